"""What deploy/ says fits what the command understands."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludi.table.api.host_names import HostNames
from ludi.table.settings import MAX_UPLOAD
from tests.serving import serving
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def instruction(name: str) -> Any:
    """The command that the Dockerfile gives as a list; of several, the last."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    return json.loads(re.findall(rf"^{name}\b[^\[]*(\[.*\])$", text, re.MULTILINE)[-1])


def test_the_image_starts_serves_and_knows_whether_it_is_well(tmp_path: Path) -> None:
    command, check = instruction("CMD"), instruction("HEALTHCHECK")
    assert command[:2] == ["ludi", "serve"]
    assert check[0] == "python"
    with serving(tmp_path, *command[2:]) as server:
        healthy = [
            sys.executable,
            *(word.replace(":8000/", f":{server.port}/") for word in check[1:]),
        ]
        assert healthy[-1] != check[-1]
        assert subprocess.run(healthy, capture_output=True, timeout=PATIENCE).returncode == 0
    assert subprocess.run(healthy, capture_output=True, timeout=PATIENCE).returncode != 0


def test_one_service_builds_the_image_that_both_use() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    servers = [services["one"], services["two"]]
    assert {server["image"] for server in servers} == {"ludi-romani"}
    assert ["build" in server for server in servers] == [True, False]
    assert servers[1]["pull_policy"] == "never"
    build = servers[0]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"


def test_every_variable_is_one_of_the_command_s() -> None:
    known = set(re.findall(r'envvar="(LUDI_\w+)"', (ROOT / "src/ludi/cli.py").read_text()))
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    for name in ("one", "two"):
        assert set(compose["services"][name]["environment"]) <= known
    (line,) = re.findall(r"^ENV (.*)$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert {name for name in re.findall(r"(\w+)=", line) if name.startswith("LUDI")} <= known


@pytest.mark.parametrize(
    ("chosen", "called"),
    [
        ({}, ["one:8000", "two:8000", "localhost", "192.168.1.7"]),
        ({"LUDI_SITE": "games.example.org"}, ["games.example.org", "one:8000"]),
        ({"LUDI_SITE": ":80", "LUDI_ALLOWED_HOSTS": "server.lan"}, ["server.lan", "two:8000"]),
    ],
)
def test_servers_know_the_names_by_which_proxies_and_players_call_them(
    chosen: dict[str, str], called: list[str]
) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    wanted = compose["services"]["one"]["environment"]["LUDI_ALLOWED_HOSTS"]
    listed = re.sub(r"\$\{(\w+):-}", lambda found: chosen.get(found[1], ""), wanted).split()
    assert all(HostNames(listed).include(host) for host in called)
    assert not HostNames(listed).include("evil.example")


def test_so_do_those_behind_nginx() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    (site,) = re.findall(r"server_name (\S+);", text)
    assert text.count(f"--allowed-host {site}\n") == 2
    assert "proxy_set_header Host $http_host;" in text


def test_the_proxies_know_both_servers_and_keep_numbers_inside() -> None:
    caddy, nginx = ((DEPLOY / name).read_text() for name in ("Caddyfile", "nginx.conf"))
    assert "reverse_proxy one:8000 two:8000" in caddy
    assert nginx.count("server 127.0.0.1:800") == 2
    assert "Upgrade $http_upgrade" in nginx
    assert f"client_max_body_size {MAX_UPLOAD // 1024}k" in nginx
    for text in (caddy, nginx):
        assert "/api/metrics" in text
