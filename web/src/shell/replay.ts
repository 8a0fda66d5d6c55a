import { getContext, setContext, type Snippet } from "svelte";

/** What a replay puts into the frame in place of prompt, hand and log; boards need not know. */
export type ReplayParts = { controls: Snippet; log: Snippet };

const KEY = Symbol("replay");
export const setReplay = (parts: ReplayParts): ReplayParts => setContext(KEY, parts);
export const getReplay = (): ReplayParts | undefined => getContext(KEY);
