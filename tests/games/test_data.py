"""An owner's component file, in every game alike: what is wrong in it is refused with its place,
and a set is known by its content."""

import pytest

import ludi
from ludi.core import position, record, testing
from ludi.core.errors import BrokenRecord, InvalidInput
from tests.games.own_files import CHANGED, own_file

ANY_RAW = '{ effect = "produce", options = ["wood", "stone", "ore", "clay"], sellable = false }'

# Of each game: an edit of the shipped file, and what the refusal says
WRONG = {
    "concordia": [
        ('["alexandria", "cyrene"], ["alexandria", "memphis"]', '["alexandria", "cyrene"]', "44"),
        (
            '["alexandria", "cyrene"], ["alexandria", "m',
            '["alexandria", "roma"], ["alexandria", "m',
            "unknown or missing land",
        ),
        ('"isca_d", "londinium"] }', '"isca_d"] }', "30"),
        ('letter = "A"', 'letter = "E"', r"maps.imperium.provinces.britannia.letter: .*'E'"),
        ("seats = [3, 5]", "seats = [3, 6]", r"imperium: it is played with \(3, 5\) seats"),
        ('start = "roma"', 'start = "athenae"', "imperium: colonists start in roma"),
        ("A = { brick = 2", "A = { brick = 3", "letter A"),
        ("A = { brick = 2, food = 2,", "A = { brick = 4,", "tokens.A: no number for food"),
        ("A = { brick = 2", "A = { brick = -2", "tokens.A.brick: Expected `int` >= 0"),
        ('"mi_mason", deck = "I"', '"mi_mason", deck = "II"', "8, 7, 6, 5 and 4"),
        ('"mi_mason", deck = "I"', '"mi_mason", deck = "VI"', r"row 6 \(mi_mason\).deck: .*'VI'"),
        (
            '"mii_consul", deck = "II", kind = "consul", god = "jupiter"',
            '"mii_consul", deck = "II", kind = "consul", god = "mars"',
            "jupiter",
        ),
        ("mercurius = 2, mars = 2 }", "mercurius = 2 }", "pantheon.2: no number for mars"),
        ('id = "mi_smith"', 'id = "mi_smit"', "in this order"),
        ('id = "mi_smith"', 'id = "mi_farmer"', "in this order"),
        ('deck = "I", kind = "prefect"', 'deck = "I", kind = "prefekt"', r"\(mi_prefect\).kind"),
        ('deck = "I", kind = "prefect"', 'deck = "I", kind = "consul"', "mi_prefect: its kind is"),
        ("cost = { wine = 1 }, income = 5", "cost = { wine = 1 }, income = 4", "Mercator"),
        ("cost = { wine = 1 }, income = 5", "cost = { wine = 1 }", "mi_mercator: income"),
        ('good = "brick"', 'good = "wine"', r"mi_mason: its good is brick \(6.9\)"),
        ('good = "brick", points = 3', 'good = "brick"', "mi_mason: points are for Specialists"),
        ('god = "vesta"', 'god = "minerva"', "start_senator: Minerva is the god of Specialists"),
        ('god = "vesta"', 'god = "vesta", cost = { wine = 1 }', "start_senator: a starting card"),
        ('[[], ["any"], ', '[["any"], ', "7 slots"),
        ('[[], ["any"], ', '[[], ["any", "any"], ', "slot 2"),
        ("stored = { land = 2", "stored = { land = 3", "land colonists"),
        (
            "goods = { brick = 1, food = 2",
            "goods = { brick = 1, food = 5",
            "13 goods and colonists",
        ),
        ("coins = [5, 6, 7, 8, 9]", "coins = [5, 6, 7, 8]", "five numbers"),
        ("coins = [5, 6, 7, 8, 9]", "coins = [5, 6, 7, 8, -9]", "setup.coins row 5: Expected"),
        ("spaces = 12", 'spaces = "twelve"', "limits.spaces: Expected `int`, got `str`"),
        ("price = 3", "prize = 3", "goods.brick: .*`prize`"),
        ("price = 3", "price = 0", "goods.brick.price: Expected `int` >= 1"),
    ],
    "glory-to-rome": [
        ('material = "brick", copies = 3', 'material = "brick", copies = 4', r"brick: 24 orders"),
        ('material = "brick"', 'material = "clay"', r"structures.academy.material: .*'clay'"),
        ("copies = 3", "copies = 0", r"structures.academy.copies: Expected `int` >= 1"),
        ("academy =", "akademia =", r"structures: a key is wrong: .*'akademia'"),
        ('clause = "17.1"', 'clause = "71.1"', r"academy: its clause is 17.1, not '71.1'"),
        ('timing = "end-of-round"', 'timing = "sometimes"', r"structures.academy.timing"),
        ('role = "laborer", value = 1', 'role = "laborer", value = 7', r"rubble.value: .* <= 3"),
        ('role = "laborer"', 'role = "patron"', r"rubble: its role is laborer \(1.2\)"),
        ("pl = 1, en = 1 ", "pl = 2, en = 1 ", r"alphabet.pl: every rank"),
        ("in_town = 2, out_of_town = 4", "in_town = 2, out_of_town = 5", r"7 rubble sites laid"),
        ("in_town = 2, out_of_town = 4", "in_town = 2, out_of_town = 3", r"all sites of each"),
        ("in_town = 2, out_of_town = 4", "in_town = 0, out_of_town = 6", r"setup.2.in_town: .* 1"),
        ("2 = { orders = 4", "2 = { orders = 72", r"setup 2: 146 orders dealt and turned up"),
        ("2 = { orders = 4", "2 = { orders = -4", r"setup.2.orders: Expected `int` >= 1"),
        ("senators = 6", "senators = 4", r"setup 5: 5 senators dealt out of 4"),
        ("orders = 144", "orders = 145", r"145 orders, not 144"),
        ("sites = 36", "sites = 30", r"30 sites, not 36"),
        ("camp_boards = 5", "camp_boards = -5", r"components.camp_boards: Expected `int` >= 0"),
        ("hand = 5", 'hand = "five"', r"limits.hand: Expected `int`, got `str`"),
        ("hand = 5", "hand = 0", r"limits.hand: Expected `int` >= 1"),
        ("influence = 2", "influence = -2", r"limits.influence: Expected `int` >= 0"),
        ("[limits]", "[limit]", r"unknown field `limit`|missing required field"),
        ("5 = { orders = 4", "6 = { orders = 4", r"setup needs a line for 2, 3, 4 and 5"),
    ],
    "hadrians-wall": [
        ("damage = 2", "damage = 4", r"Fate card F01: damage must be 1 to 3"),
        ("goods = 3", "goods = 7", r"Fate card F01: goods must be 1 to 6"),
        ('attack = "centre"', 'attack = "left"', r"17 Fate cards attack the left cohort"),
        ('attack = "centre"', 'attack = "center"', r"cards.fate row 1 \(F01\).attack"),
        ('id = "F01"', 'id = "F02"', r"Fate card F02: two Fate cards have the same id"),
        ('id = "F01"', 'id = ""', r"cards.fate row 1.id"),
        ("bundle = { soldier = 1", "bundle = { soldier = 2", r"the bundle has 8 items"),
        (
            "bundle = { soldier = 1, builder = 2",
            "bundle = { soldier = -1, builder = 4",
            r"cards.fate row 1 \(F01\).bundle.soldier: Expected `int` >= 0",
        ),
        ('  { id = "F01"', '  # { id = "F01"', r"48 Fate cards \(1.7.2\), not 47"),
        ('id = "architect"', 'id = "archer"', r"Invalid enum value 'archer'"),
        ('pattern = "I"', 'pattern = "Z"', r"architect: no pattern 'Z'"),
        ("at = [1, 2, 3]", "at = [1, 3, 2]", r"architect: at needs rising numbers"),
        ("at = [4, 2, 0]", "at = [0, 2, 4]", r"aristocrat: at needs falling numbers"),
        ("\nL = [[0, 2]", "\nJ = [[0, 2]", r"the patterns must be L, O, I, T, S"),
        ("\nL = [[0, 2]", "\nL = [[1, 2]", r"pattern L needs 4 squares"),
        ("\nL = [[0, 2]", "\nL = [[0, 9]", r"patterns.L row 1 row 2: Expected `int` <= 3"),
        ("easy = [1, 2", "easy = [1", r"years.easy needs 6 numbers"),
        ("hard = [1, 3", "hard = [1", r"years.hard needs 6 numbers"),
        ("easy = [1, 2", "easy = [1, -2", r"years.easy row 2: Expected `int` >= 0"),
        ("potential = [1", "potential = [2", r"add up to 16, not to 15"),
        ("penalty = [0, 1, 3", "penalty = [0, 3, 1", r"disdain.penalty: more disdain, more loss"),
        ("neutral = { 1 = 2", "neutral = { 1 = 3", r"setup.neutral.1: Expected `int` <= 2"),
        ("columns = [4, 5, 5]", "columns = [4, 5, 4]", r"mining-foresting: columns do not add up"),
        ("sections = [6, 6, 6]", "sections = [6, 6, 5]", r"wall-guard: sections do not add up"),
        ("fort = [1, 4, 7", "fort = [4, 1, 7", r"cippi: fort needs rising numbers"),
        ("16, 20]", "16, 22]", r"cippi: the Fort has 21 boxes"),
        ("fort = [1, 3, 5, 9", "fort = [3, 1, 5, 9", r"left.infrastructure: fort needs rising"),
        ('pay = ["servant"]', 'pay = ["soldier"]', r"mining-foresting: pay must be"),
        ('"", "", "discipline", ""', '"", "discipline", ""', r"cohort: 6 boxes, not 5"),
        ('"cohort", "discipline"', '"", "discipline"', r"17 cohort icons on the sheets, not 18"),
        (
            '"production resource"',
            '"prodction resource"',
            r"mining-foresting box 2: unknown icon 'prodction'",
        ),
        ('icons = "valour"\nfavours', 'icons = "velour"\nfavours', r"diplomats: unknown icon"),
        ('row_complete = "valour"', 'row_complete = "velour"', r"map.row_complete: unknown icon"),
        ('"piety/discipline"', '"piety/discipline/valour"', r"small-road: .* more than two icons"),
        ('id = "small-hotel"', 'id = "tiny-hotel"', r"the buildings must be small-granary"),
        (
            'after = "medium-granary"',
            'after = "small-hotel"',
            r"large-granary: after is in the rul",
        ),
        ('area = "landmarks"', 'area = "landmark"', r"archway: area is in the rules"),
        ("needs = { traders = 3 }", "needs = { trade = 3 }", r"small-precinct: needs unknown"),
        ("needs = { traders = 3 }", "needs = { traders = 10 }", r"precinct: traders ends at 9"),
        ("needs = { traders = 3 }", "needs = {}", r"small-precinct: needs must name one track"),
        ("cost = { servant = 1, b", "cost = { servant = -1, b", r"medium-granary\).cost.servant"),
        ("needs = 4, icons", "needs = 0, icons", r"right.market.boxes row 1.needs: Expected"),
        ("needs = [1, 3, 6]", "needs = [1, 3, 16]", r"right.diplomats.needs row 3: Expected"),
        ("renown = [1, 1, 1, 2", "renown = [1, 1, 2", r"market.renown: 6 needed, not 5"),
        (
            "cost = { resource = 1 }\nrenown",
            "cost = { resource = 2 }\nrenown",
            r"right.market.cost",
        ),
        ("favours = 2", "favours = 3", r"right.diplomats.favours is in the rules \(6\)"),
        ("battles = 6", "battels = 6", r"unknown field `battels`"),
        ('temple = "small-temple"', 'temple = "tiny-temple"', r"right.temples.rows row 1.temple"),
        ('temple = "small-temple"', 'temple = "large-temple"', r"temples: first the small one"),
        ('column = "left"', 'column = "right"', r"courthouse: three boxes in each of the columns"),
        ('id = "segedunum"', 'id = "segundum"', r"forts must be segedunum"),
        ('forbidden = ["theatre"', 'forbidden = ["circus"', r"cilurnum: forbids unknown 'circus'"),
        ('"attributes", at = 3', '"atributes", at = 3', r"segedunum: unknown measure 'atributes'"),
        ("at = 3, level = 20", "at = 3", r"segedunum: a level goes with attributes"),
        ('id = "centurion"', 'id = "centurio"', r"ranks must be miles, centurion"),
        ("from = 50", "from = 30", r"ranks: each needs more points"),
    ],
    "lutetia": [
        ('kind = "brewer"', 'kind = "brewster"', r"character card 1 \(brewster\): unknown kind"),
        ('kind = "brewer"', 'kind = "field"', r"character card 1 \(field\) belongs to the place"),
        ("mark = 2", "mark = 9", r"cards.characters row 1 \(brewer\).mark: Expected `int` <= 5"),
        ("cost = 1", "cost = -1", r"cards.characters row 1 \(brewer\).cost: Expected `int` >= 0"),
        (", talent = 1", "", r"a producer has a talent"),
        ("talent = 1 ", "talent = 0 ", r"row 1 \(brewer\).talent: Expected `int` >= 1"),
        ('"legion", mark = 2, cost = 1', '"legion", mark = 2, cost = 1, talent = 1', "a producer"),
        ('resource = "beer", units = 2', 'resource = "beer"', r"resource without units"),
        ('resource = "beer", units = 2', 'resource = "beer", units = -2', r"\(brewer\).units: Exp"),
        ('resource = "beer", units = 2', 'resource = "bear", units = 2', r"\(brewer\).resource"),
        ('resource = "beer", units = 2', 'resource = "bread", units = 2', r"carries beer \(11.1\)"),
        ('color = "brown"', 'color = "braun"', r"row 1 \(brewer\).color: .*'braun'"),
        ('color = "brown"', 'color = "yellow"', r"\(brewer\): its color is brown \(11.1, 11.7\)"),
        ('color = "brown", ', "", r"\(brewer\): its color is brown"),
        ('color = "red"', 'color = "blue"', r"card 36 \(legion\): its color is red \(11.3\)"),
        ('"apprentice", mark = 2', '"apprentice", color = "red", mark = 2', r"no color \(11.2\)"),
        (
            'color = "yellow", resource = "bread", units = 1 },\n  { kind = "field", mark = 4',
            'color = "yellow", resource = "beer", units = 1 },\n  { kind = "field", mark = 4',
            r"place card 1 \(field\): carries 1 bread \(11.4\)",
        ),
        (
            '"field", mark = 2, cost = 0, color = "yellow", resource = "bread", units = 1',
            '"field", mark = 2, cost = 0, color = "yellow", resource = "bread", units = 2',
            r"place card 1 \(field\): carries 1 bread \(11.4\)",
        ),
        ("recipe = { beer = 2,", "recipe = { beer = -2,", r"row 26 \(bazaar\).recipe.beer: Expect"),
        (
            "recipe = { beer = 2,",
            "recipe = { wine = 2,",
            r"row 26 \(bazaar\).recipe: a key is wron",
        ),
        (", recipe = { beer = 2, bread = 2 }", "", r"card 26 \(bazaar\): a Bazaar needs a recipe"),
        ('"legion", mark = 2', '"legion", roman = true, mark = 2', r"roman is for places \(11.8\)"),
        ("2 = { columns = 3", "2 = { columns = 5", r"setup 2: there are 3 columns \(3.1\)"),
        ("bazaars_removed = 3", "bazaars_removed = 7", r"7 Bazaars cannot be removed from 6"),
        ("bazaars_removed = 3", "bazaars_removed = -3", r"setup.2.bazaars_removed: Expected"),
        ("5 = { columns", "6 = { columns", r"setup needs a line for 2, 3, 4 and 5 players"),
        ('effect = "legion"', 'effect = "legionary"', r"kinds.legion.effect: .*'legionary'"),
        (
            '"produce", resource = "beer"',
            '"produce", resource = "bread"',
            r"kinds.brewer is in the",
        ),
        ("statue = { deck", "colossus = { deck", r"kinds: no line for statue"),
        (
            "statue = {",
            'Colossus = { deck = "place", effect = "vp_3_plus_roman" }\nstatue = {',
            r"kinds: a key is wrong",
        ),
        (
            "statue = {",
            'guard = { deck = "character", effect = "legion" }\nstatue = {',
            r"kinds.guard: legion belongs to the kind legion alone",
        ),
        (
            "statue = {",
            'cidery = { deck = "place", effect = "income_per_resource" }\nstatue = {',
            r"kinds.cidery: income_per_resource needs resource",
        ),
        (
            "statue = {",
            'cidery = { deck = "character", effect = "vp_recipe" }\nstatue = {',
            r"kinds.cidery: vp_recipe is for place cards",
        ),
        (
            "statue = {",
            'label-plain = { deck = "place", effect = "vp_recipe" }\nstatue = {',
            r"the id 'label-plain' is taken",
        ),
        ("cost = 1", 'cost = "one"', r"Expected `int`, got `str`"),
        ("cost = 1", "prize = 1", r"row 1 \(brewer\): .*unknown field `prize`"),
        ('  { kind = "brewer"', '  # { kind = "brewer"', r"40 character cards \(2.1\), not 39"),
    ],
    "seven-wonders": [
        ('id = "baths"', 'id = "spa"', r"structures must be those of the game; look at baths, spa"),
        ('id = "caesar"', 'id = "brutus"', r"leaders must be those of the game"),
        ('id = "caesar"', 'id = "cleopatra"', r"leaders must be those of the game; look at caesar"),
        ("[wonders.giza.A]", "[wonders.gizeh.A]", r"wonders must be those of the game"),
        ("[wonders.giza.A]", "[wonders.giza.C]", r"Invalid enum value 'C'"),
        ("players = [3, 4]", "players = [3, 8]", r"\(lumber-yard\).players row 2: Expected `int`"),
        ("players = [3, 4]", "players = [3, 5]", r"with 4 players Age 1 has 28 structures"),
        ("players = [3, 4]", "players = [3]", r"49, 49 and 40 structures"),
        ("players = [3, 4]", "players = []", r"lumber-yard: players needs a number for each copy"),
        ('id = "stone-pit", age = 1', 'id = "lumber-yard", age = 1', r"look at stone-pit"),
        ("cost = { stone = 1 }", "cost = { marble = 1 }", r"unknown field `marble`"),
        ("cost = { stone = 1 }", "cost = { stone = -1 }", r"cost.stone: Expected `int` >= 0"),
        ("cost = { stone = 2 }", "cost = { coins = 2 }", r"alexandria.A: a stage costs resources"),
        ("leaders_only = true", "leaders_only = false", r"wonders.roma: leaders_only is the same"),
        ('chain = ["baths"]', 'chain = ["sauna"]', r"there is no structure 'sauna' to chain from"),
        ('chain = ["baths"]', 'chain = ["aqueduct"]', r"aqueduct: there is no structure"),
        ('color = "blue"', 'color = "purple"', r"purple cards are guilds"),
        ('color = "blue"', 'color = "azure"', r"\(pawnshop\).color: .*'azure'"),
        ("cost = 4\ntiming", "cost = 11\ntiming", r"semiramis.cost: Expected `int` <= 10"),
        ('id = "caesar", cost = 5', 'id = "caesar", cost = -5', r"\(caesar\).cost: Expected"),
        ('timing = "end"', 'timing = "later"', r"semiramis.timing: .*'later'"),
        ('effect = "science-wild"', 'effect = "magic"', r"Invalid value 'magic'"),
        ('symbol = "compass"', 'symbol = "rose"', r"\(apothecary\).effects row 1.symbol"),
        (
            "amount = 3 }",
            "amount = -3 }",
            r"alexandria.A.stages row 1.effects row 1.amount: Expect",
        ),
        ("per = 3", "per = 0", r"\(gamers-guild\).effects row 1.per: Expected `int` >= 1"),
        ('options = ["wood"] }', "options = [] }", r"a producer needs a resource"),
        ('options = ["wood"] }', 'options = ["wood", "wood"] }', r"a resource is there twice"),
        ('options = ["wood"] }', 'options = ["wood", "glass"] }', r"a source offers raw"),
        ('options = ["wood"] }', 'options = ["wood"], amount = 4 }', r"1 to 3 units"),
        (
            'resources = ["wood", "stone", "ore", "clay"], sellers = ["right"]',
            'resources = ["wood", "stone"], sellers = ["right"]',
            r"a discount is for",
        ),
        ('sellers = ["right"]', 'sellers = ["right", "right"]', r"sellers must be left, right"),
        ('scope = ["left", "right"]', "scope = []", r"semiramis: scope must name each"),
        (
            'colors = ["red", "blue", "green"]',
            'colors = ["red", "red", "green"]',
            r"justinian: colors must name each color once",
        ),
        (f"effects = [{ANY_RAW}]", f"effects = [{', '.join([ANY_RAW] * 3)}]", r"4 of clay or ore"),
        ("victory = [1, 3, 5]", "victory = [1, 1, 5]", r"setup.victory: each Age's token"),
        ("coins_with_leaders = 6", "coins_with_leaders = -6", r"setup.coins_with_leaders: Expect"),
        ('pool = "base"', 'pool = "bases"', r"\(workers-guild\).pool"),
    ],
}
CASES = [
    pytest.param(game, (old, new), said, id=f"{game}-{n}")
    for game, edits in WRONG.items()
    for n, (old, new, said) in enumerate(edits)
]

