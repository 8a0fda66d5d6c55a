"""What each seat may see (4.5), and a guess at what it may not.

The view tells only how far the sheets are filled; what is printed on them is in `sheet.json`.
"""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import msgspec

from ludi.core.moves import to_json
from ludi.games.hadrians_wall.actions.cards import (
    GOODS_SOURCES,
    PATTERN_SOURCES,
    card_of,
    owner,
    sources,
)
from ludi.games.hadrians_wall.actions.right import dead
from ludi.games.hadrians_wall.actions.scouts import squares_of
from ludi.games.hadrians_wall.data import CARD_IDS
from ludi.games.hadrians_wall.layout import (
    ATTRIBUTES,
    BATHS,
    BATHS_BOXES,
    BATTLE_BOXES,
    BATTLES,
    BUILT,
    CIPPI,
    CITIZENS,
    COHORT,
    COHORTS,
    COURTHOUSE,
    COURTHOUSE_BOXES,
    DAMAGE,
    DIPLOMAT_BOXES,
    DIPLOMATS,
    DISDAIN,
    EXTRA,
    FATE_DECK,
    FAVOUR,
    FAVOUR_ANY,
    FORT,
    FORUM,
    FORUM_BOXES,
    GLADIATORS,
    GUARD,
    ITEMS,
    MAP,
    MARKET,
    MARKET_BOXES,
    MINING,
    NEUTRAL_A,
    PLACE,
    PRODUCTION,
    REMOVED,
    RENOWN,
    SCOUTS,
    SLASH,
    SOURCES,
    TEMPLES,
    THEATRE,
    THEATRE_BOXES,
    TRADERS,
    TRAINED,
    TRAINING,
    TRAINING_BOXES,
    WALL,
)
from ludi.games.hadrians_wall.scoring import measured, met, path_points, penalty, rank, scores
from ludi.games.hadrians_wall.sheet import disdain, infrastructure, kind_of_choice, law
from ludi.games.hadrians_wall.state import Player, State
from ludi.games.hadrians_wall.steps import attacks, paths, through


class GladiatorView(msgspec.Struct, frozen=True):
    trained: int  # circled boxes
    damage: int  # those of them that are filled
    dead: bool
    battles: list[int]  # the Years in which it fought, 0 for an empty box


class PathView(msgspec.Struct, frozen=True):
    card: str
    value: int  # of what the path measures, now
    points: int


class PendingView(msgspec.Struct, frozen=True):
    """A choice that an icon asks for."""

    kind: str  # cohort, road, slash, place
    attributes: list[str]  # of a road or slash
    source: str | None  # of the pattern to place
    pattern: str | None


class SheetView(msgspec.Struct, frozen=True):
    """How far the two sheets are filled."""

    tracks: dict[str, int]  # filled boxes, by the ids of sheet.json and cohort-left, …
    infrastructure: int
    built: list[str]
    training: list[int]  # Years, 0 for an empty box; so too the next ones
    forum: list[int]
    theatre: list[int]
    baths: list[int]
    courthouse: list[int]
    market: list[int]  # goods numbers
    gladiators: dict[str, GladiatorView]
    diplomats: list[str | None]  # the cohort each serves
    favours: dict[str, int]  # any, left, centre, right: not yet spent
    map: list[int]  # filled squares, numbered row by row from 0
    disdain_circled: int
    disdain_removed: int
    disdain: int
    penalty: int


class DefenceView(msgspec.Struct, frozen=True):
    """The attack as it stands for one player."""

    cards: list[str]  # Fate cards that only this player faces (11.3.1)
    attacks: dict[str, int]
    through: dict[str, int]
    disdain: int  # that it would bring now
    valour: int


class PlayerView(msgspec.Struct, frozen=True):
    items: dict[str, int]
    sheet: SheetView
    paths: list[PathView]
    prospect: str | None
    deck: int
    hand: list[str]  # your own two cards; of others nothing
    chosen: str | None  # your own Path card while others still choose
    ready: bool  # the choice of cards is made
    acting: bool  # has not stopped, or still decides on favours
    pending: list[PendingView]
    extra: int  # attack cards of this Year for this player alone
    defence: DefenceView | None
    score: int  # as it stands


class NeutralView(msgspec.Struct, frozen=True):
    card: str
    resources: int  # laid on it
    soldiers: int


class SourceView(msgspec.Struct, frozen=True):
    """A card you may use, or the Fate deck."""

    id: str
    seat: int | None  # whose card it is
    card: str | None
    goods: bool  # may be bought from
    pattern: bool  # may be scouted with


