"""The vocabulary in which Buildings, assets and Managers are written: one small class per word."""