# What every file has
EVERY = [
    ('id = "', 'id = "" #', r"id: Expected `str` matching regex"),
    ('id = "', 'id = " ', r"id: Expected `str` matching regex"),
    ('id = "', f'id = "{"x" * 64}', r"id: Expected `str` of length <= 64"),
    ('note = "', 'note = "" #', r"note: Expected `str` of length >= 1"),
    ('note = "', 'remark = "', r"unknown field `remark`|missing required field `note`"),
    ("\n[", "\n[[", r"(?i)expected"),
]


@pytest.mark.parametrize(("game", "edit", "said"), CASES)
def test_a_wrong_file_is_refused_with_its_place(tmp_path, game, edit, said):
    game = ludi.game(game)
    path = own_file(tmp_path, game, edit)
    with pytest.raises(InvalidInput, match=said) as refused:
        game.with_data(path)
    assert str(refused.value).startswith(f"{path}: ")


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize(("old", "new", "said"), EVERY)
def test_what_every_file_has_is_checked(tmp_path, game, old, new, said):
    with pytest.raises(InvalidInput, match=said):
        game.with_data(own_file(tmp_path, game, (old, new)))


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_a_file_that_cannot_be_read_is_named(tmp_path, game):
    with pytest.raises(InvalidInput, match=r"nowhere\.toml: No such file"):
        game.with_data(tmp_path / "nowhere.toml")
    odd = tmp_path / "odd.toml"
    odd.write_bytes(b"id = '\xff'")
    with pytest.raises(InvalidInput, match=r"odd\.toml: "):
        game.with_data(odd)


