"""Who decides what, when: boards, the leader draft, three Ages, and the order of a turn (9.1)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Ask, Step, Together
from ludi.games.seven_wonders import chronicle
from ludi.games.seven_wonders.building import (
    active,
    free_city_plays,
    leader_cost,
    must_chain,
    plays,
    refuse_build,
    refuse_stage,
    stage_plans,
)
from ludi.games.seven_wonders.data import HAND, NOBODY, SIDES
from ludi.games.seven_wonders.effects import (
    CHAIN_COINS,
    COLOR_COINS,
    FREE_BUILD,
    REBATE,
    RETURN_DEFEAT,
    SEVENTH,
    VICTORY_COINS,
    Does,
)
from ludi.games.seven_wonders.moves import (
    COPIES,
    DECLINE,
    DISCARDS,
    FROM_PILE,
    HIDDEN_DISCARD,
    HIDDEN_STAGE,
    KEEPS,
    RECRUITS,
    STAGES,
    Build,
    BuildFromPile,
    ChooseBoard,
    ChooseSide,
    CopyLeader,
    Decline,
    Discard,
    Keep,
    Recruit,
    Stage,
)
from ludi.games.seven_wonders.payment import plan
from ludi.games.seven_wonders.scoring import count
from ludi.games.seven_wonders.state import (
    CARD,
    FREE_CITY,
    NO_SEAT,
    SEEN_SHIFT,
    City,
    State,
    entry,
    place,
)

DISCARD_PAYS = 3  # 6.5, 7.3.3
LAST = 6  # turn of an Age
LEADERS_DEALT = 4  # 3.6
HALIKARNASSOS, SOLOMON, COPIED_SOLOMON = range(3)  # 9.9

Play = tuple[int, int, Move]  # the city, the seat that chose, the move
Came = tuple[int, Does, str]  # what came into play and may pay or ask at once: city, effects, name


# Boards (3.3.1)


def seat_boards(s: State) -> None:
    """Ask for boards and sides in seat order, where they are chosen; then begin."""
    s.agenda.append(Begin())
    for seat in reversed(range(s.seats)):
        if s.options.wonder_side == "choice":
            s.agenda.append(SideChoice(seat))
        if s.options.wonder_assignment == "choice":
            s.agenda.append(BoardChoice(seat))


@dataclass(slots=True)
class BoardChoice(Ask[State]):
    clause: ClassVar[str] = "3.3.1"
    key: ClassVar[str] = "board"
    accepts: ClassVar[tuple[type[Move], ...]] = (ChooseBoard,)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [ChooseBoard(s.data.wonder(board)) for board in sorted(s.boards)]

    def check(self, s: State, seat: int, move: ChooseBoard) -> Refusal | None:
        if move.wonder in (s.data.wonder(board) for board in s.boards):
            return None
        if not s.options.leaders and s.data.file.wonders[move.wonder]["A"].leaders_only:
            return Refusal("no-roma-without-leaders", "3.3")
        return Refusal("no-board-taken", "3.3.1")

    def play(self, s: State, seat: int, move: ChooseBoard) -> None:
        s.agenda.pop()
        (board,) = (board for board in s.boards if s.data.wonder(board) == move.wonder)
        s.boards = tuple([other for other in s.boards if other != board])
        s.cities[seat].board = board
        if s.options.wonder_side == "random":
            s.reveal()  # the side was drawn face down
        if s.options.wonder_side != "choice":
            chronicle.board(s, seat, "board-chosen")


@dataclass(slots=True)
class SideChoice(Ask[State]):
    clause: ClassVar[str] = "3.3.1"
    key: ClassVar[str] = "side"
    accepts: ClassVar[tuple[type[Move], ...]] = (ChooseSide,)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [ChooseSide(side) for side in SIDES]

    def check(self, s: State, seat: int, move: ChooseSide) -> Refusal | None:
        return None

    def play(self, s: State, seat: int, move: ChooseSide) -> None:
        s.agenda.pop()
        city = s.cities[seat]
        city.board = city.board // 2 * 2 + SIDES.index(move.side)
        chronicle.board(s, seat, "board-chosen")

    def prompt(self, s: State, seat: int | None) -> Prompt:
        wonder = s.data.wonder(s.cities[self.seat].board)
        if seat == self.seat:
            return Prompt("ask-side", {"wonder": wonder})
        return Prompt("wait-side", {"seats": [self.seat], "wonder": wonder})


@dataclass(slots=True)
class Begin(Step[State]):
    """Boards are settled: start production counts from now on (3.5)."""

    def run(self, s: State) -> None:
        if s.seats == 2 and s.cities[FREE_CITY].board == NOBODY:  # 15.12
            free = [b for b in s.boards if not s.data.boards[b].leaders_only]
            s.cities[FREE_CITY].board = free[0]
            s.reveal()
        s.boards = ()
        for c, city in enumerate(s.cities):
            add(city, s.data.start[city.board])
            chronicle.board(s, c, "board")
        s.say("start-coins", coins=s.cities[0].coins)
        s.say("guilds", n=s.seats + 2 if s.seats > 2 else 5)
        if s.options.leaders:
            s.round = 1
            deal_leaders(s)
            s.agenda.append(Draft(tuple(range(s.seats))))
        else:
            begin_age(s)


def deal_leaders(s: State) -> None:
    """3.6: four to each player; the rest stays in the box."""
    box = shuffled_by_fate(s, s.box)
    for seat in range(s.seats):
        s.cities[seat].hand = tuple(sorted(box[len(box) - LEADERS_DEALT :]))
        box = box[: len(box) - LEADERS_DEALT]
    s.box = box
    s.reveal()
    s.say("leaders-dealt")


# The leader draft (4)


@dataclass(slots=True)
class Draft(Together[State]):
    clause: ClassVar[str] = "4.1"
    key: ClassVar[str] = "draft"
    accepts: ClassVar[tuple[type[Move], ...]] = (Keep,)

    def moves(self, s: State, seat: int) -> list[Move]:
        ids = s.data.ids
        return [KEEPS[ids[leader]] for leader in s.cities[seat].hand]

    def check(self, s: State, seat: int, move: Keep) -> Refusal | None:
        if s.data.number[move.leader] not in s.cities[seat].hand:
            return Refusal("no-draft-not-offered", "4.2")
        return None

    def chosen(self, s: State, seat: int, move: Keep) -> None:
        if s.trace is not None:
            s.say("draft-kept", seat=seat)
            s.say("draft-kept-own", only=(seat,), leader=move.leader)

    def public(self, s: State, seat: int, move: Keep) -> Move | None:
        return None  # 4.6

    def resolve(self, s: State, choices: list[Keep]) -> None:
        n = s.seats
        players = s.cities[:n]
        kept = [s.data.number[choices[seat].leader] for seat in range(n)]
        packs = [without(city.hand, leader) for city, leader in zip(players, kept, strict=True)]
        s.drafted = tuple([(*s.drafted[seat], kept[seat]) for seat in range(n)])
        if s.trace is not None:
            chronicle.draft_passed(s, packs)
        for seat, city in enumerate(players):
            city.unplayed += (kept[seat],)
            city.hand = packs[(seat + 1) % n]  # 4.2: to the right
        if len(packs[0]) > 1:
            s.round += 1
            s.agenda.append(self)
            return
        for city in players:  # 4.5
            city.unplayed = tuple(sorted(city.unplayed + city.hand))
        s.drafted = tuple([(*s.drafted[seat], *players[seat].hand) for seat in range(n)])
        for city in players:
            city.hand = ()
        s.say("draft-done")
        begin_age(s)

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat is None or seat not in self.actors(s):
            return Prompt("wait-draft", {"seats": list(self.actors(s))})
        args = {"n": len(s.cities[seat].hand), "target": (seat - 1) % s.seats, "step": s.round}
        return Prompt("ask-draft-two" if s.seats == 2 else "ask-draft", args)


# Recruitment (6)


def begin_age(s: State) -> None:
    s.age += 1
    s.round = 0
    s.say("age-begins", age=s.age)
    if s.options.leaders:
        s.say("recruitment-begins", age=s.age)
        s.agenda.append(Recruitment(tuple(range(s.seats))))
    else:
        deal_age(s)


@dataclass(slots=True)
class Recruitment(Together[State]):
    clause: ClassVar[str] = "6.1"
    key: ClassVar[str] = "recruitment"
    accepts: ClassVar[tuple[type[Move], ...]] = (Recruit, Stage, Discard)

    def moves(self, s: State, seat: int) -> list[Move]:
        ids = s.data.ids
        coins = s.cities[seat].coins
        for_stage = stage_plans(s, seat)
        found: list[Move] = []
        for leader in s.cities[seat].unplayed:
            if leader_cost(s, seat, leader, recruitment=True) <= coins:
                found.append(RECRUITS[ids[leader]])
            found += [STAGES[leader][plan] for plan in for_stage]
            found.append(DISCARDS[leader])
        return found

    def check(self, s: State, seat: int, move: Recruit | Stage | Discard) -> Refusal | None:
        name = move.leader if isinstance(move, Recruit) else move.card
        if name is None or s.data.number[name] not in s.cities[seat].unplayed:
            return Refusal("no-leader-not-in-hand", "6.1")
        if isinstance(move, Stage):
            return refuse_stage(s, seat, move)
        if isinstance(move, Recruit):
            return refuse_cost(s, seat, move.leader, True, "no-leader-too-dear", "6.8")
        return None

    def chosen(self, s: State, seat: int, move: Move) -> None:
        if s.trace is not None:
            s.say("chosen", seat=seat)

    def public(self, s: State, seat: int, move: Move) -> Move | None:
        return seen(move)

    def resolve(self, s: State, choices: list[Move]) -> None:
        s.say("revealed")
        finish(s, carry_out(s, [(seat, seat, choices[seat]) for seat in range(s.seats)]))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat is None or seat not in self.actors(s):
            return Prompt("wait-recruitment", {"seats": list(self.actors(s))})
        if keeps_leaders(s, s.cities[seat]):
            return Prompt("ask-recruitment-roma")
        return Prompt("ask-recruitment-last" if s.age == 3 else "ask-recruitment")

    def idle(self, s: State, seat: int) -> Move:
        return DISCARDS[s.cities[seat].unplayed[0]]


def refuse_cost(
    s: State, c: int, leader: str, recruitment: bool, key: str, clause: str
) -> Refusal | None:
    cost = leader_cost(s, c, s.data.number[leader], recruitment)
    coins = s.cities[c].coins
    if cost <= coins:
        return None
    return Refusal(key, clause, {"leader": leader, "cost": cost, "coins": coins})


def keeps_leaders(s: State, city: City) -> bool:
    """Roma B, whose stages may still bring leaders into play (6.9.1, 17.4)."""
    if not s.options.roma_b_keeps_leaders:
        return False
    return any(does.extra_leader for does in s.data.stage_does[city.board])


def end_recruitment(s: State) -> None:
    if s.age == 3:  # 6.9
        for seat in range(s.seats):
            city = s.cities[seat]
            if city.unplayed and not keeps_leaders(s, city):
                chronicle.leaders_boxed(s, seat)
                city.boxed += tuple([entry(leader, s.age) for leader in city.unplayed])
                city.unplayed = ()
            elif city.unplayed:
                s.say("leaders-kept", seat=seat)
    deal_age(s)


def deal_age(s: State) -> None:
    deck, s.decks = shuffled_by_fate(s, s.decks[0]), s.decks[1:]
    for seat in range(s.seats):
        s.cities[seat].hand = tuple(sorted(deck[HAND * seat : HAND * seat + HAND]))
    s.free_pile = deck[HAND * s.seats :]  # 15.5; empty with more than two players
    s.reveal()
    s.say("hands-dealt")
    if s.seats == 2:
        s.holder = 1 if s.age == 2 else 0  # 15.6
    begin_turn(s, 1)


def shuffled_by_fate(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Only a guess shuffles late: in a real game all chance is dealt at the start."""
    if not s.fate:
        return cards
    shuffled = list(cards)
    Random(s.fate * 8 + s.age).shuffle(shuffled)
    return tuple(shuffled)