class ConditionView(msgspec.Struct, frozen=True):
    measure: str
    at: int
    level: int
    met: bool


class CampaignView(msgspec.Struct, frozen=True):
    fort: str
    number: int
    goals: list[ConditionView]
    challenge: list[ConditionView]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    year: int
    phase: str  # cards, actions, attack, over
    difficulty: str
    potential: int  # grey flag of the Year
    attack_cards: int  # to be turned over this Year, or turned over
    supply: str | None  # Fate card of the Year
    fate_left: int
    discard: list[str]  # Fate cards, the last on top
    attack: list[str]  # Fate cards lying open
    neutral: list[NeutralView]
    sources: list[SourceView]
    players: list[PlayerView]
    campaign: CampaignView | None
    rank: str | None  # solo, when the game is over
    choice: dict[str, Any] | None  # your own answer while others still think


def view(s: State, seat: int | None) -> View:
    over = s.phase == "over"
    totals = [score.total for score in scores(s)]
    own = s.choices[seat] if seat is not None else None
    data = s.data
    return View(
        seat=seat,
        year=s.year,
        phase=s.phase,
        difficulty=s.options.difficulty,
        potential=data.potential[s.year - 1] if s.year else 0,
        attack_cards=expected_attack(s),
        supply=data.fate_ids[s.supply] if s.supply >= 0 else None,
        fate_left=len(s.fate),
        discard=[data.fate_ids[card] for card in s.discard],
        attack=[data.fate_ids[card] for card in s.attack],
        neutral=[
            NeutralView(CARD_IDS[card], s.laid[2 * n], s.laid[2 * n + 1])
            for n, card in enumerate(s.neutral)
        ],
        sources=[] if seat is None else source_views(s, seat),
        players=[_player(s, other, seat, totals[other]) for other in range(len(s.players))],
        campaign=_campaign(s),
        rank=rank(s, totals[0]) if over and len(s.players) == 1 else None,
        choice=None if own is None else to_json(own),
    )


def expected_attack(s: State) -> int:
    if s.attack or not s.year:
        return len(s.attack)
    n = s.data.attack_cards[s.options.difficulty][s.year - 1]
    return n + sum(s.laid) + law(s).fort.attack


def source_views(s: State, seat: int) -> list[SourceView]:
    if s.phase != "actions":
        return []
    goods, patterns = sources(s, GOODS_SOURCES), sources(s, PATTERN_SOURCES)
    found = []
    for source in sorted({*goods, *patterns}):
        card = None if source == FATE_DECK else CARD_IDS[card_of(s, seat, source)]
        whose = owner(s, seat, source) if source < NEUTRAL_A else None
        found.append(SourceView(SOURCES[source], whose, card, source in goods, source in patterns))
    return found


def _player(s: State, other: int, seat: int | None, total: int) -> PlayerView:
    player = s.players[other]
    sheet = player.sheet
    choosing = s.phase == "cards" and bool(s.agenda)
    chosen = s.choices[other]
    mine = other == seat
    return PlayerView(
        items=dict(zip(ITEMS, sheet, strict=False)),
        sheet=sheet_view(s, sheet),
        paths=[
            PathView(CARD_IDS[card], measured(s, other, card), path_points(s, other, card))
            for card in player.paths
        ],
        prospect=CARD_IDS[player.prospects[-1]] if player.prospects else None,
        deck=len(player.deck),
        hand=[CARD_IDS[card] for card in player.hand] if mine else [],
        chosen=getattr(chosen, "path", None) if mine else None,
        ready=choosing and chosen is not None,
        acting=bool(s.acting >> other & 1),
        pending=[_pending(s, other, pending) for pending in player.pending],
        extra=sheet[EXTRA],
        defence=_defence(s, other) if s.attack else None,
        score=total,
    )


