"""From data files and options to rules."""
