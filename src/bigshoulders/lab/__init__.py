"""Everything that plays many games: tournaments, experiments, reports."""
