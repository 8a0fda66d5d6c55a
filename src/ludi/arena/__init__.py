"""The arena: bots against bots."""
