// Writes src/generated: the types of each game's moves, view and options (<game folder>.ts) and of all that goes over the
// wire (protocol.ts), from the JSON schemas of the Python package. Run it after a change there.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const venv = join(here, "../../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
// Another folder may be named: the tests compare what is made now with what is stored.
const out = process.argv[2] ?? join(here, "../src/generated");
const BANNER = "/* Generated from the schema of the Python package by `npm run types`; do not edit. */";
mkdirSync(out, { recursive: true });

const games = read("ludi.schema");
for (const [game, schema] of Object.entries(games))
  // Unformatted: some fields may hold one of two hundred ids
  await write(game.replaceAll("-", "_"), every(schema.$defs, complete), { additionalProperties: false, format: false });
writeSeats(games);
// What Python does not describe is still JSON
await write("protocol", every(read("ludi.table.api.schema").$defs, received), { style: { printWidth: 120 } }, (text) =>
  text.replace("\n\n", '\n\nimport type { Json } from "../lib/protocol";\n\n').replaceAll("unknown", "Json"),
);

function read(module) {
  const text = execFileSync(python, ["-m", module], { encoding: "utf-8", maxBuffer: 64 << 20 });
  return JSON.parse(text, (_, value) => compilable(value));
}

/** A part of a schema as the compiler knows it: references by name are ours, tuples newer than it. */
function compilable(part) {
  if (part?.["x-type"]) return { $ref: `#/$defs/${part["x-type"]}` };
  if (!part?.prefixItems) return part;
  const { prefixItems, items: _, ...rest } = part;
  return { ...rest, items: prefixItems, additionalItems: false };
}

async function write(name, definitions, options, edit = (text) => text) {
  // Every definition becomes a type of its own when the root mentions it.
  const names = Object.keys(definitions);
  const root = {
    title: "All",
    type: "object",
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: definitions,
  };
  const text = await compile(root, "All", {
    bannerComment: BANNER,
    maxItems: 8,
    ...options,
  });
  const file = join(out, `${name}.ts`);
  writeFileSync(file, edit(withoutRoot(text)));
  console.log(`${file}: ${names.length} types`);
}

/** Which fields of moves and views name seats, or hold a number for each seat. */
function writeSeats(games) {
  const rows = Object.entries(games).map(([game, { $defs }]) => {
    const fields = { names: marked($defs, "name"), counts: marked($defs, "counts") };
    return `  "${game}": ${JSON.stringify(fields)},\n`;
  });
  const text = `${BANNER}

/** By game: fields that name a seat, and fields that hold a number for each seat. */
export const SEATS: Record<string, { names: string[]; counts: string[] }> = {
${rows.join("")}};
`;
  writeFileSync(join(out, "seats.ts"), text);
}

function marked(definitions, how) {
  const fields = Object.values(definitions).flatMap(({ properties = {} }) => Object.entries(properties));
  const names = fields.filter(([, field]) => JSON.stringify(field).includes(`"x-seat":"${how}"`)).map(([name]) => name);
  return [...new Set(names)].sort();
}

function every(definitions, change) {
  return Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, change(definition)]));
}

/** msgspec leaves objects open; a struct has the fields it has. A default means: may be missing when sent, never when received. */
function complete(definition) {
  return definition.properties
    ? { ...definition, additionalProperties: false, required: Object.keys(definition.properties) }
    : definition;
}

/** A struct that refuses unknown fields is one that we send. */
function received({ properties, ...rest }) {
  const definition = properties ? { ...rest, properties: every(properties, anything) } : rest;
  return rest.additionalProperties === false ? definition : complete(definition);
}

/** Without a type it may be anything, not only an object. */
function anything(property) {
  return Object.keys(property).every((key) => key === "description" || key === "default")
    ? { ...property, tsType: "unknown" }
    : property;
}

function withoutRoot(text) {
  return text.replace(/export interface All \{[\s\S]*?\n\}\n?/, "");
}
