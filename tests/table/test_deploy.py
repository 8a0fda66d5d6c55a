"""What deploy/ says fits what the command understands."""

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_every_variable_is_one_of_the_command_s() -> None:
    known = set(re.findall(r'envvar="(LUDI_\w+)"', (ROOT / "src/ludi/cli.py").read_text()))
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    for name in ("one", "two"):
        assert set(compose["services"][name]["environment"]) <= known
    (line,) = re.findall(r"^ENV (.*)$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert {name for name in re.findall(r"(\w+)=", line) if name.startswith("LUDI")} <= known


def test_the_proxies_know_both_servers_and_keep_numbers_inside() -> None:
    caddy, nginx = ((DEPLOY / name).read_text() for name in ("Caddyfile", "nginx.conf"))
    assert "reverse_proxy one:8000 two:8000" in caddy
    assert nginx.count("server 127.0.0.1:800") == 2
    assert "Upgrade $http_upgrade" in nginx
    for text in (caddy, nginx):
        assert "/api/metrics" in text