# A turn of an Age (7)


def begin_turn(s: State, round: int) -> None:
    s.round = round
    s.say("turn", round=round)
    if s.seats == 2:
        draw_for_free_city(s)
    s.agenda.append(TURNS[s.seats])


def draw_for_free_city(s: State) -> None:
    """15.7: the holder draws the next card of the Free City's pile."""
    s.drawn, s.free_pile = s.free_pile[-1], s.free_pile[:-1]
    city = s.cities[s.holder]
    city.hand = tuple(sorted((*city.hand, s.drawn)))
    s.reveal()
    if s.trace is not None:
        s.say("holder", seat=s.holder)
        s.say("holder-draws", seat=s.holder)
        s.say("holder-draws-own", only=(s.holder,), card=s.data.ids[s.drawn])


@dataclass(slots=True)
class Turn(Together[State]):
    """All choose for their city."""

    clause: ClassVar[str] = "7.1"
    key: ClassVar[str] = "card"
    accepts: ClassVar[tuple[type[Move], ...]] = (Build, Stage, Discard)

    def moves(self, s: State, seat: int) -> list[Move]:
        return plays(s, seat, s.cities[seat].hand)

    def check(self, s: State, seat: int, move: Build | Stage | Discard) -> Refusal | None:
        return refuse_play(s, seat, move, s.cities[seat].hand)

    def chosen(self, s: State, seat: int, move: Move) -> None:
        if s.trace is not None:
            s.say("chosen", seat=seat)

    def public(self, s: State, seat: int, move: Move) -> Move | None:
        return seen(move)

    def resolve(self, s: State, choices: list[Any]) -> None:
        s.say("revealed")
        finish(s, carry_out(s, [(seat, seat, choices[seat]) for seat in self.seats]))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        waiting = self.actors(s)
        if seat is None or seat not in waiting:
            return Prompt("wait-card", {"seats": list(waiting)})
        if s.round == LAST:
            last = s.cities[seat].powers & SEVENTH
            return Prompt("ask-card-last-babylon" if last else "ask-card-last")
        direction = "swap" if s.seats == 2 else "right" if s.age == 2 else "left"
        target = (seat + direction_of(s)) % s.seats
        return Prompt("ask-card", {"direction": direction, "target": target})

    def idle(self, s: State, seat: int) -> Move:
        return DISCARDS[s.cities[seat].hand[0]]