# Known by content

# The shipped sets. If you have corrected one: docs/architecture.md says what else is to be done
FINGERPRINTS = {
    "concordia": "77dce70f16cd",
    "glory-to-rome": "7cc777bffe08",
    "hadrians-wall": "8b1a8bd1414a",
    "lutetia": "7a07678bb47e",
    "seven-wonders": "e2da368607ef",
}


def test_the_shipped_sets_have_not_changed():
    assert {game.id: game.data.fingerprint for game in ludi.all_games()} == FINGERPRINTS


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_what_changes_play_changes_the_fingerprint(tmp_path, game):
    mine = game.with_data(own_file(tmp_path, game, CHANGED[game.id]))
    assert mine.data.id == game.data.id
    assert mine.data.fingerprint != game.data.fingerprint
    assert not mine.has_data(game.data.id, game.data.fingerprint)
    assert not game.has_data(mine.data.id, mine.data.fingerprint)


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_how_a_file_is_written_and_what_is_only_shown_does_not(tmp_path, game):
    edits = [("id = ", "# mine\n\nid   =   "), ('note = "', 'note = "Mine. ')]
    mine = game.with_data(own_file(tmp_path, game, *edits, more="\n# the end\n"))
    assert mine.data.note != game.data.note
    assert mine.data.fingerprint == game.data.fingerprint


