"""The database: models, queries, migrations, backup, and the other servers that share it."""
