"""What is kept: tables, seats, entries, positions. The only room that speaks SQL."""
