/** The rules at hand: opened over the table, at a clause, without leaving it. */
class Rulebook {
  open = $state.raw<{ game: string; clause: string | null } | null>(null);

  show(game: string, clause: string | null): void {
    this.open = { game, clause };
  }

  close(): void {
    this.open = null;
  }

  /** The clause of what is shown large just now, under the mouse or the keyboard. */
  showZoomed(game: string): boolean {
    const clause = [...document.querySelectorAll<HTMLElement>("[data-clause]")].at(-1)?.dataset.clause;
    if (clause) this.show(game, clause);
    return !!clause;
  }
}

export const rulebook = new Rulebook();
