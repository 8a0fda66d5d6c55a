"""What bots and guests are called."""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Collection
from random import Random

from ludi.table.errors import TableError
from ludi.table.settings import NAME_LENGTH

ROMANS = (
    "Agrippa", "Antonia", "Aurelia", "Caecilia", "Camilla", "Cassius", "Cato", "Cicero", "Claudia",
    "Cornelia", "Decimus", "Drusilla", "Fabius", "Faustina", "Flavia", "Gaius", "Horatia", "Julia",
    "Lavinia", "Livia", "Lucius", "Maecenas", "Marcella", "Marcus", "Metella", "Octavia", "Plinius",
    "Pompeia", "Quintus", "Sabina", "Scipio", "Seneca", "Servius", "Silvia", "Tiberius", "Titus",
    "Tullia", "Valeria", "Varro", "Vipsania",
)  # fmt: skip


def bot_name(taken: Collection[str], rng: Random) -> str:
    return rng.choice([name for name in ROMANS if name not in taken])


def guest_name(id: str) -> str:
    """Until a guest chooses a name: the Latin for guest, and a number to tell them apart."""
    return f"Hospes {zlib.crc32(id.encode()) % 900 + 100}"


def checked_name(raw: str) -> str:
    """A name as others may see it: one line, no invisible signs, nothing a record uses."""
    if len(raw) > 10 * NAME_LENGTH:  # whatever in it is visible
        raise TableError(400, "error-name-long", most=NAME_LENGTH)
    visible = "".join(c for c in raw if unicodedata.category(c)[0] != "C" or c in "\t\n")
    name = re.sub(r"\s+", " ", visible.replace("|", " ")).strip()
    if not name:
        raise TableError(400, "error-name-empty")
    if len(name) > NAME_LENGTH:
        raise TableError(400, "error-name-long", most=NAME_LENGTH)
    return name
