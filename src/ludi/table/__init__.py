"""The table: a web server with a lobby, seats, live updates and a store."""