@dataclass(slots=True)
class TurnOfTwo(Turn):
    """15.7: both choose for their city; the holder then chooses for the Free City."""

    def actors(self, s: State) -> tuple[int, ...]:
        choices = s.choices
        return tuple(
            [
                seat
                for seat in self.seats
                if choices[seat] is None or (seat == s.holder and s.free_choice is None)
            ]
        )

    def moves(self, s: State, seat: int) -> list[Move]:
        if s.choices[seat] is None:
            return plays(s, seat, s.cities[seat].hand)
        return free_city_plays(s, self.rest(s, seat))

    def rest(self, s: State, seat: int) -> tuple[int, ...]:
        """What the holder has left for the Free City."""
        own: Any = s.choices[seat]
        return without(s.cities[seat].hand, s.data.number[own.card])

    def check(self, s: State, seat: int, move: Build | Stage | Discard) -> Refusal | None:
        if s.choices[seat] is not None:
            return refuse_for_free_city(s, move, self.rest(s, seat), s.cities[seat].hand)
        return refuse_play(s, seat, move, s.cities[seat].hand)

    def play(self, s: State, seat: int, move: Move) -> None:
        choices = s.choices
        if choices[seat] is None:
            choices[seat] = move
        else:
            s.free_choice = move  # type: ignore[assignment]
        if s.free_choice is None or None in choices:
            self.chosen(s, seat, move)
            return
        s.agenda.pop()
        s.choices = [None] * len(choices)
        self.chosen(s, seat, move)
        s.disclose(type(self))
        self.resolve(s, choices)

    def resolve(self, s: State, choices: list[Any]) -> None:
        s.say("revealed")
        assert s.free_choice is not None
        acts: list[Play] = [(FREE_CITY, s.holder, s.free_choice)]  # 15.7.3: revealed first
        s.free_choice = None
        acts += [(seat, seat, choices[seat]) for seat in self.seats]
        finish(s, carry_out(s, acts))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat is not None and seat == s.holder and seat in self.actors(s):
            own = s.choices[seat] is None
            return Prompt("ask-holder-own" if own else "ask-free-city")
        return Turn.prompt(self, s, seat)

    def idle(self, s: State, seat: int) -> Move:
        if s.choices[seat] is None:
            return DISCARDS[s.cities[seat].hand[0]]
        return self.moves(s, seat)[0]


