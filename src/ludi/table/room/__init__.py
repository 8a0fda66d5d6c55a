"""One table in memory: its game, those who watch it, its bots and clocks."""
