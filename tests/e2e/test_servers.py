"""Several servers on one PostgreSQL, seen from real browsers: for players it is one table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewVisitor
from tests.e2e.people import at_home, bid, table_for
from tests.serving import Server, serving

Servers = tuple[Server, Server]


@pytest.fixture
def servers(database: str, tmp_path: Path, built_page: Path) -> Iterator[Servers]:
    with (
        serving(tmp_path, "--database", database) as one,
        serving(tmp_path, "--database", database) as two,
    ):
        yield one, two


def test_two_browsers_at_two_servers_and_one_of_them_is_killed(
    servers: Servers, visitor: NewVisitor
) -> None:
    one, two = servers
    ala = at_home(visitor(at=one), "Ala")
    bruno = at_home(visitor(at=two, locale="pl-PL"), "Bruno")
    table = table_for(ala, bruno)
    for each in (ala, bruno):
        each.go(f"/table/{table}")
    rival = bruno.page.get_by_role("region", name="Ala")
    expect(rival.get_by_label("przy stole")).to_be_visible()  # she sits at the other server
    bid(ala.page, "A", "1")
    expect(ala.page).to_have_title("Lutetia · Ludi Romani")

    one.kill()
    expect(ala.page.get_by_text("The connection is lost. Your game is safe")).to_be_visible()
    for slot in ("B", "2"):
        bruno.page.locator(".market").get_by_role("button", name=f"{slot}: ").click()
    bruno.page.get_by_role("button", name="Połóż zakryte").click()
    one.start()
    # Her browser comes back by itself, finds her bid where it was, and what he has done meanwhile
    expect(ala.page.get_by_role("heading", name="Bribes").first).to_be_visible()
    expect(ala.page.get_by_text("The connection is lost")).to_have_count(0)
    assert ala.positions()[-1]["moves"] == 2


def test_the_same_cookie_is_good_at_every_server(servers: Servers, visitor: NewVisitor) -> None:
    one, two = servers
    ala = at_home(visitor(at=one), "Ala")
    table = table_for(ala, bots=1)
    ala.address = two.address
    ala.go(f"/table/{table}")
    expect(ala.page.get_by_role("button", name="Lay face down")).to_be_visible()
