"""Who decides what, when: a turn, and what each card does in it.

turn        a card is played, its action carried out, the market refilled, the turn passed on
actions     which card does what; the Diplomat
architect   moving and building
prefect     production, bonus markers, Praefectus Magnus; Specialists
storing     goods gained, and the choice when they do not fit
colonists   Tribune and Colonist
mercator    trade
market      Senator and Consul, the refill
"""

from ludi.games.concordia.steps.turn import Finish, Opening, PlayCard

__all__ = ["Finish", "Opening", "PlayCard"]
