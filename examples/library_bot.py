"""A bot of thirty lines for the library: one step ahead, on a few guesses at what is hidden.

python examples/library_bot.py
"""

from random import Random

import ludi
from ludi import Knowledge, Move
from ludi.bots import RandomBot


class Careful:
    """Tries each move on the same few worlds and takes the one that looks best on average."""

    def choose(self, knowledge: Knowledge, rng: Random) -> Move:
        heuristics, seat = knowledge.game.heuristics, knowledge.seat
        worlds = [knowledge.guess(rng) for _ in range(4)]

        def worth(move: Move) -> float:
            total = 0.0
            for world in worlds:
                after = world.copy()
                after.play(seat, move)
                total += heuristics.evaluate(after, seat)
            return total

        return max(knowledge.moves(), key=worth)


def main() -> None:
    game, bots, rng = ludi.game("lutetia"), [Careful(), RandomBot(), RandomBot()], Random("ides")
    state = game.new(seats=3, seed="ides")
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, bots[seat].choose(Knowledge(game, state, seat), rng))
    result = state.result()
    assert result is not None
    print("Winners:", result.winners, "points:", [score.total for score in result.scores])


if __name__ == "__main__":
    main()
