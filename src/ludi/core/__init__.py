"""The heart: what a game, a state, a move, a step, a record is. Knows no game by name."""
