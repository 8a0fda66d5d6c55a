import { createRequire } from "node:module";
import type { Plugin } from "vite";

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

/** `import beer from "icon:beer-stein"` gives that one glyph of game-icons.net; the other four thousand stay out of the bundle. */
export function gameIcons(): Plugin {
  const prefix = "icon:";
  let set: IconSet | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const name = id.slice(prefix.length + 1);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      if (!icon) return this.error(`game-icons.net has no icon named "${name}"`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
