"""Experiments by specification: games in chunks, results, datasets."""
