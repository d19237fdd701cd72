"""One file per step of the database."""
