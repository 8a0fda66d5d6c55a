"""Pictures of every board at telling moments and of every page and dialog: `make gallery`.

`python -m tests.e2e.gallery [OUT] [SCENE ...]`; a scene is named like `concordia-5-architect`, a
page like `page-account`; the beginning of a name is enough.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import CHROMIUM, DESK, FLAGS, PHONE
from tests.e2e.rooms import GAMES, rooms
from tests.e2e.stage import Moment, Stage, When, scenes
from tests.serving import Person, serving

GAMES_TRIED = 20
TABLET = {"width": 1024, "height": 768}
# Each scene in all sizes, languages and themes, though not in all their products
SHOTS = [
    ("desk-pl", DESK, "pl", False),
    ("desk-en-dark", DESK, "en", True),
    ("tablet-pl", TABLET, "pl", False),
    ("phone-pl", PHONE, "pl", False),
    ("phone-en-dark", PHONE, "en", True),
]


def asked(*keys: str) -> When:
    return lambda moment: moment.asked in keys


def seen(what: Callable[[dict[str, Any]], bool], *keys: str) -> When:
    """Seat 0 is asked (one of these keys, or anything) and sees this."""

    def when(moment: Moment) -> bool:
        here = moment.asked in keys if keys else moment.asked not in ("", "over")
        return here and what(moment.view)

    return when


def after(number: int, *keys: str) -> When:
    def when(moment: Moment) -> bool:
        here = moment.asked in keys if keys else moment.asked not in ("", "over")
        return here and moment.match.number >= number

    return when


@dataclass(frozen=True)
class Play:
    game: str
    seats: int
    scenes: dict[str, When]
    options: dict[str, Any] = field(default_factory=dict)
    name: str = ""

    def title(self, scene: str) -> str:
        return "-".join(filter(None, [self.game, str(self.seats), self.name, scene]))

    def seed(self) -> str:
        """The first game that has all the scenes: what happens in one changes with the bots."""
        for n in range(GAMES_TRIED):
            seed = f"gallery-{n}"
            come = scenes(self.game, self.seats, seed, self.options, self.scenes.values())
            if sum(1 for _ in come) == len(self.scenes):
                return seed
        raise AssertionError(f"no game of {self.game} for {self.seats} has {list(self.scenes)}")


def age(n: int, round: int) -> Callable[[dict[str, Any]], bool]:
    return lambda view: view["age"] == n and view["round"] >= round


OVER = asked("over")
CARD = ("ask-card", "ask-card-last", "ask-free-city")

PLAYS = [
    Play(
        "seven-wonders",
        4,
        {
            "draft": asked("ask-draft"),
            "recruitment": asked("ask-recruitment"),
            "age1": seen(age(1, 4), *CARD),
            "age3": seen(age(3, 4), *CARD),
            "over": OVER,
        },
    ),
    Play(
        "seven-wonders",
        2,
        {
            "draft": asked("ask-draft-two"),
            "free-city": seen(age(2, 2), "ask-free-city"),
            "age3": seen(age(3, 3), *CARD),
        },
    ),
    Play(
        "seven-wonders",
        7,
        {
            "draft": asked("ask-draft"),
            "age2": seen(age(2, 3), *CARD),
            "age3": seen(age(3, 5), *CARD),
        },
    ),
    Play(
        "seven-wonders",
        3,
        {"boards": asked("ask-side"), "age1": seen(age(1, 1), *CARD)},
        {"wonder_assignment": "choice", "wonder_side": "choice", "leaders": False},
        name="choice",
    ),
    Play(
        "concordia",
        5,
        {
            "first": asked("ask-play-card"),
            "architect": after(120, "ask-architect-move"),
            "market": after(120, "ask-market-buy-senator", "ask-market-buy-consul"),
            "mercator": after(160, "ask-mercator-trade"),
            "late": after(320, "ask-play-card", "ask-play-card-last"),
            "over": OVER,
        },
        {"map": "imperium"},
    ),
    Play(
        "concordia",
        3,
        {"cards": after(60, "ask-play-card"), "architect": after(90, "ask-architect-move")},
        {"map": "italia"},
    ),
    Play("concordia", 2, {"cards": after(60, "ask-play-card")}, {"map": "italia"}),
    Play(
        "hadrians-wall",
        1,
        {
            "cards": asked("ask-cards"),
            "year1": after(8, "ask-action"),
            "year4": seen(lambda view: view["year"] >= 4, "ask-action"),
            "over": OVER,
        },
    ),
    Play(
        "hadrians-wall",
        2,
        {"year2": seen(lambda view: view["year"] >= 2, "ask-action")},
        {"no_passing": True},
        name="no-passing",
    ),
    Play(
        "hadrians-wall",
        6,
        {
            "year3": seen(lambda view: view["year"] >= 3, "ask-action"),
            "year6": seen(lambda view: view["year"] >= 6, "ask-action"),
        },
    ),
    Play("hadrians-wall", 1, {"year2": after(60, "ask-action")}, {"fort": 3}, name="campaign"),
    Play(
        "glory-to-rome",
        5,
        {"early": after(30), "middle": after(150), "late": after(220), "over": OVER},
    ),
    Play("glory-to-rome", 2, {"middle": after(90), "late": after(160)}),
    Play("lutetia", 5, {"bid": after(20), "late": after(90), "over": OVER}),
    Play(
        "lutetia",
        4,
        {
            "wave": seen(lambda view: view["phase"] == 3 and view["round"] >= 2),
            "legions": seen(lambda view: view["phase"] == 4),
        },
    ),
    Play("lutetia", 2, {"middle": after(30)}),
]


def main(out: Path, wanted: list[str]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        serving(Path(store)) as server,
        Person(server) as ala,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        stage = Stage(ala)
        gallery = Gallery(browser, stage, out, wanted)
        for play in PLAYS:
            gallery.scenes(play)
        gallery.rooms()
        browser.close()


@dataclass(frozen=True)
class Gallery:
    browser: Browser
    stage: Stage
    out: Path
    wanted: list[str]

    def chosen(self, name: str) -> bool:
        return not self.wanted or name.startswith(tuple(self.wanted))

    def scenes(self, play: Play) -> None:
        """Set the scenes of one play and take their pictures."""
        named = {play.title(scene): when for scene, when in play.scenes.items()}
        if not any(map(self.chosen, named)):
            return
        when = named.values()
        ids = self.stage.set(play.game, play.seats, *when, seed=play.seed(), options=play.options)
        for name, id in zip(named, ids, strict=True):
            if self.chosen(name):
                self.hang(name, f"/table/{id}")

    def rooms(self) -> None:
        """Pages and dialogs, with a table of every game to open them at."""
        if self.wanted and not any(name.startswith("page-") for name in self.wanted):
            return
        running, over = {}, {}
        for game in GAMES:
            running[game], over[game] = self.stage.set(game, 3, after(24), OVER, seed="gallery")
        for room in rooms(self.stage, running, over):
            if self.chosen(f"page-{room.name}"):
                self.hang(f"page-{room.name}", room.path, room.enter)

    def hang(self, name: str, path: str, enter: Callable[[Page], None] | None = None) -> None:
        person = self.stage.person
        for shot, size, language, dark in SHOTS:
            page = visit(self.browser, person, size, language, dark)
            page.goto(person.server.address + path)
            page.wait_for_selector("main")
            page.wait_for_load_state("networkidle")
            if enter:
                enter(page)
                page.wait_for_load_state("networkidle")
            page.screenshot(path=self.out / f"{name}-{shot}.png")
            if size == PHONE:
                page.screenshot(path=self.out / f"{name}-{shot}-all.png", full_page=True)
            page.context.close()
        print(name, flush=True)


def visit(
    browser: Browser, person: Person, size: dict[str, int], language: str, dark: bool
) -> Page:
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale={"pl": "pl-PL", "en": "en-GB"}[language],
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        has_touch=size == PHONE,
    )
    context.add_init_script(f"localStorage.setItem('ludi.lang', '{language}')")
    context.add_cookies(
        [
            {"name": each.name, "value": str(each.value), "url": person.server.address}
            for each in person.http.cookies.jar
        ]
    )
    return context.new_page()


if __name__ == "__main__":
    arguments = sys.argv[1:] or ["test-results/gallery"]
    main(Path(arguments[0]), arguments[1:])
