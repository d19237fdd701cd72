"""Experiments that anybody can repeat: specifications, games, results, reports, datasets."""
