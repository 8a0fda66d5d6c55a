"""Who decides what, when: a turn, and what each card does in it.

turn        a card is played, its action carried out, the market refilled, the turn passed on (4)
actions     which card does what; the Diplomat (6.4)
architect   moving and building (6.2)
prefect     production, bonus markers, Praefectus Magnus; Specialists (5.6, 6.3, 6.9)
storing     goods gained, and the choice when they do not fit (5.2)
colonists   Tribune and Colonist (6.1, 6.5)
mercator    trade (6.6)
market      Senator and Consul, the refill (6.7, 6.8, 7.3)
common      paying, and the end (8.1)
"""

from ludi.games.concordia.steps.turn import Finish, Opening, PlayCard

__all__ = ["Finish", "Opening", "PlayCard"]
