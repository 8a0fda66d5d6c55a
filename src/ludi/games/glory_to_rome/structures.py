"""What the structures do at all times: functions as masks, limits, and which material fits where.

What a structure does at a certain moment stands at that moment in `steps`.
"""

from __future__ import annotations

from ludi.games.glory_to_rome.data import (
    KIND,
    MARBLE,
    NONE,
    RUBBLE,
    STONE,
    STRUCTURES,
)
from ludi.games.glory_to_rome.state import Player, State, Structure

(
    ACADEMY,
    AQUEDUCT,
    AMPHITHEATRE,
    COLISEUM,
    ATRIUM,
    GATE,
    CIRCUS,
    DOCK,
    FOUNTAIN,
    INSULA,
    CATACOMB,
    LATRINE,
    BATH,
    ARCHWAY,
    STOREROOM,
    BRIDGE,
    WALL,
    FOUNDRY,
    GARDEN,
    SHRINE,
    PALISADE,
    PALACE,
    FORUM,
    STATUE,
    VILLA,
    BASILICA,
    STAIRWAY,
    SENATE,
    SCRIPTORIUM,
    SCHOOL,
    LUDUS_MAGNA,
    SEWER,
    TEMPLE,
    CIRCUS_MAXIMUS,
    MARKET,
    BAR,
    ROAD,
    VOMITORIUM,
    TOWER,
    PRISON,
) = (1 << kind for kind in range(len(STRUCTURES)))

STATUE_KIND = KIND["statue"]
VILLA_KIND = KIND["villa"]


def refresh(s: State) -> None:
    """Which functions are active for whom (16.1); after anything that can change it."""
    if s.options.variant == "simplified":  # 20.3
        return
    opened, marble = s.opened, s.data.marble
    everybody = 0
    for player in s.players:
        active = player.completed | opened
        if active & GATE:
            active |= player.names & marble  # the Statue is marble whatever its site
        player.functions = active
        everybody |= active
    s.forum = everybody & FORUM != 0


# Limits


def hand_limit(s: State, player: Player) -> int:  # 5.3
    functions = player.functions
    return s.data.hand_limit + (2 if functions & SHRINE else 0) + (4 if functions & TEMPLE else 0)


def clientele_limit(player: Player) -> int:  # 8.3
    functions = player.functions
    limit = player.influence + (2 if functions & INSULA else 0)
    return limit * 2 if functions & AQUEDUCT else limit


def vault_limit(player: Player) -> int:  # 14.3
    return player.influence + (2 if player.functions & MARKET else 0)


def vault_size(player: Player) -> int:
    return sum(player.vault) + len(player.vault_own) + len(player.vault_unseen)


# Materials


def own(player: Player, kind: int) -> int:
    """Where the structure of that name stands among the player's; NONE if there is none."""
    if player.names >> kind & 1:
        for index, structure in enumerate(player.structures):
            if structure.kind == kind:
                return index
    return NONE


def fits(s: State, functions: int, structure: Structure, material: int) -> bool:
    """May this material be added for its own sake (10.5.1 to 10.5.4)?"""
    kind = structure.kind
    printed = s.data.material[kind]
    if material == printed:
        return True
    statue = kind == STATUE_KIND
    if statue and material == structure.site:
        return True
    if material == RUBBLE and functions & TOWER:
        return True
    stone = printed == STONE or (statue and structure.site == STONE)
    return stone and functions & ROAD != 0


def ways(
    s: State, functions: int, structure: Structure, material: int, villa: bool
) -> tuple[bool, ...]:
    """The ways to add this material: False only adds it, True completes the structure (21.1).

    `villa`: is it added by an architect action, with functions in play (17.25)?
    """
    suits = fits(s, functions, structure, material)
    marble = material == MARBLE and functions & SCRIPTORIUM  # 17.29
    if not suits:
        return ONLY_FINISH if marble else ()
    if len(structure.materials) + 1 >= s.data.value[structure.site]:
        return ONLY_FINISH
    if marble or (villa and structure.kind == VILLA_KIND):
        return EITHER
    return ONLY_ADD


ONLY_ADD, ONLY_FINISH, EITHER = (False,), (True,), (True, False)
