"""How the game ends (18): checked after every event, in the middle of anything."""

from __future__ import annotations

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.core.preview import Trial
from ludi.games.glory_to_rome.data import (
    ARCHITECT,
    CRAFTSMAN,
    LABORER,
    LEGIONARY,
    MERCHANT,
    NONE,
    PATRON,
)
from ludi.games.glory_to_rome.moves import Concede, GloryToRomeMove, Withdraw
from ludi.games.glory_to_rome.state import Player, State
from ludi.games.glory_to_rome.structures import FORUM, LUDUS_MAGNA, STOREROOM


def over(s: State, reason: str = "") -> bool:
    """The check after every event (18.6): first the Forum (18.8), then the reason, then the deck.

    When it says yes the agenda is empty, and nothing may be put on it any more.
    """
    if s.forum and (winners := forum_winners(s)):
        end(s, "forum-condition", winners)
        return True
    if not reason and s.deck:
        return False
    end(s, reason or "deck-empty")
    return True


def end(s: State, reason: str, champions: list[int] | None = None) -> None:
    s.ended = reason
    s.champions = champions or []
    s.agenda.clear()
    if s.drawn != NONE:  # only when the others agree in the middle of a Fountain's action
        s.deck.append(s.drawn)
        s.drawn = NONE
    if s.trace is not None:
        from ludi.games.glory_to_rome.scoring import say_result

        s.say("end", reason=reason)
        s.reveal()  # the vaults
        say_result(s)


def sure_end(trial: Trial) -> bool:
    """An empty deck is foreseen, whatever the last card is; so is an end before the vaults open."""
    assert isinstance(trial.after, State)
    told = any(event.key == "log-end" for event in trial.events)
    return told or trial.after.ended == "deck-empty"


def forum_winners(s: State) -> list[int]:
    """Who fulfils the Forum's condition; of several, who scores best (17.23.4)."""
    found = [seat for seat, player in enumerate(s.players) if fulfils_forum(s, player)]
    if len(found) > 1:
        from ludi.games.glory_to_rome.scoring import best

        return best(s, found)
    return found


def fulfils_forum(s: State, player: Player) -> bool:  # 17.23
    if not player.functions & FORUM:
        return False
    if s.options.variant != "classic" and not all(player.stockpile):  # 20.2
        return False
    return has_every_role(player)


def has_every_role(player: Player) -> bool:
    """A client for each of the six roles, every client standing for one (17.23.1)."""
    clients, functions = player.clients, player.functions
    merchants = clients[MERCHANT] - 1
    missing = spare = 0
    for role in (CRAFTSMAN, ARCHITECT, LEGIONARY, PATRON):
        if clients[role]:
            spare += clients[role] - 1
        else:
            missing += 1
    if functions & LUDUS_MAGNA:
        merchants -= missing
    elif missing:
        return False
    if merchants < 0:
        return False
    if clients[LABORER]:
        return True
    if functions & STOREROOM:
        return spare + merchants > 0
    return functions & LUDUS_MAGNA != 0 and merchants > 0


# Giving up (18.9)


def concessions(s: State, seat: int) -> list[GloryToRomeMove]:
    if not s.agenda:
        return []
    named = s.conceded[seat]
    found: list[GloryToRomeMove] = [
        Concede(other) for other in range(len(s.players)) if other not in (seat, named)
    ]
    return found if named == NONE else [*found, Withdraw()]


def check_concession(s: State, seat: int, move: Move) -> Refusal | None:
    named = s.conceded[seat]
    if isinstance(move, Withdraw):
        return Refusal("no-concede-none", "18.9") if named == NONE else None
    assert isinstance(move, Concede)
    if move.target == seat:
        return Refusal("no-concede-self", "18.9")
    if move.target >= len(s.players):
        return Refusal("no-such-seat", "18.9")
    if move.target == named:
        return Refusal("no-concede-same", "18.9", {"target": move.target})
    return None


def concede(s: State, seat: int, move: Move) -> None:
    if isinstance(move, Withdraw):
        s.conceded[seat] = NONE
        s.say("concede-withdraw", seat=seat)
        return
    assert isinstance(move, Concede)
    winner = move.target
    s.conceded[seat] = winner
    s.say("concede", seat=seat, target=winner)
    others = [named for other, named in enumerate(s.conceded) if other != winner]
    if all(named == winner for named in others):
        end(s, "concession-by-all", [winner])
