"""What the tests of 7 Wonders share."""

from ludi.games.seven_wonders import scoring
from ludi.games.seven_wonders.moves import Build
from ludi.games.seven_wonders.position import DISCARD, all_choose


def names(s, cards):
    return [s.data.ids[card] for card in cards]


def structures(s, c):
    return names(s, s.cities[c].built)


def free(card):
    return Build(card, "pay", 0, 0, 0)


def play(s, *moves, idle=DISCARD):
    """Everybody chooses: the first seats these moves, the others discard."""
    for seat, move in all_choose(s.seats, *moves, idle=idle):
        s.play(seat, move)
    return s


def idle_through(s, age, round):
    """Everybody stays idle until that turn."""
    while (s.age, s.round) != (age, round):
        seat = s.actors()[0]
        s.play(seat, s.question.idle(s, seat))


def score(s, c=0):
    return scoring.score(s, c).parts
