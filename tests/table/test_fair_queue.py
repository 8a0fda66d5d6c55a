"""The fair queue alone: a worker of straw does the work, and no clock is looked at."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from ludi.table.thinking.fair_queue import PASSED_BY, FairQueue, Kind, Person, Ticket

ALA, BEA = Person("ala", "1.1.1.1"), Person("bea", "2.2.2.2")
CAIUS = Person("caius", "3.3.3.3")
MOST = 1.5  # seconds that are expected of everything
QUICK = 0.02

Queue = FairQueue[str]


def ask(queue: Queue, person: Person, count: int, kind: Kind = Kind.MOVE) -> list[Ticket[str]]:
    return [queue.add(f"{person.guest} {n}", person, kind, MOST) for n in range(count)]


def work(queue: Queue, seconds: float | dict[str, float] = MOST) -> Iterable[str]:
    """One worker: whose turn it was, until nobody waits. It takes as long as is said by guest."""
    while ticket := queue.take():
        guest = ticket.person.guest
        queue.done(ticket, seconds[guest] if isinstance(seconds, dict) else seconds)
        yield ticket.item


def guests(items: Iterable[str]) -> list[str]:
    return [item.split()[0] for item in items]


# Between people


def test_who_is_alone_is_served_in_order() -> None:
    queue = Queue()
    ask(queue, ALA, 4)
    assert list(work(queue)) == ["ala 0", "ala 1", "ala 2", "ala 3"]
    assert queue.take() is None


def test_one_who_floods_the_queue_is_served_in_turn_with_the_others() -> None:
    queue = Queue()
    ask(queue, ALA, 240)
    first = queue.take()
    assert first is not None
    ask(queue, BEA, 3)
    queue.done(first, MOST)
    order = guests(islice(work(queue), 6))
    assert order == ["bea", "ala", "bea", "ala", "bea", "ala"]


def test_who_needs_little_goes_before_who_needs_much() -> None:
    """A share is counted in seconds: 75 thoughts of 20 ms are one of 1.5 s."""
    queue = Queue()
    ask(queue, ALA, 20)
    ask(queue, BEA, 20)
    order = guests(work(queue, {"ala": MOST, "bea": QUICK}))
    assert order.index("bea") <= 1
    assert order[:22].count("bea") == 20


def test_what_was_expected_is_settled_by_what_was_used() -> None:
    queue = Queue()
    ask(queue, ALA, 30)
    ask(queue, BEA, 30)
    used = Counter[str]()
    for guest in islice(guests(work(queue, {"ala": 0.3, "bea": 0.1})), 40):
        used[guest] += 3 if guest == "ala" else 1
    assert abs(used["ala"] - used["bea"]) <= 3


def test_nobody_saves_up_time_by_staying_away() -> None:
    queue = Queue()
    ask(queue, ALA, 40)
    assert set(guests(islice(work(queue), 20))) == {"ala"}
    ask(queue, BEA, 20)
    later = guests(islice(work(queue), 20))
    assert later.count("bea") == 10


def test_nobody_gains_by_asking_one_by_one() -> None:
    """Who comes back at once has still used what was used."""
    queue = Queue()
    ask(queue, ALA, 10)
    ask(queue, BEA, 1)
    order = []
    for item in islice(work(queue, {"ala": QUICK, "bea": MOST}), 10):
        order += guests([item])
        if item.startswith("bea"):
            ask(queue, BEA, 1)
    assert order.count("bea") == 1


def test_guests_of_one_address_share_what_one_guest_elsewhere_has() -> None:
    queue = Queue()
    crowd = [Person(f"guest{n}", ALA.address) for n in range(50)]
    for person in crowd:
        ask(queue, person, 2)
    ask(queue, BEA, 10)
    order = guests(islice(work(queue), 20))
    assert order.count("bea") == 10
    assert len(set(order)) == 11  # within the address everybody has a turn, too


def test_at_one_address_guests_are_served_in_turn() -> None:
    queue = Queue()
    ask(queue, ALA, 50)
    ask(queue, Person("neighbour", ALA.address), 3)
    assert guests(islice(work(queue), 6)).count("neighbour") == 3


def test_two_workers_serve_two_people() -> None:
    queue = Queue()
    ask(queue, ALA, 10)
    ask(queue, BEA, 2)
    one, two = queue.take(), queue.take()
    assert one is not None
    assert two is not None
    assert {one.person, two.person} == {ALA, BEA}


# Between kinds


def test_moves_come_before_hints_and_hints_before_analyses() -> None:
    queue = Queue()
    ask(queue, ALA, 2, Kind.ANALYSIS)
    ask(queue, BEA, 2, Kind.HINT)
    ask(queue, CAIUS, 2, Kind.MOVE)
    assert guests(work(queue, QUICK)) == ["caius", "caius", "bea", "bea", "ala", "ala"]


def test_no_kind_starves() -> None:
    queue = Queue()
    ask(queue, ALA, 1000)
    ask(queue, BEA, 1000, Kind.HINT)
    ask(queue, CAIUS, 1000, Kind.ANALYSIS)
    order = guests(islice(work(queue, 1.0), 300))
    between = "".join(guest[0] for guest in order).split("c")[1:-1]
    assert between
    assert all(len(part) <= PASSED_BY[Kind.ANALYSIS] + 1 for part in between)
    moves = "".join(between).split("b")[1:-1]
    assert moves
    assert all(len(part) <= PASSED_BY[Kind.HINT] + 1 for part in moves)


def test_a_kind_that_nobody_waited_for_was_not_passed_by() -> None:
    queue = Queue()
    ask(queue, ALA, 100)
    list(islice(work(queue), 50))
    ask(queue, BEA, 1, Kind.HINT)
    assert guests(islice(work(queue), 2)) == ["ala", "ala"]


# Leaving


def test_who_is_removed_is_not_served() -> None:
    queue = Queue()
    first, second, _ = ask(queue, ALA, 3)
    assert queue.remove(second)
    assert not queue.remove(second)
    assert list(work(queue)) == ["ala 0", "ala 2"]
    assert not queue.remove(first)


def test_how_many_wait() -> None:
    queue = Queue()
    moves = ask(queue, ALA, 3)
    ask(queue, ALA, 1, Kind.HINT)
    assert (queue.waiting(ALA), queue.waiting(BEA)) == (4, 0)
    assert (queue.count(Kind.MOVE), queue.count(Kind.HINT)) == (3, 1)
    queue.take()
    queue.remove(moves[2])
    assert (queue.waiting(ALA), queue.count(Kind.MOVE)) == (2, 1)


def test_nothing_is_remembered_when_all_is_done() -> None:
    queue = Queue()
    for n in range(100):
        ask(queue, Person(f"guest{n}", f"address{n % 7}"), 2)
    list(work(queue))
    assert all(not share.parts for share in queue._shares.values())


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("add"), st.integers(0, 5), st.sampled_from(Kind)),
            st.tuples(st.just("remove"), st.integers(0, 30), st.none()),
            st.tuples(st.just("take"), st.none(), st.none()),
            st.tuples(st.just("done"), st.integers(0, 30), st.floats(0, 3)),
        ),
        max_size=80,
    )
)
def test_every_ticket_comes_out_once_whatever_happens(steps: list[tuple[str, int, float]]) -> None:
    queue = FairQueue[int]()
    line: list[Ticket[int]] = []
    running: list[Ticket[int]] = []
    out: list[int] = []
    for step, number, more in steps:
        if step == "add":
            person = Person(f"guest{number}", f"address{number % 3}")
            line.append(queue.add(len(line), person, Kind(more), MOST))
        elif step == "remove" and line:
            ticket = line[number % len(line)]
            if queue.remove(ticket):
                assert ticket not in running
                out.append(ticket.item)
        elif step == "take" and (taken := queue.take()):
            running.append(taken)
            out.append(taken.item)
        elif step == "done" and running:
            queue.done(running.pop(number % len(running)), more)
    while taken := queue.take():
        out.append(taken.item)
        queue.done(taken, MOST)
    for ticket in running:
        queue.done(ticket, MOST)
    assert sorted(out) == list(range(len(line)))
    assert all(not share.parts and not share.active for share in queue._shares.values())
