"""Guests, accounts and names."""
