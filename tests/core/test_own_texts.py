"""Names and texts that an owner's component file gives to cards, new ones and known ones."""

from pathlib import Path

import pytest

import ludi
from ludi.core import testing
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from tests.games.own_files import CIDERY, CIDERY_TEXTS, own_file

LUTETIA = ludi.game("lutetia")


@pytest.fixture
def mine(tmp_path: Path) -> Game:
    return LUTETIA.with_data(own_file(tmp_path, LUTETIA, *CIDERY, more=CIDERY_TEXTS))


def bought(game: Game, language: str, card: str) -> str:
    args = {"seat": 0, "slot": "1", "card": card, "cost": 0, "bribe": 0}
    return game.texts.sentence(language, "log-buy", args, ["Ala"])


def test_a_new_card_has_its_name_in_sentences(mine):
    assert "Cidery" in bought(mine, "en", "cidery")
    assert "Cydrownię" in bought(mine, "pl", "cidery")
    assert mine.texts.format("pl", "card-cidery.text") == "Po 1 za każde piwo."
    assert mine.texts.format("en", "card-tavern") == "Tavern"


def test_whole_games_with_a_new_card_can_be_told(mine):
    for seats in mine.seats:
        testing.check_words(mine, seats, None, "cider")
        testing.check_knowledge(mine, seats, None, "cider")


def test_a_card_without_a_name_is_called_by_its_id(tmp_path):
    nameless = LUTETIA.with_data(own_file(tmp_path, LUTETIA, *CIDERY))
    for language in ("en", "pl"):
        assert "cidery" in bought(nameless, language, "cidery")


def test_a_known_card_can_be_renamed_and_keeps_its_other_texts(mine):
    assert "Cider maker" in bought(mine, "en", "brewer")
    assert "Cydrownik" in bought(mine, "pl", "brewer")  # a form not given is the name itself
    assert "Brewer" in bought(LUTETIA, "en", "brewer")
    for language in ("en", "pl"):
        text = LUTETIA.texts.format(language, "card-brewer.help")
        assert mine.texts.format(language, "card-brewer.help") == text


def test_texts_are_plain(tmp_path):
    odd = '{ $n } \\\\ [x] *y .z "quoted" <b>'
    escaped = odd.replace("\\\\", "\\\\\\\\").replace('"', '\\"')
    more = f'\n[texts.card-brewer]\nen = {{ name = "{escaped}" }}\npl = {{ name = "{escaped}" }}\n'
    mine = LUTETIA.with_data(own_file(tmp_path, LUTETIA, more=more))
    assert mine.texts.format("en", "card-brewer") == odd


def test_texts_do_not_change_the_fingerprint(tmp_path, mine):
    nameless = LUTETIA.with_data(own_file(tmp_path, LUTETIA, *CIDERY))
    assert mine.data.fingerprint == nameless.data.fingerprint


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('[texts.card-brewr]\nen = { name = "x" }\npl = { name = "x" }', r"texts.card-brewr: this"),
        ('[texts.card-brewer]\nen = { name = "x" }', r"texts.card-brewer: pl is missing"),
        (
            '[texts.card-brewer]\nen = { title = "x" }\npl = { name = "x" }',
            r"texts.card-brewer.en.title: there are name, .*help",
        ),
        (
            '[texts.card-brewer]\nen = { name = "x" }\npl = { name = "" }',
            r"texts.card-brewer.pl.name: one line",
        ),
        (
            '[texts.card-brewer]\nen = { name = "x" }\npl = { name = "a\\nb" }',
            r"texts.card-brewer.pl.name: one line",
        ),
        (
            '[texts.card-brewer]\nen = { name = 3 }\npl = { name = "x" }',
            r"texts.card-brewer.en.name: Expected `str`",
        ),
        (
            '[texts.card-brewer]\nde = { name = "x" }',
            r"texts.card-brewer: a key is wrong: .*'de'",
        ),
    ],
)
def test_a_wrong_text_is_refused_with_its_place(tmp_path, more, said):
    with pytest.raises(InvalidInput, match=said):
        LUTETIA.with_data(own_file(tmp_path, LUTETIA, more=f"\n{more}\n"))


def test_a_new_card_needs_a_name_in_its_texts(tmp_path):
    more = '\n[texts.card-cidery]\nen = { name = "Cidery" }\npl = { text = "x" }\n'
    with pytest.raises(InvalidInput, match=r"texts.card-cidery.pl: name is missing"):
        LUTETIA.with_data(own_file(tmp_path, LUTETIA, *CIDERY, more=more))


# A thing of each game, and a sentence that names it
NAMED = {
    "concordia": ("card-architect", "text"),
    "glory-to-rome": ("structure-academy", "text"),
    "hadrians-wall": ("building-small-hotel", "help"),
    "lutetia": ("card-druid", "text"),
    "seven-wonders": ("structure-baths", "text"),
}


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_things_of_every_game_can_be_renamed(tmp_path, game):
    key, part = NAMED[game.id]
    more = (
        f'\n[texts.{key}]\nen = {{ name = "My own", {part} = "It does this." }}\n'
        f'pl = {{ name = "Moje", {part} = "Robi to." }}\n'
    )
    mine = game.with_data(own_file(tmp_path, game, more=more))
    for language, name, text in (("en", "My own", "It does this."), ("pl", "Moje", "Robi to.")):
        assert mine.texts.format(language, key) == name
        assert mine.texts.format(language, f"{key}.{part}") == text
        shipped = game.texts.bundle(language).get_message(key)
        for attribute in shipped.attributes:  # whatever a sentence asks for is still there
            assert mine.texts.has(f"{key}.{attribute}", language)
