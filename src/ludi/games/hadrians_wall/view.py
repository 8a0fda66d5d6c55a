"""What each seat may see (4.5).

The view tells only how far the sheets are filled; what is printed on them is in `sheet.json`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludi.core.moves import RawMove, to_json
from ludi.core.seats import Seat
from ludi.games.hadrians_wall.boxes import box_of, open_boxes
from ludi.games.hadrians_wall.data import CARD_IDS
from ludi.games.hadrians_wall.layout import (
    ATTRIBUTES,
    BATHS,
    BATHS_BOXES,
    BATTLE_BOXES,
    BATTLES,
    BUILT,
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
    FORUM,
    FORUM_BOXES,
    GLADIATORS,
    ITEMS,
    MAP,
    MARKET,
    MARKET_BOXES,
    NEUTRAL_A,
    PLACE,
    REMOVED,
    RENOWN,
    SLASH,
    SOURCES,
    THEATRE,
    THEATRE_BOXES,
    TRAINED,
    TRAINING,
    TRAINING_BOXES,
)
from ludi.games.hadrians_wall.scoring import measured, met, path_points, penalty, rank, scores
from ludi.games.hadrians_wall.sheet import (
    TRACK_IDS,
    bundle,
    disdain,
    infrastructure,
    kind_of_choice,
    law,
)
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps import attacks, through
from ludi.games.hadrians_wall.steps.cards import (
    GOODS_SOURCES,
    PATTERN_SOURCES,
    card_of,
    owner,
    sources,
)
from ludi.games.hadrians_wall.steps.right_sheet import dead
from ludi.games.hadrians_wall.steps.scouts import squares_of


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
    open: dict[str, list[int]]  # boxes that no granary, Fort box, building or flag bars, by area
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
    seat: Seat | None  # whose card it is
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
    costs: dict[str, dict[str, int]]  # of every building at this fort
    mining: int  # servants for a box of Mining & Foresting


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
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
    choice: RawMove | None  # your own answer while others still think
    boxes: list[str | None]  # that your moves fill, in the order in which they are offered


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
        boxes=_boxes(s, seat),
    )


def _boxes(s: State, seat: int | None) -> list[str | None]:
    if seat is None or s.question is None:
        return []
    return [box_of(s, seat, move) for move in s.moves(seat)]


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
    built = sheet[BUILT]
    return SheetView(
        tracks={name: sheet[track] for track, name in TRACK_IDS.items()},
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
        open=open_boxes(s, sheet),
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

    rules = law(s)
    return CampaignView(
        fort=fort.id,
        number=s.options.fort,
        goals=seen(fort.goals),
        challenge=seen(fort.challenge),
        costs={
            id: {str(item): n for item, n in bundle(cost).items()}
            for id, cost in zip(s.data.building_ids, rules.cost, strict=True)
        },
        mining=rules.mining,
    )
