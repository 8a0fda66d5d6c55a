import { getContext, setContext } from "svelte";

/** How the prompt leads from the last position to its count; boards need not know. */
export type Ending = { toResult: () => void };

const KEY = Symbol("ending");
export const setEnding = (ending: Ending): Ending => setContext(KEY, ending);
export const getEnding = (): Ending | undefined => getContext(KEY);