TURNS = {2: TurnOfTwo((0, 1)), **{n: Turn(tuple(range(n))) for n in range(3, 8)}}


def direction_of(s: State) -> int:
    """7.4: Ages I and III to the left, Age II to the right; two players swap (15.8)."""
    return -1 if s.age == 2 else 1


def refuse_play(
    s: State, c: int, move: Build | Stage | Discard, hand: tuple[int, ...]
) -> Refusal | None:
    if move.card is None or s.data.number[move.card] not in hand:
        return Refusal("no-card-not-in-hand", "7.1")
    if isinstance(move, Build):
        return refuse_build(s, c, move)
    if isinstance(move, Stage):
        return refuse_stage(s, c, move)
    return None


def refuse_for_free_city(
    s: State, move: Build | Stage | Discard, rest: tuple[int, ...], hand: tuple[int, ...]
) -> Refusal | None:
    """15.7.1, 15.7.2."""
    card = NOBODY if move.card is None else s.data.number[move.card]
    if card not in rest:
        if card in hand:
            return Refusal("no-free-city-same-card", "15.7")
        return Refusal("no-card-not-in-hand", "7.1")
    if isinstance(move, Discard):
        able = free_city_plays(s, rest)
        if isinstance(able[0], Discard):
            return None
        return Refusal("no-free-city-discard", "15.7.1", _still_builds(able[0]))
    by_chain = isinstance(move, Build) and move.way == "chain"
    if must_chain(s, s.cities[FREE_CITY], card) and not by_chain:
        return Refusal("no-free-city-chain", "15.7.2", {"card": move.card})
    return refuse_play(s, FREE_CITY, move, rest)


def _still_builds(move: Any) -> dict[str, object]:
    return {"stage": 0, "card": move.card} if isinstance(move, Build) else {"stage": 1, "card": ""}


# The order of a turn (9)


