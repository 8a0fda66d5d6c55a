import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import OptionsForm from "../shell/OptionsForm.svelte";
import { fieldsOf, initialOptions, optionHelp, optionValue, problem } from "./options";
import type { JsonSchema } from "./protocol";
import { makeBundle, Words } from "./text.svelte";

/** As msgspec writes it. */
const schema: JsonSchema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        bribe_mode: { enum: ["live", "waves"], default: "waves" },
        wave_limit: { anyOf: [{ type: "integer", minimum: 2 }, { type: "null" }], default: 12 },
        open_hands: { type: "boolean", default: false },
        rounds: { type: "integer", minimum: 1, maximum: 9, default: 6 },
      },
    },
  },
};
const defaults = { bribe_mode: "waves", wave_limit: 12, open_hands: false, rounds: 6 };
const fields = fieldsOf(schema, defaults);
const bundle = makeBundle("en", [
  `
option-bribe-mode = How bribes are laid
    .help = In any case.
option-bribe-mode-waves = In waves
    .help = Without hurry.
option-bribe-mode-live = Live
option-wave-limit = Last wave
option-wave-limit-value = wave { $n }
option-wave-limit-none = no limit
option-open-hands = Open hands
option-rounds = Rounds
value-none = none
`,
]);
const words = new Words(
  "x",
  () => bundle,
  () => "en",
);

describe("fields of a schema", () => {
  it("are choices, switches and numbers", () => {
    expect(fields.map(({ name, kind, optional }) => [name, kind, optional])).toEqual([
      ["bribe_mode", "choice", false],
      ["wave_limit", "number", true],
      ["open_hands", "switch", false],
      ["rounds", "number", false],
    ]);
    expect(initialOptions(fields)).toEqual(defaults);
  });

  it("begin with the usual choice", () => expect(fields[0]?.values).toEqual(["waves", "live"]));

  it("know what does not fit", () => {
    const [, limit, , rounds] = fields;
    expect(problem(limit!, null)).toBeNull();
    expect(problem(limit!, 2)).toBeNull();
    expect(problem(limit!, 1)).toEqual({ key: "option-least", args: { n: 2 } });
    expect(problem(rounds!, 10)).toEqual({ key: "option-most", args: { n: 9 } });
    expect(problem(rounds!, 2.5)?.key).toBe("option-whole");
    expect(problem(rounds!, "")?.key).toBe("option-whole");
    expect(problem(rounds!, null)?.key).toBe("option-needed");
  });

  it("are said in the game's words", () => {
    expect(optionValue(words, "bribe_mode", "waves")).toBe("In waves");
    expect(optionValue(words, "wave_limit", 12)).toBe("wave 12");
    expect(optionValue(words, "wave_limit", null)).toBe("no limit");
    expect(optionHelp(words, "bribe_mode", "waves")).toBe("Without hurry.");
    expect(optionHelp(words, "bribe_mode", "live")).toBe("In any case.");
  });
});

describe("the form", () => {
  let app: ReturnType<typeof mount> | undefined;
  afterEach(() => {
    if (app) void unmount(app);
    document.body.innerHTML = "";
  });

  function show(values: Record<string, unknown>) {
    const props = { fields, words, values: values as typeof defaults };
    app = mount(OptionsForm, { target: document.body, props });
    flushSync();
    return props;
  }

  it("shows every option with its label and value", () => {
    show({ ...defaults });
    expect([...document.querySelectorAll(".opt")]).toHaveLength(4);
    expect(document.body.textContent).toContain("How bribes are laid");
    expect(document.querySelector<HTMLInputElement>("input[value=waves]")?.checked).toBe(true);
    expect(document.querySelector<HTMLInputElement>("input[type=number]")?.value).toBe("12");
  });

  it("marks a number that does not fit", () => {
    show({ ...defaults, wave_limit: 1 });
    expect(document.querySelector("input[aria-invalid=true]")).not.toBeNull();
    expect(document.querySelector("[role=alert]")).not.toBeNull();
  });

  it("says what off means instead of an empty field", () => {
    show({ ...defaults, wave_limit: null });
    expect(document.body.textContent).toContain("no limit");
    expect(document.querySelectorAll("input[type=number]")).toHaveLength(1);
  });
});
