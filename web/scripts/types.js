// Writes src/generated/<game folder>.ts from the games' JSON schema. Run it after changing a game's moves, view or options.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const venv = join(here, "../../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
const games = JSON.parse(execFileSync(python, ["-m", "ludi.schema"], { encoding: "utf-8", maxBuffer: 64 << 20 }));
const out = join(here, "../src/generated");
mkdirSync(out, { recursive: true });

for (const [game, schema] of Object.entries(games)) {
  // Every definition becomes a type of its own when the root mentions it.
  const names = Object.keys(schema.$defs);
  const root = {
    title: "All",
    type: "object",
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: closed(schema.$defs),
  };
  const text = await compile(root, "All", {
    bannerComment: "/* Generated from the game's schema by `npm run types`; do not edit. */",
    additionalProperties: false,
    format: false,
    maxItems: 8,
  });
  const file = `${game.replaceAll("-", "_")}.ts`;
  writeFileSync(join(out, file), withoutRoot(text));
  console.log(`src/generated/${file}: ${names.length} types`);
}

/** msgspec leaves objects open; a struct has the fields it has. A default means: may be missing when sent, never when received. */
function closed(definitions) {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      definition.properties ? { ...definition, additionalProperties: false, required: Object.keys(definition.properties) } : definition,
    ]),
  );
}

function withoutRoot(text) {
  return text.replace(/export interface All \{[\s\S]*?\n\}\n?/, "");
}
