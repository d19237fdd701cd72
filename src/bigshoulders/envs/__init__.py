"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel and batched games.

Each library has its own file and is needed only there; all of them are in the extra `envs`.
"""