def carry_out(s: State, acts: list[Play]) -> list[Step[State]]:
    """Pay, place, gain (9.2 to 9.4): returns the immediate choices that follow, the first first.

    Each move carries what it pays and to whom, worked out before the turn, so that paying one
    after another is the same as paying together.
    """
    if s.trace is not None:
        chronicle.plays(s, acts)
    escrow = [0] * len(s.cities)
    came: list[Came] = []
    shown: list[Any] = [None] * len(s.cities)
    for c, by, move in acts:
        shown[c] = _act(s, c, by, move, escrow, came)
    s.last = shown
    asks: list[Step[State]] = []
    for c, does, source in came:
        asks += gain(s, c, does, source)
    if asks:
        asks.sort(key=lambda ask: isinstance(ask, CourtesanToken))  # 9.6
        s.escrow = tuple(escrow)
        asks.append(Release())
    else:
        release(s, escrow)
    return asks


def _act(s: State, c: int, by: int, move: Any, escrow: list[int], came: list[Came]) -> Move:
    """One city's action up to 9.3; what everybody sees of it."""
    data = s.data
    city = s.cities[c]
    kind = type(move)
    if kind is Recruit:
        leader = data.number[move.leader]
        city.coins -= leader_cost(s, c, leader, recruitment=True)
        city.unplayed = without(city.unplayed, leader)
        came.append((c, enter(s, city, leader), move.leader))
        return RECRUITS[move.leader]
    card = data.number[move.card]
    laid = take_from_hand(s, c, by, card)
    if kind is Discard:
        city.coins += DISCARD_PAYS
        if card >= data.first_leader:  # 6.5
            city.boxed += (entry(card, s.age),)
        else:
            s.pile += (laid,)
        return HIDDEN_DISCARD
    left, right = move.left, move.right
    if left or right or move.bank:
        city.coins -= left + right + move.bank
        escrow[c + 1 - len(escrow)] += left
        escrow[c - 1] += right
        if city.powers & REBATE:  # 12.12
            pay_out(s, c, (left > 0) + (right > 0), "hatshepsut")
    if kind is Stage:
        does = data.stage_does[city.board][city.stages]
        city.stages += 1
        city.tucked += (laid,)
        add(city, does)
        came.append((c, does, "stage"))
        return HIDDEN_STAGE[plan(left, right, move.bank)]
    if move.way == "pay":
        city.coins -= data.coins[card]
    elif move.way == "olympia":
        city.may_build_free = False
    does = erect(s, c, card, chain=move.way == "chain")
    if does.immediate or does.copies_leader:
        came.append((c, does, move.card))
    return move  # type: ignore[no-any-return]


def seen(move: Any) -> Move:
    """What the others see of a choice once it is revealed (6.4, 6.5, 16.3)."""
    kind = type(move)
    if kind is Stage:
        return HIDDEN_STAGE[plan(move.left, move.right, move.bank)]
    return HIDDEN_DISCARD if kind is Discard else move


def add(city: City, does: Does) -> None:
    city.own += does.own
    city.sale += does.sale
    city.symbols += does.symbols
    city.shields += does.shields
    city.discounts |= does.discounts
    city.powers |= does.powers
    if does.free_build:
        city.may_build_free = True  # from the next turn on, as this turn's choices are made


def pay_out(s: State, c: int, coins: int, source: str) -> None:
    """Coins from the bank."""
    if coins:
        s.cities[c].coins += coins
        s.say("gain", seat=c, coins=coins, source=source)


def erect(s: State, c: int, card: int, chain: bool) -> Does:
    """A structure comes into play; leaders that pay for building do so."""
    data = s.data
    city = s.cities[c]
    city.built += (card,)
    city.has |= 1 << card
    city.colors += 1 << 4 * data.color[card]
    does = data.does[card]
    if city.powers & (CHAIN_COINS | COLOR_COINS):
        for leader in active(city):
            like = data.does[leader]
            if chain:
                pay_out(s, c, like.chain_coins, data.ids[leader])  # 12.34
            if like.color_coins and like.color_coins[0] == data.color[card]:
                pay_out(s, c, like.color_coins[1], data.ids[leader])  # 12.35
    add(city, does)
    return does


def enter(s: State, city: City, leader: int) -> Does:
    city.leaders += (leader,)
    does = s.data.does[leader]
    add(city, does)
    return does


def gain(s: State, c: int, does: Does, source: str, by_copy: bool = False) -> list[Step[State]]:
    """Immediate gains (9.4), and what must be chosen at once (9.6)."""
    city = s.cities[c]
    if does.immediate:
        counted = sum([effect.coins_now * count(s, c, effect) for effect in does.counted])
        pay_out(s, c, does.coins + counted, source)
    if does.build_from_pile:
        order = COPIED_SOLOMON if by_copy else HALIKARNASSOS if source == "stage" else SOLOMON
        s.rights = tuple(sorted((*s.rights, order * 8 + c)))
    if does.draws and c < s.seats:
        draw_leaders(s, c, does.draws)
    asks: list[Step[State]] = []
    if does.extra_leader and c < s.seats:
        if city.unplayed:
            asks.append(ExtraLeader(c))
        else:
            s.say("extra-none", seat=c)  # 18.30
    if does.copies_leader:
        asks.append(CourtesanToken(c))
    return asks


