import type { Component } from "svelte";
import { api } from "./api";
import type { LiveTable } from "./live.svelte";
import { lobby } from "./lobby.svelte";
import type { Move, Position, Table } from "./protocol";
import { folderOf } from "./text.svelte";

/** What a board gets; see games/README.md. A board names its own game's view and moves: `BoardProps<View, Move>`. */
export type BoardProps<View = unknown, M extends Move = Move> = {
  live: LiveTable<View, M>;
  position: Position<View, M>;
  table: Table;
};
export type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

/** A board that draws from its own copy of the component tables is given the host's, if they differ; null: the shipped ones. */
const components = import.meta.glob<{ useComponents: (own: unknown) => void }>("../games/*/components.ts");

/** The game's own board, loaded when it is first played; null when it has none yet. Lessons use the shipped components. */
export async function loadBoard(game: string, shipped = false): Promise<Board | null> {
  const load = boards[`../games/${folderOf(game)}/Board.svelte`];
  if (!load) return null;
  const [board] = await Promise.all([load(), prepare(game, shipped)]);
  return board.default;
}

async function prepare(game: string, shipped: boolean): Promise<void> {
  const load = components[`../games/${folderOf(game)}/components.ts`];
  if (!load) return;
  const { useComponents } = await load();
  await lobby.load();
  useComponents(!shipped && lobby.game(game)?.data.own ? await api.components(game) : null);
}
