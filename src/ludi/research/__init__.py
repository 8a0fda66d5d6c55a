"""Every game as a PettingZoo environment. Needs the extra `research`; see docs/research.md."""

from ludi.research.actions import Actions
from ludi.research.environment import LudiEnv, env, raw_env
from ludi.research.observations import Observations

__all__ = ["Actions", "LudiEnv", "Observations", "env", "raw_env"]
