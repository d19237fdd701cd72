"""Doors for learners: PettingZoo, Gymnasium, OpenSpiel and games advanced together.

Each library has a file of its own and is only needed there; all of them are in the extra `envs`.
"""