def chooser(s: State, c: int) -> int:
    """15.9: the holder makes every choice for the Free City."""
    return c if c < s.seats else s.holder


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def take_from_hand(s: State, c: int, by: int, card: int) -> int:
    """Take a card for a city from the hand of the seat that chose it; the card as it is laid."""
    city = s.cities[by]
    if card >= s.data.first_leader:
        city.unplayed = without(city.unplayed, card)
        return entry(card, place(s.age, s.round, by))
    if s.round > LAST and c >= s.seats:  # 15.9: from the Free City's own pile
        s.free_pile = ()
        return entry(card, place(s.age, s.round, NO_SEAT)) | 1 << SEEN_SHIFT + by
    city.hand = without(city.hand, card)
    drawn = card == s.drawn and by == s.holder
    if drawn:
        s.drawn = NOBODY
    return entry(card, place(s.age, s.round, by, drawn))


@dataclass(slots=True)
class Release(Step[State]):
    """9.7: trade income arrives after the immediate choices."""

    def run(self, s: State) -> None:
        escrow, s.escrow = s.escrow, ()
        release(s, list(escrow))


def release(s: State, escrow: list[int]) -> None:
    for city, income in zip(s.cities, escrow, strict=True):
        if income:
            city.coins += income
    if s.trace is not None:
        for c, income in enumerate(escrow):
            if income:
                s.say("trade-income", seat=c, coins=income)


def finish(s: State, asks: list[Step[State]]) -> None:
    """Go on after the actions of a turn, as soon as its immediate choices are made."""
    if asks:
        s.agenda.append(AfterActions())
        s.agenda += reversed(asks)
    else:
        after_actions(s)


@dataclass(slots=True)
class AfterActions(Step[State]):
    def run(self, s: State) -> None:
        after_actions(s)


def after_actions(s: State) -> None:
    """Leftovers, the seventh card, builds from the pile (9.8, 9.9); then the turn is over."""
    if s.round == LAST:
        s.agenda += [EndOfTurn(), PileBuilds()]
        leftovers(s)
    elif s.rights:
        s.agenda += [EndOfTurn(), PileBuilds()]
    else:
        end_turn(s)


def leftovers(s: State) -> None:
    """9.8: the last cards are discarded, but a city with stage 2 of Babylon B plays its own."""
    extra: list[Step[State]] = []
    for c, city in enumerate(s.cities):
        last = s.free_pile if c >= s.seats else city.hand
        if city.powers & SEVENTH:
            extra.append(Seventh(chooser(s, c), c))
            continue
        by = NO_SEAT if c >= s.seats else c
        for card in last:
            drawn = card == s.drawn and by == s.holder
            s.pile += (entry(card, place(s.age, LAST, by, drawn)),)
        chronicle.leftover(s, c, last)
        if c >= s.seats:
            s.free_pile = ()
        else:
            city.hand = ()
    s.agenda += reversed(extra)


@dataclass(slots=True)
class Seventh(Ask[State]):
    """10.3.2: the seventh card, in a turn of its own."""

    clause: ClassVar[str] = "10.3.2"
    key: ClassVar[str] = "seventh"
    accepts: ClassVar[tuple[type[Move], ...]] = (Build, Stage, Discard)

    city: int

    def hand(self, s: State) -> tuple[int, ...]:
        return s.free_pile if self.city >= s.seats else s.cities[self.city].hand

    def moves(self, s: State, seat: int) -> list[Move]:
        if self.city >= s.seats:
            return free_city_plays(s, self.hand(s))
        return plays(s, self.city, self.hand(s))

    def check(self, s: State, seat: int, move: Build | Stage | Discard) -> Refusal | None:
        hand = self.hand(s)
        if self.city >= s.seats:
            return refuse_for_free_city(s, move, hand, hand)
        return refuse_play(s, self.city, move, hand)

    def play(self, s: State, seat: int, move: Move) -> None:
        s.agenda.pop()
        s.say("seventh", seat=self.city)
        s.round = LAST + 1
        asks = carry_out(s, [(self.city, seat, move)])
        s.round = LAST
        s.agenda += reversed(asks)

    def public(self, s: State, seat: int, move: Move) -> Move | None:
        return seen(move)

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat != self.seat:
            return Prompt("wait-seventh", {"seat": self.seat, "seats": [self.seat]})
        key = "ask-free-city-seventh" if self.city >= s.seats else "ask-seventh"
        return Prompt(key, {"card": s.data.ids[self.hand(s)[0]]})

    def idle(self, s: State, seat: int) -> Move:
        return self.moves(s, seat)[-1]


