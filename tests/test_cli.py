"""The command `ludi`: what it says, and its exit codes."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import ludi
from ludi.arena import simulate as arena
from ludi.cli import main
from ludi.core import record
from ludi.core.game import DATA
from ludi.games.lutetia import Lutetia
from tests.games.own_files import CHANGED, CIDERY, CIDERY_TEXTS, own_file
from tests.waiting import PATIENCE

LUTETIA = ludi.game("lutetia").folder / DATA
CONCORDIA = ludi.game("concordia").folder / DATA


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as exit:
        main(args)
    assert isinstance(exit.value.code, int)
    return exit.value.code, *capsys.readouterr()


def command(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "ludi.cli", *args]
    return subprocess.run(
        call, capture_output=True, text=True, env=os.environ | env, timeout=PATIENCE
    )


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = ludi.game("lutetia").match(3, "a finished game")
    rng = Random("cli")
    while actors := match.state.actors():
        match.play(actors[0], rng.choice(match.state.moves(actors[0])))
    file = tmp_path / "game.ludi"
    file.write_text(record.write(match))
    return file


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["frobnicate"], "frobnicate"),
        (["simulate"], "GAME"),
        (["simulate", "ludo"], "no game 'ludo'"),
        (["simulate", "lutetia", "--seats", "9"], "2 to 5 seats"),
        (["simulate", "lutetia", "--games", "many"], "--games"),
        (["simulate", "lutetia", "--games", "0"], "--games"),
        (["simulate", "lutetia", "--bots", "clever"], "no bot 'clever'"),
        (["simulate", "lutetia", "--seats", "2", "--bots", "random,random,random"], "3 bots"),
        (["simulate", "lutetia", "--option", "x"], "NAME=VALUE"),
        (["simulate", "lutetia", "--option", "x=1"], "lutetia has no option 'x'"),
        (["simulate", "lutetia", "--data", "nowhere.toml"], "nowhere.toml"),
        (["simulate", "concordia", "--data", str(LUTETIA)], "a component file of lutetia, not of"),
        (["data", "ludo"], "no game 'ludo'"),
        (["data", "lutetia", "--check", "nowhere.toml"], "nowhere.toml"),
        (["data", "lutetia", "--check", "README.md"], "README.md: "),
        (["data", "lutetia", "--check", str(CONCORDIA)], "a component file of concordia"),
        (["arena", "ludo"], "no game 'ludo'"),
        (["arena", "lutetia", "--bots", "clever"], "no bot 'clever'"),
        (["arena", "lutetia", "--bots", ","], "needs bots"),
        (["arena", "lutetia", "--bots", "cmd:"], "needs a program"),
        (["arena", "lutetia", "--seats", "9"], "2 to 5 seats"),
        (["arena", "lutetia", "--engine", "cloud"], "no engine 'cloud'"),
        (["arena", "lutetia", "--out", "README.md/here"], "README.md/here"),
        (["arena", "lutetia", "--move-seconds", "0"], "--move-seconds"),
        (["ladder", "ludo"], "no game 'ludo'"),
        (["ladder", "lutetia", "--seats", "9"], "2 to 5 seats"),
        (["ladder", "lutetia", "--up-to", "emperor"], "no level 'emperor'"),
        (["replay", "nowhere.ludi"], "nowhere.ludi"),
        (["replay", "README.md"], "README.md: line "),
        (["rules", "lutetia", "99.9"], "no clause 99.9"),
        (["rules", "lutetia", "--lang", "la"], "'la'"),
        (["serve", "--port", "70000"], "65535"),
        (["serve", "--data", "README.md"], "README.md"),
        (["serve", "--data", "ludo=README.md"], "ludo"),
        (["serve", "--data", "pyproject.toml"], "pyproject.toml fits no game"),
        (["serve", "--data", str(LUTETIA), "--data", str(LUTETIA)], "both component files of lute"),
        (["serve", "--store", "README.md/here"], "README.md/here"),
        (["serve", "--host", "192.0.2.1"], "192.0.2.1"),  # kept for examples: no machine has it
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], args: list[str], said: str
) -> None:
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert re.fullmatch(r"ludi: .+\n", err)
    assert said in err


def test_exit_codes_of_the_real_command() -> None:
    assert command("games").returncode == 0
    bad = command("simulate", "ludo")
    assert (bad.returncode, bad.stderr.count("\n")) == (2, 1)
    assert "Usage" in command().stdout


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert re.search(r"lutetia +2-5 +version 1 +reconstructed-1", out)


def test_rules_show_a_clause_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    _, english, _ = run(capsys, "rules", "lutetia", "8.6")
    _, polish, _ = run(capsys, "rules", "lutetia", "8.6", "--lang", "pl")
    for text in (english, polish):
        assert re.search(r"^8\.6\.4 ", text, re.MULTILINE)
        assert "8.7" not in text
    assert "Legionów" in polish
    _, everything, _ = run(capsys, "rules", "lutetia")
    assert "8.7.1" in everything


def test_the_schema_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "schema")
    assert code == 0
    assert "Bid" in json.loads(out)["lutetia"]["$defs"]
    call = [sys.executable, "-m", "ludi.schema"]
    module = subprocess.run(call, capture_output=True, text=True, timeout=PATIENCE)
    assert module.stdout == out


# Replaying


def test_a_record_is_told_in_words(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    code, english, _ = run(capsys, "replay", str(finished))
    _, polish, _ = run(capsys, "replay", str(finished), "--lang", "pl")
    assert code == 0
    assert re.search(r"^ +1\. ", english, re.MULTILINE)
    assert english != polish
    for text in (english, polish):
        assert re.search(r"│ A +│", text)


def test_a_record_is_told_up_to_a_move(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    code, out, _ = run(capsys, "replay", str(finished), "--to", "4")
    assert code == 0
    assert "   4. " in out
    assert "   5. " not in out
    code, _, err = run(capsys, "replay", str(finished), "--to", "9999")
    assert (code, err.count("\n")) == (2, 1)


def test_a_damaged_record_is_named_with_its_line(
    capsys: pytest.CaptureFixture[str], finished: Path
) -> None:
    lines = finished.read_text().splitlines()
    broken = next(number for number, line in enumerate(lines) if line.startswith("3."))
    lines[broken] = "3. C bid A A"
    finished.write_text("\n".join(lines))
    code, _, err = run(capsys, "replay", str(finished))
    assert code == 2
    assert f"line {broken + 1}: C bid A A" in err


# Simulating


def test_a_simulation_tells_speed_scores_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "lutetia", "--seats", "3", "--games", "20", "--seed", "s"]
    code, out, _ = run(capsys, *args)
    assert code == 0
    assert re.match(r"20 games of lutetia, seed s: [\d,.]+ games/s, [\d,]+ decisions/s\n", out)
    rows = re.findall(r"^ ([A-E]) +(\w+) +(-?[\d.]+) +([\d.]+) *$", out, re.MULTILINE)
    assert [row[0] for row in rows] == ["A", "B", "C"]
    assert sum(float(row[3]) for row in rows) == pytest.approx(20, abs=0.01)
    again = run(capsys, *args)[1]
    assert out.splitlines()[1:] == again.splitlines()[1:]


def test_processes_play_the_same_games() -> None:
    plan = arena.Plan("lutetia", ("random", "random"), 40, "jobs")
    one = arena.simulate(plan, 1, lambda _: None)
    two = arena.simulate(plan, 2, lambda _: None)
    assert (one.games, one.decisions, one.points) == (two.games, two.decisions, two.points)
    assert one.wins == pytest.approx(two.wins)


@pytest.mark.bots_fail
def test_a_fault_names_its_seed_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = Lutetia.deal

    def faulty(self: Lutetia, seats: int, seed: str, options: object) -> object:
        if seed == "s-3":
            raise RuntimeError("a card is missing")
        return deal(self, seats, seed, options)  # type: ignore[arg-type]

    monkeypatch.setattr(Lutetia, "deal", faulty)
    code, out, err = run(capsys, "simulate", "lutetia", "--games", "5", "--seed", "s")
    assert code == 1
    assert "4 games" in out
    assert "fault with seed s-3: RuntimeError: a card is missing" in err


def test_options_and_components_of_one_s_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "my.toml"
    own.write_text(LUTETIA.read_text().replace("reconstructed-1", "my-own"))
    args = ["--games", "4", "--option", "bribe_mode=live", "--data", str(own), "--jobs", "2"]
    done = command("simulate", "lutetia", *args)
    assert (done.returncode, "4 games" in done.stdout) == (0, True)
    own.write_text("id = 3")
    code, _, err = run(capsys, "simulate", "lutetia", "--data", str(own))
    assert (code, err.count("\n")) == (2, 1)


# Components of one's own


@pytest.mark.parametrize("id", [game.id for game in ludi.all_games()])
def test_the_shipped_file_is_printed_to_be_edited(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, id: str
) -> None:
    code, out, _ = run(capsys, "data", id)
    assert (code, out) == (0, (ludi.game(id).folder / DATA).read_text("utf-8"))
    mine = tmp_path / "mine.toml"
    mine.write_text(out, "utf-8")
    code, out, _ = run(capsys, "data", id, "--check", str(mine))
    assert code == 0
    assert f"It plays like the shipped set {ludi.game(id).data.id!r}." in out


def test_a_check_says_what_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lutetia = ludi.game("lutetia")
    mine = own_file(tmp_path, lutetia, *CIDERY, CHANGED["lutetia"])
    code, out, _ = run(capsys, "data", "lutetia", "--check", str(mine))
    assert code == 0
    assert "id 'with-cidery', fingerprint " in out
    assert "  cards.characters.1 (brewer).cost: 1 -> 2\n" in out
    assert "  kinds.cidery: nothing -> " in out
    assert "card-cidery" in out.splitlines()[-1]  # it has no name yet
    forgotten = own_file(tmp_path, lutetia, CHANGED["lutetia"])
    _, out, _ = run(capsys, "data", "lutetia", "--check", str(forgotten))
    assert "give it an id of its own" in out
    renamed = own_file(tmp_path, lutetia, more=CIDERY_TEXTS.partition("\n\n")[2])
    _, out, _ = run(capsys, "data", "lutetia", "--check", str(renamed))
    assert "texts.card-brewer: nothing -> " in out
    assert "It plays like the shipped set" in out


# Serving


def test_a_taken_port_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for args, env in ((["--port", port], {}), ([], {"LUDI_PORT": port})):
            done = command("serve", *args, **env)
            assert (done.returncode, done.stdout) == (2, "")
            assert f"Port {port} is taken" in done.stderr


def test_play_respects_its_environment(tmp_path: Path) -> None:
    env = os.environ | {"LUDI_PORT": "0", "LUDI_BROWSER": "0", "LUDI_DATA": str(tmp_path / "here")}
    call = [sys.executable, "-m", "ludi.cli", "play"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.terminate()
    assert (tmp_path / "here" / "ludi.db").exists()


def test_play_and_games_take_components_from_the_environment(tmp_path: Path) -> None:
    own = own_file(tmp_path, ludi.game("lutetia"), *CIDERY)
    assert "with-cidery" in command("games", LUDI_COMPONENTS=str(own)).stdout
    own.write_text("[kinds]\n", "utf-8")
    done = command("play", LUDI_COMPONENTS=str(own), LUDI_BROWSER="0")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{own}: Object missing required field" in done.stderr


def test_the_next_port_is_taken_when_none_was_asked_for(tmp_path: Path) -> None:
    from ludi.table import serve

    with serve._listen("127.0.0.1", None) as first, serve._listen("127.0.0.1", None) as second:
        ports = {first.getsockname()[1], second.getsockname()[1]}
    assert len(ports) == 2
    assert min(ports) >= serve.DEFAULT_PORT
