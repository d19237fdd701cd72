"""PettingZoo's way to name an environment: `chicago_v0.env(players=4)`."""

from bigshoulders.envs.pettingzoo import ChicagoEnv, env

raw_env = ChicagoEnv

__all__ = ["env", "raw_env"]