# Immediate choices (9.6)


def draw_leaders(s: State, c: int, n: int) -> None:
    """10.9.2: from the box into the hand."""
    box = shuffled_by_fate(s, s.box)
    drawn, s.box = box[len(box) - n :], box[: len(box) - n]
    city = s.cities[c]
    city.unplayed = tuple(sorted(city.unplayed + drawn))
    s.reveal()
    chronicle.leaders_drawn(s, c, drawn)


@dataclass(slots=True)
class ExtraLeader(Ask[State]):
    """10.9.2: asked whenever there is a leader in hand, so that nobody learns if it can be paid."""

    clause: ClassVar[str] = "10.9.2"
    key: ClassVar[str] = "extra-leader"
    accepts: ClassVar[tuple[type[Move], ...]] = (Recruit, Decline)

    def moves(self, s: State, seat: int) -> list[Move]:
        city = s.cities[seat]
        able = [n for n in city.unplayed if self.cost(s, n) <= city.coins]
        return [*(RECRUITS[s.data.ids[leader]] for leader in able), DECLINE]

    def cost(self, s: State, leader: int) -> int:
        return leader_cost(s, self.seat, leader, recruitment=s.round == 0)

    def check(self, s: State, seat: int, move: Recruit | Decline) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        if s.data.number[move.leader] not in s.cities[seat].unplayed:
            return Refusal("no-leader-not-in-hand", "6.1")
        return refuse_cost(s, seat, move.leader, s.round == 0, "no-extra-too-dear", "9.6")

    def play(self, s: State, seat: int, move: Recruit | Decline) -> None:
        s.agenda.pop()
        if isinstance(move, Decline):
            s.say("extra-pass", seat=seat)
            return
        leader = s.data.number[move.leader]
        cost = self.cost(s, leader)
        city = s.cities[seat]
        city.coins -= cost
        city.unplayed = without(city.unplayed, leader)
        chronicle.extra_leader(s, seat, leader, cost)
        s.agenda += reversed(gain(s, seat, enter(s, city, leader), move.leader))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat == self.seat:
            return Prompt("ask-extra-leader")
        return Prompt("wait-extra-leader", {"seat": self.seat, "seats": [self.seat]})

    def idle(self, s: State, seat: int) -> Move:
        return DECLINE


def neighbours_leaders(s: State, c: int) -> list[int]:
    """What the Courtesan of a city can copy (11.5.1)."""
    return sorted({*s.cities[s.left(c)].leaders, *s.cities[s.right(c)].leaders})


@dataclass(slots=True)
class CourtesanToken(Step[State]):
    """The choice is put after extra leaders have come, which it may take (18.18)."""

    city: int

    def run(self, s: State) -> None:
        if neighbours_leaders(s, self.city):
            s.agenda.append(Courtesan(chooser(s, self.city), self.city))
        else:
            s.say("courtesan-none")  # 11.5.3


@dataclass(slots=True)
class Courtesan(Ask[State]):
    clause: ClassVar[str] = "11.5.1"
    key: ClassVar[str] = "courtesan"
    accepts: ClassVar[tuple[type[Move], ...]] = (CopyLeader,)

    city: int

    def moves(self, s: State, seat: int) -> list[Move]:
        return [COPIES[s.data.ids[leader]] for leader in neighbours_leaders(s, self.city)]

    def check(self, s: State, seat: int, move: CopyLeader) -> Refusal | None:
        leader = s.data.number[move.leader]
        if leader in neighbours_leaders(s, self.city):
            return None
        if any(leader in city.leaders for city in s.cities):
            return Refusal("no-courtesan-not-neighbour", "11.5.1")
        return Refusal("no-courtesan-not-in-play", "11.5.1")

    def play(self, s: State, seat: int, move: CopyLeader) -> None:
        s.agenda.pop()
        leader = s.data.number[move.leader]
        city = s.cities[self.city]
        city.copied += (leader,)
        chronicle.courtesan(s, self.city, leader)
        does = s.data.does[leader]
        add(city, does)
        s.agenda += reversed(gain(s, self.city, does, move.leader, by_copy=True))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat != self.seat:
            return Prompt("wait-courtesan", {"seat": self.seat, "seats": [self.seat]})
        return Prompt("ask-free-city-courtesan" if self.city >= s.seats else "ask-courtesan")


# Builds from the discard pile (9.9)


@dataclass(slots=True)
class PileBuilds(Step[State]):
    """Every right that arose in the turn, one after another; new ones join the queue (9.9.3)."""

    def run(self, s: State) -> None:
        if not s.rights:
            return
        right, s.rights = s.rights[0], s.rights[1:]
        s.agenda.append(self)
        order, c = divmod(right, 8)
        source = ("halikarnassos", "solomon", "courtesans")[order]
        if not s.pile:
            s.say("pile-empty", source=source)
            return
        seat = chooser(s, c)
        s.pile = tuple([card | 1 << SEEN_SHIFT + seat for card in s.pile])
        s.reveal()
        s.say("pile", seat=seat, source=source)
        s.agenda.append(FromPile(seat, c, order))


