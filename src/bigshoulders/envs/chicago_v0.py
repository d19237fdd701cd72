"""PettingZoo's way to name an environment: `chicago_v0.env(players=4)`."""

from functools import partial

from bigshoulders.envs.pettingzoo import TableEnv
from bigshoulders.envs.pettingzoo import env as table_env
from bigshoulders.envs.pettingzoo import parallel_env as parallel_table_env

env = partial(table_env, "chicago")
parallel_env = partial(parallel_table_env, "chicago")
raw_env = partial(TableEnv, "chicago")

__all__ = ["env", "parallel_env", "raw_env"]