SORTED = {  # a line of a table, and what follows the table: the line goes to its end
    "concordia": (
        'britannia = { letter = "A", cities = ["isca_d", "londinium"] }\n',
        "\n# provenance: confirmed (two independent readings",
    ),
    "glory-to-rome": (
        'rubble = { role = "laborer", value = 1, orders = 24, sites = 6 }\n',
        "\n# provenance: confirmed (name, material and function",
    ),
    "hadrians-wall": ("L = [[0, 2], [1, 0], [1, 1], [1, 2]]\n", "\n# The left sheet"),
    "lutetia": ("2 = { columns = 3, bazaars_removed = 3 }\n", "\n# provenance: rulebook, except"),
    "seven-wonders": ("coins_with_leaders = 6\n", "\n# The blank leader"),
}


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_the_order_of_a_table_s_lines_makes_no_difference(tmp_path, game):
    line, before = SORTED[game.id]
    mine = game.with_data(own_file(tmp_path, game, (line, ""), (before, line + before)))
    assert mine.data.fingerprint == game.data.fingerprint
    seats = game.seats[-1]
    assert testing.playthrough(mine, seats, None, "x") == testing.playthrough(
        game, seats, None, "x"
    )


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_other_contents_under_the_same_id_are_told_apart(tmp_path, game):
    mine = game.with_data(own_file(tmp_path, game, CHANGED[game.id]))
    seats = 3
    match = testing.random_match(mine, seats, None, "mine")
    text = record.write(match)
    assert record.write(record.read(text, lambda _: mine)) == text
    with pytest.raises(BrokenRecord, match="other contents under the same name") as refused:
        record.read(text, lambda _: game)
    assert text.splitlines()[refused.value.line - 1] == f"fingerprint: {mine.data.fingerprint}"
    saved = position.save(match.at(5))
    assert position.save(mine.load_position(saved)) == saved
    with pytest.raises(InvalidInput, match="saved with the components") as other:
        game.load_position(saved)
    assert "zapisana" in other.value.reason("pl")


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_records_and_positions_of_older_versions_name_no_contents(game):
    match = testing.random_match(game, 3, None, "older")
    text = record.write(match)
    older = text.replace(f"fingerprint: {game.data.fingerprint}\n", "")
    assert len(older) < len(text)
    assert record.write(record.read(older, ludi.game)) == text
    saved = position.save(match.at(5))
    assert saved.pop("data")["id"] == game.data.id
    assert position.save(game.load_position(saved)) == position.save(match.at(5))


def test_an_earlier_shipped_set_is_replayed(monkeypatch, tmp_path):
    game = ludi.game("lutetia")
    text = record.write(testing.random_match(game, 3, None, "earlier"))
    text = text.replace(game.data.fingerprint, "0123456789ab")
    with pytest.raises(BrokenRecord):
        record.read(text, ludi.game)
    monkeypatch.setattr(type(game), "earlier_data", ("0123456789ab",))
    assert record.read(text, ludi.game).state.result() is not None
    mine = game.with_data(own_file(tmp_path, game, CHANGED[game.id]))
    assert not mine.has_data(game.data.id, "0123456789ab"), "it is an earlier one of ours alone"
