import type { Component } from "svelte";
import type { LiveTable } from "./live.svelte";
import type { Position, Table } from "./protocol";
import { folderOf } from "./text.svelte";

/** What a board gets; see games/README.md. A board narrows `position` to its own game's view. */
export type BoardProps = { live: LiveTable; position: Position; table: Table };
export type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

/** The game's own board, loaded when it is first played; null when it has none yet. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = boards[`../games/${folderOf(game)}/Board.svelte`];
  return load ? (await load()).default : null;
}
