import svg from "./scenes.svg?raw";

/** Eight scenes of our own, 860 by 176, by the id of their Wonder. */
export const SCENES: Record<string, string> = Object.fromEntries(
  [...svg.matchAll(/<symbol id="scene-([a-z]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(([, id = "", body = ""]) => [
    id,
    body,
  ]),
);
