"""Zhanguo: The First Empire for PettingZoo."""

from tianxia.research.pettingzoo.aec import maker

env, raw_env = maker("first_empire")
