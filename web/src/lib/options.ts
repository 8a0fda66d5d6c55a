import { jsonText, type Json, type JsonSchema } from "./protocol";
import { kebab, pretty, type Words } from "./text.svelte";

/** One option of a game as a form shows it, read from the JSON schema of the game's options. */
export type Field = {
  name: string;
  kind: "choice" | "switch" | "number" | "text";
  values: Json[];
  minimum?: number;
  maximum?: number;
  /** The option may be off (null). */
  optional: boolean;
  initial: Json;
};

export function fieldsOf(schema: JsonSchema, defaults: Record<string, Json>): Field[] {
  const root = resolve(schema, schema);
  return Object.entries(root.properties ?? {}).map(([name, property]) => field(name, property, schema, defaults));
}

function field(name: string, property: JsonSchema, schema: JsonSchema, defaults: Record<string, Json>): Field {
  const branches = (property.anyOf ?? [property]).map((branch) => resolve(branch, schema));
  const optional = branches.some(isNull);
  const shape = branches.find((branch) => !isNull(branch)) ?? {};
  const initial = defaults[name] ?? property.default ?? null;
  const base = { name, optional, initial, values: [] as Json[] };
  const listed =
    shape.enum ??
    (branches.length > 1 && branches.every((b) => b.const !== undefined) ? branches.map((b) => b.const ?? null) : null);
  if (listed) return { ...base, kind: "choice", values: inOrder(listed, property.default ?? defaults[name]) };
  if (shape.type === "boolean") return { ...base, kind: "switch" };
  if (shape.type === "integer" || shape.type === "number") {
    return {
      ...base,
      kind: "number",
      ...(shape.minimum !== undefined && { minimum: shape.minimum }),
      ...(shape.maximum !== undefined && { maximum: shape.maximum }),
    };
  }
  return { ...base, kind: "text" };
}

/** The usual choice first; the schema lists them by the alphabet, which means nothing. */
function inOrder(values: Json[], usual: Json | undefined): Json[] {
  return usual !== undefined && values.includes(usual) ? [usual, ...values.filter((value) => value !== usual)] : values;
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? { ...root.$defs?.[name], ...(schema.default !== undefined && { default: schema.default }) } : schema;
}

function isNull(schema: JsonSchema): boolean {
  return schema.type === "null" || schema.const === null;
}

export function initialOptions(fields: Field[]): Record<string, Json> {
  return Object.fromEntries(fields.map((field) => [field.name, field.initial]));
}

/** What is wrong with a value, as a key of the shell's words; null when it fits. */
export function problem(field: Field, value: Json): { key: string; args: Record<string, number> } | null {
  if (value === null) return field.optional ? null : { key: "option-needed", args: {} };
  if (field.kind !== "number") return null;
  if (typeof value !== "number" || !Number.isInteger(value)) return { key: "option-whole", args: {} };
  if (field.minimum !== undefined && value < field.minimum) return { key: "option-least", args: { n: field.minimum } };
  if (field.maximum !== undefined && value > field.maximum) return { key: "option-most", args: { n: field.maximum } };
  return null;
}

export function optionLabel(words: Words, name: string): string {
  return words.find(`option-${kebab(name)}`) ?? pretty(name);
}

export function optionHelp(words: Words, name: string, value?: Json): string {
  const own =
    value !== undefined && value !== null
      ? words.find(`option-${kebab(name)}-${kebab(jsonText(value))}.help`)
      : undefined;
  return own ?? words.find(`option-${kebab(name)}.help`) ?? "";
}

/** A value in words: `option-bribe-mode-waves`, `option-wave-limit-value` with `$n`, `option-wave-limit-none`. */
export function optionValue(words: Words, name: string, value: Json): string {
  const key = `option-${kebab(name)}`;
  if (value === null) return words.find(`${key}-none`) ?? words.t("value-none");
  if (typeof value === "boolean")
    return words.find(`${key}-${value ? "yes" : "no"}`) ?? words.t(value ? "value-yes" : "value-no");
  if (typeof value === "number") return words.find(`${key}-value`, { n: value }) ?? String(value);
  return words.find(`${key}-${kebab(jsonText(value))}`) ?? pretty(jsonText(value));
}