@dataclass(slots=True)
class FromPile(Ask[State]):
    """Asked even if nothing fits, so that nobody learns what lies in the pile (9.9.2)."""

    clause: ClassVar[str] = "9.9"
    key: ClassVar[str] = "pile"
    accepts: ClassVar[tuple[type[Move], ...]] = (BuildFromPile, Decline)

    city: int
    order: int

    def moves(self, s: State, seat: int) -> list[Move]:
        has = s.cities[self.city].has
        cards = sorted({card & CARD for card in s.pile})
        return [*(FROM_PILE[card] for card in cards if not has >> card & 1), DECLINE]

    def check(self, s: State, seat: int, move: BuildFromPile | Decline) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        card = s.data.number[move.card]
        if all(lying & CARD != card for lying in s.pile):
            return Refusal("no-pile-not-there", "9.9.1")
        if s.cities[self.city].has >> card & 1:
            key = "no-free-city-same-name" if self.city >= s.seats else "no-pile-same-name"
            return Refusal(key, "9.9.1", {"card": move.card})
        return None

    def play(self, s: State, seat: int, move: BuildFromPile | Decline) -> None:
        s.agenda.pop()
        if isinstance(move, Decline):
            s.say("pile-pass", seat=self.city)
            return
        card = s.data.number[move.card]
        at = next(n for n, lying in enumerate(s.pile) if lying & CARD == card)
        chronicle.from_pile(s, self.city, s.pile[at])
        s.pile = s.pile[:at] + s.pile[at + 1 :]
        does = erect(s, self.city, card, chain=False)
        s.agenda += reversed(gain(s, self.city, does, move.card))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat != self.seat:
            return Prompt("wait-pile", {"seat": self.seat, "seats": [self.seat]})
        if self.city >= s.seats:
            return Prompt("ask-free-city-pile")
        return Prompt(
            ("ask-pile-halikarnassos", "ask-pile-solomon", "ask-pile-courtesans")[self.order]
        )

    def idle(self, s: State, seat: int) -> Move:
        return DECLINE


# The end of a turn, of an Age, of the game


@dataclass(slots=True)
class EndOfTurn(Step[State]):
    def run(self, s: State) -> None:
        end_turn(s)


def end_turn(s: State) -> None:
    s.drawn = NOBODY
    if s.round == 0:
        end_recruitment(s)
    elif s.round < LAST:
        pass_hands(s)
        begin_turn(s, s.round + 1)
    else:
        end_age(s)


def pass_hands(s: State) -> None:
    cities, n = s.cities, s.seats
    hands = [cities[seat].hand for seat in range(n)]
    step = direction_of(s)
    for seat in range(n):
        cities[seat].hand = hands[(seat - step) % n]
    if n == 2:
        s.holder = 1 - s.holder  # 15.6
    s.reveal()
    if s.trace is not None:
        s.say("pass-swap" if n == 2 else "pass-left" if step == 1 else "pass-right")


def end_age(s: State) -> None:
    conflicts(s)
    for c, city in enumerate(s.cities):
        if city.powers & FREE_BUILD:  # 13.4
            if s.age < 3:
                s.say("olympia-renewed" if not city.may_build_free else "olympia-lost", seat=c)
            city.may_build_free = True
    s.say("age-ends", age=s.age)
    s.holder = NOBODY
    if s.age < 3:
        begin_age(s)
    else:
        chronicle.final(s)


def conflicts(s: State) -> None:
    """13.2: every two neighbours, all from the same strengths."""
    s.say("conflicts-begin", age=s.age)
    for c, city in enumerate(s.cities):
        n = s.left(c)
        other = s.cities[n]
        if city.shields > other.shields:
            win(s, c, n)
        elif city.shields < other.shields:
            win(s, n, c)
        else:
            s.say("conflict-tie", seat=c, target=n, strength=city.shields)


def win(s: State, winner: int, loser: int) -> None:
    victor, beaten = s.cities[winner], s.cities[loser]
    victor.victories += 1 << 4 * (s.age - 1)
    if s.trace is not None:
        chronicle.conflict(s, winner, loser)
    if beaten.powers & RETURN_DEFEAT:  # 12.32
        victor.defeats += 1
        s.say("tomyris", seat=winner)
    else:
        beaten.defeats += 1
    if victor.powers & VICTORY_COINS:  # 12.22
        coins = sum(s.data.does[leader].victory_coins for leader in active(victor))
        victor.coins += coins
        s.say("nero", seat=winner, coins=coins)
