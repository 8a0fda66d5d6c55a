"""What the first pages say is true."""

import re
from pathlib import Path

import pytest

import ludi
from ludi.core.game import DATA

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"Winners: \[.+\] points: \[\d+, \d+, \d+\]\n", capsys.readouterr().out)


def test_the_readme_names_the_commands_that_a_newcomer_needs() -> None:
    readme = (ROOT / "README.md").read_text()
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    named = re.findall(r"^(?:\w+=\S+ )*make ([a-z-]+)", readme, re.MULTILINE)
    assert {"play", "test"} <= set(named) <= set(targets)


OWN = (ROOT / "docs" / "own-components.md").read_text("utf-8")


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_the_examples_of_own_components_are_right(game: ludi.Game, tmp_path: Path) -> None:
    title = game.texts.title("en").replace("’", "'")
    sections = {part.partition("\n")[0]: part for part in OWN.split("\n## ")}
    section = next(part for name, part in sections.items() if name.startswith(title))
    text = (game.folder / DATA).read_text("utf-8")
    for old, new in changes(*re.findall(r"```diff\n(.*?)```", section, re.DOTALL)):
        assert text.count(old) == 1 or old.startswith("cost"), old
        text = text.replace(old, new, 1)
    text += "\n".join(re.findall(r"```toml\n(.*?)```", section, re.DOTALL))
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    mine = game.with_data(path)
    assert mine.data.id != game.data.id
    assert mine.data.fingerprint != game.data.fingerprint
    assert mine.data.file.texts
    tables = game.data.tables()
    named = {*tables, *(f"cards.{name}" for name in tables.get("cards", ()))}
    for table in named - {"id", "note", "cards"}:
        assert f"`{table}`" in section, "every table is explained"


def changes(diff: str) -> list[tuple[str, str]]:
    """The lines that go, and those that come instead."""
    found = re.findall(r"((?:^-.*\n)+)((?:^\+.*\n)*)", diff, re.MULTILINE)
    return [(_bare(old), _bare(new)) for old, new in found]


def _bare(lines: str) -> str:
    return "".join(f"{line[1:]}\n" for line in lines.splitlines())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text())
    local = [link.partition("#")[0] for link in links if "://" not in link]
    assert [link for link in local if link and not (page.parent / link).exists()] == []
