import { api, ApiError } from "./api";
import type { GameInfo, Me, NewSeat, Table } from "./protocol";
import { router } from "./router.svelte";
import { t } from "./text.svelte";

/** What is known before any table: who I am and which games there are. */
class Lobby {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  error = $state("");

  async load(): Promise<void> {
    try {
      this.me ??= await api.me();
      if (!this.games.length) this.games = await api.games();
      this.error = "";
    } catch (error) {
      this.error = says(error);
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}

export const lobby = new Lobby();

/** An error as a sentence for people. */
export function says(error: unknown): string {
  if (error instanceof ApiError) return error.message || t("server-lost");
  return t("server-lost");
}

/** Me and bots in a table of the game's middle size: three where possible. */
export function quickSeats(game: GameInfo): NewSeat[] {
  const size = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  return Array.from({ length: size }, (_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", level: game.level }));
}

export async function playNow(game: GameInfo): Promise<Table> {
  const table = await api.newTable({ game: game.id, seats: quickSeats(game) });
  router.go({ page: "table", id: table.id });
  return table;
}
