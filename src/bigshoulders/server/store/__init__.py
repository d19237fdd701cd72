"""The database: tables, seats, entries, positions. SQL is used only here."""
