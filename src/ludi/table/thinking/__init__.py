"""Bots, hints and analyses in worker processes."""
