"""The final count (19), as a breakdown that can be shown, and the winner."""

from __future__ import annotations

from ludi.core import result as core
from ludi.core.result import Result, Score
from ludi.games.glory_to_rome.data import MATERIALS
from ludi.games.glory_to_rome.state import Player, State
from ludi.games.glory_to_rome.structures import STATUE, WALL

STATUE_POINTS = 3  # 17.24
MATERIALS_A_POINT = 2  # 17.17


def result(s: State) -> Result:
    if not s.champions:
        return core.result(scores(s), f"end-{s.ended}", [("tie-hand", hands(s))])
    ranks = [1 if seat in s.champions else 1 + len(s.champions) for seat in range(len(s.players))]
    return Result(scores(s), ranks, s.champions, f"end-{s.ended}")  # 19.1: no points are needed


def scores(s: State) -> list[Score]:
    vaults = [vault(s, player) for player in s.players]
    bonuses = merchant_bonuses(s, vaults)
    return [
        Score.of(
            influence=player.influence,
            vault=sum(n * s.data.value[m] for m, n in enumerate(vaults[seat])),
            bonuses=s.data.bonus * bonuses[seat],
            statue=statue(s, player),
            wall=wall(player),
        )
        for seat, player in enumerate(s.players)
    ]


def standing(s: State) -> list[Score]:
    """What everybody can count before the vaults are opened."""
    return [
        Score.of(influence=player.influence, statue=statue(s, player), wall=wall(player))
        for player in s.players
    ]


def vault(s: State, player: Player) -> list[int]:
    """How many cards of each material lie in a vault."""
    cards = player.vault[:]
    for kind in (*player.vault_own, *player.vault_unseen):
        cards[s.data.material[kind]] += 1
    return cards


def merchant_bonuses(s: State, vaults: list[list[int]]) -> list[int]:
    """How many bonuses each seat gets: strictly the most of a material (19.1.3)."""
    won = [0] * len(vaults)
    for winner in bonus_winners(vaults):
        if winner is not None:
            won[winner] += 1
    return won


def bonus_winners(vaults: list[list[int]]) -> list[int | None]:
    found: list[int | None] = []
    for column in zip(*vaults, strict=True):
        most = max(column)
        found.append(column.index(most) if column.count(most) == 1 else None)
    return found


def statue(s: State, player: Player) -> int:
    """Only to who owns it completed: neither the Gate nor a Stairway gives the points (17.24)."""
    if s.options.variant == "simplified":  # 20.3
        return 0
    return STATUE_POINTS if player.completed & STATUE else 0


def wall(player: Player) -> int:
    return sum(player.stockpile) // MATERIALS_A_POINT if player.functions & WALL else 0


def hands(s: State) -> list[int]:
    return [len(player.hand) + player.senators for player in s.players]


def best(s: State, seats: list[int]) -> list[int]:
    """Of these seats, who has the best score, hands breaking ties (17.23.4)."""
    totals, held = scores(s), hands(s)
    keys = {seat: (totals[seat].total, held[seat]) for seat in seats}
    return [seat for seat in seats if keys[seat] == max(keys.values())]


def say_result(s: State) -> None:
    if s.champions:
        key = "win-forum" if s.ended == "forum-condition" else "win-concession"
        for seat in s.champions:
            s.say(key, seat=seat)
        return
    s.say("vaults-open")
    winners = bonus_winners([vault(s, player) for player in s.players])
    for material, winner in zip(MATERIALS, winners, strict=True):
        if winner is None:
            s.say("bonus-none", material=material)
        else:
            s.say("bonus", material=material, seat=winner)
    found = result(s)
    if len(found.winners) > 1:
        s.say("win-shared", seats=found.winners)
        return
    (winner,) = found.winners
    if found.tie_break:
        s.say("win-tie", seat=winner, n=hands(s)[winner])
    else:
        s.say("win", seat=winner, n=found.scores[winner].total)
