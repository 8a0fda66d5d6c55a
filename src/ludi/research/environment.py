"""Every game as a PettingZoo AEC environment: `env("lutetia", seats=3)`."""

from __future__ import annotations

from typing import Any, Literal, get_args

from ludi.core.errors import InvalidInput
from ludi.games import game

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as missing:
    raise InvalidInput(
        f"Environments need {missing.name}: pip install 'ludi-romani[research]'"
    ) from None

from ludi.core.chance import fresh_seed
from ludi.core.moves import Move
from ludi.core.record import seat_letter
from ludi.core.result import Result
from ludi.research.actions import Actions
from ludi.research.observations import Observations

Reward = Literal["win", "rank", "score"]


class LudiEnv(AECEnv):  # type: ignore[misc]
    """One agent a seat. All reward comes at the end; in a simultaneous phase agents act in turn,
    none of them seeing what the others have chosen."""

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in get_args(Reward):
            raise InvalidInput(f"There is no reward {reward!r}: {', '.join(get_args(Reward))}")
        self.game = game(id)
        self.metadata = {
            "name": f"ludi_{id.replace('-', '_')}_v{self.game.rules}",
            "is_parallelizable": False,
            "render_modes": ["ansi"],
        }
        self.seats = self.game.checked_seats(seats or max(self.game.seats[0], 2))
        self.options = self.game.checked_options(self.seats, options)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.actions = Actions(self.game)
        self.observations = Observations(self.game, self.seats)
        self._action_spaces = {
            agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents
        }
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        -numpy.inf, numpy.inf, (self.observations.size,), numpy.float32
                    ),
                    "action_mask": spaces.Box(0, 1, (self.actions.size,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed, the same deal."""
        self.state_of_game = self.game.new(
            self.seats, fresh_seed() if seed is None else str(seed), self.options
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self._legal.get(-1 if action is None else int(action))
        if move is None:
            raise InvalidInput(f"Action {action} is not legal for {agent}: its mask is 0 there")
        self._cumulative_rewards[agent] = 0
        self.state_of_game.apply(self._seat(agent), move)
        self._clear_rewards()
        result = self.state_of_game.result()
        if result is not None and not self.state_of_game.actors():
            self.rewards = dict(zip(self.agents, self._earned(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat sees, and a mask of what it may do now."""
        seat = self._seat(agent)
        mask = numpy.zeros(self.actions.size, dtype=numpy.int8)
        if agent == self.agent_selection:
            mask[list(self._legal)] = 1
        view = self.state_of_game.view(seat)
        return {"observation": self.observations.of(view, seat), "action_mask": mask}

    def move(self, action: int) -> Move:
        """The move that an action stands for now."""
        return self._legal[action]

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        state, texts = self.state_of_game, self.game.texts
        names = [seat_letter(seat) for seat in range(self.seats)]
        prompt = state.prompt(None)
        asked = texts.sentence("en", prompt.key, prompt.args, names) if prompt else "over"
        return f"{self.game.id} {state.turn()}: {asked}"

    def close(self) -> None:
        """Nothing is held."""

    def _ask(self) -> None:
        actors = self.state_of_game.actors()
        if not actors:
            self.agent_selection = self.agents[0]
            self._legal: dict[int, Move] = {}
            return
        self.agent_selection = self.possible_agents[actors[0]]
        self._legal = self.actions.numbered(self.state_of_game.moves(actors[0]))

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _earned(self, result: Result) -> list[float]:
        scores = [float(score.total) for score in result.scores]
        if self.reward == "score":
            return scores
        if self.seats == 1:
            known = self.game.heuristics
            return [(scores[0] - known.par_score) / known.score_scale]
        if self.reward == "rank":
            return [1 - 2 * (rank - 1) / (self.seats - 1) for rank in result.ranks]
        share = 1 / len(result.winners)
        return [
            (share if seat in result.winners else 0.0) - 1 / self.seats
            for seat in range(self.seats)
        ]


def raw_env(id: str, **settings: Any) -> LudiEnv:
    return LudiEnv(id, **settings)


def env(id: str, **settings: Any) -> Any:
    """With PettingZoo's usual guards: an illegal action ends the game with reward -1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(id, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
