"""The log of a game in memory."""

import pytest

import ludi
from ludi.core.errors import IllegalMove
from ludi.core.match import Match
from ludi.games.lutetia.moves import Bid
from ludi.table.room.game_log import GameLog, LogEntry
from ludi.table.store.game_log import log_row

GAME = ludi.game("lutetia")


def new_log() -> GameLog:
    return GameLog(Match(GAME, 2, "x"))


def test_an_entry_is_the_same_after_it_was_stored() -> None:
    for entry in (LogEntry("move", 0, Bid("A", "1")), LogEntry("undo", 1), LogEntry("redo", 1)):
        assert LogEntry.from_row(log_row("table", 1, entry), GAME) == entry


def test_undo_and_redo_are_entries_too() -> None:
    log, made = new_log(), LogEntry("move", 0, Bid("A", "1"))
    digests = [log.digest()]
    for entry in (made, LogEntry("undo", 0), LogEntry("redo", 0)):
        log.add(entry)
        digests.append(log.digest())
    assert (log.number, log.match.number) == (3, 1)
    assert digests[2] == digests[0]
    assert digests[3] == digests[1] != digests[0]


def test_what_is_refused_changes_nothing() -> None:
    log = new_log()
    before = log.summary()
    with pytest.raises(IllegalMove):
        log.add(LogEntry("undo", 0))
    assert (log.number, log.summary()) == (0, before)
    assert before.status == "playing"


def test_a_second_click_is_refused_but_not_a_choice_made_side_by_side() -> None:
    log, made = new_log(), LogEntry("move", 0, Bid("A", "1"))
    log.check_fresh(made, 0)
    log.add(made)
    with pytest.raises(IllegalMove):
        log.check_fresh(made, 0)
    log.check_fresh(LogEntry("move", 1, Bid("B", "2")), 0)  # both bid at the same time
    with pytest.raises(IllegalMove):
        log.check_fresh(LogEntry("move", 1, Bid("B", "2")), 7)  # nobody has seen that version