def sheet_view(s: State, sheet: list[int]) -> SheetView:
    tracks: dict[str, int] = {name: sheet[RENOWN + n] for n, name in enumerate(ATTRIBUTES)}
    tracks |= {name: sheet[TRADERS + n] for n, name in enumerate(CITIZENS)}
    tracks |= {f"cohort-{name}": sheet[COHORT + n] for n, name in enumerate(COHORTS)}
    tracks |= {
        "mining-foresting": sheet[MINING],
        "wall-guard": sheet[GUARD],
        "cippi": sheet[CIPPI],
        "wall": sheet[WALL],
        "fort": sheet[FORT],
        "resource-production": sheet[PRODUCTION],
        "temples": sheet[TEMPLES],
        "scouts": sheet[SCOUTS],
    }
    built = sheet[BUILT]
    return SheetView(
        tracks=tracks,
        infrastructure=infrastructure(s, sheet),
        built=[id for n, id in enumerate(s.data.building_ids) if built >> n & 1],
        training=sheet[TRAINING : TRAINING + TRAINING_BOXES],
        forum=sheet[FORUM : FORUM + FORUM_BOXES],
        theatre=sheet[THEATRE : THEATRE + THEATRE_BOXES],
        baths=sheet[BATHS : BATHS + BATHS_BOXES],
        courthouse=sheet[COURTHOUSE : COURTHOUSE + COURTHOUSE_BOXES],
        market=sheet[MARKET : MARKET + MARKET_BOXES],
        gladiators={name: _gladiator(sheet, who) for who, name in enumerate(GLADIATORS)},
        diplomats=[
            COHORTS[cohort - 1] if cohort else None
            for cohort in sheet[DIPLOMATS : DIPLOMATS + DIPLOMAT_BOXES]
        ],
        favours={
            "any": sheet[FAVOUR_ANY],
            **{name: sheet[FAVOUR + n] for n, name in enumerate(COHORTS)},
        },
        map=list(squares_of(sheet[MAP])),
        disdain_circled=sheet[DISDAIN],
        disdain_removed=sheet[REMOVED],
        disdain=disdain(sheet),
        penalty=penalty(s, sheet),
    )


def _gladiator(sheet: list[int], who: int) -> GladiatorView:
    first = BATTLES + BATTLE_BOXES * who
    return GladiatorView(
        sheet[TRAINED + who],
        sheet[DAMAGE + who],
        dead(sheet, who),
        sheet[first : first + BATTLE_BOXES],
    )


def _pending(s: State, seat: int, pending: int) -> PendingView:
    kind = kind_of_choice(pending)
    attributes: list[str] = []
    if kind == "road":
        attributes = [*ATTRIBUTES]
    elif kind == "slash":
        attributes = [ATTRIBUTES[n - RENOWN] for n in s.data.slashes[pending - SLASH]]
    if kind != "place":
        return PendingView(kind, attributes, None, None)
    source = pending - PLACE
    pattern = s.data.pattern_ids[s.data.card_pattern[card_of(s, seat, source)]]
    return PendingView(kind, attributes, SOURCES[source], pattern)


def _defence(s: State, seat: int) -> DefenceView:
    passed = sum(through(s, seat))
    potential = s.data.potential[s.year - 1]
    return DefenceView(
        cards=[s.data.fate_ids[card] for card in s.personal[seat]],
        attacks=dict(zip(COHORTS, attacks(s, seat), strict=True)),
        through=dict(zip(COHORTS, through(s, seat), strict=True)),
        disdain=min(passed, potential),
        valour=max(0, potential - passed),
    )


def _campaign(s: State) -> CampaignView | None:
    if s.options.fort is None:
        return None
    fort = s.data.file.forts[s.options.fort - 1]

    def seen(conditions: list[Any]) -> list[ConditionView]:
        return [ConditionView(c.measure, c.at, c.level, met(s, c)) for c in conditions]

    return CampaignView(fort.id, s.options.fort, seen(fort.goals), seen(fort.challenge))


def guess(s: State, seat: int, rng: Random) -> State:
    """Decks, others' hands and choices dealt anew; so is what a reshuffle will bring."""
    g = s.copy()
    if not g.agenda:
        return g
    seats = len(g.players)
    keys = array("I", rng.randbytes(4 * (48 + 12 * (seats + 1)))).tolist()
    g.fate.sort(key=keys.__getitem__)
    g.seed = f"{keys[0]:x}{keys[1]:x}"
    if g.neutral_deck:
        g.neutral_deck = _shuffled(g.neutral_deck, keys, 48)
    for other, player in enumerate(g.players):
        _deal_anew(player, keys, 60 + 12 * other, known=other == seat)
    for other, choice in enumerate(g.choices):
        if choice is not None and other != seat:
            options = paths(g.players[other].hand)
            g.choices[other] = options[keys[2 + other] % len(options)]
    return g


def _deal_anew(player: Player, keys: list[int], first: int, known: bool) -> None:
    if known or not player.hand:
        player.deck = _shuffled(player.deck, keys, first)
    else:
        cards = _shuffled(player.deck + player.hand, keys, first)
        n = len(player.hand)
        player.hand, player.deck = cards[-n:], cards[:-n]


def _shuffled(cards: tuple[int, ...], keys: list[int], first: int) -> tuple[int, ...]:
    return tuple(sorted(cards, key=keys[first : first + 12].__getitem__))
