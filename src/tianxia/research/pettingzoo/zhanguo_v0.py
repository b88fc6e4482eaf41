"""ZhanGuo for PettingZoo."""

from tianxia.research.pettingzoo.aec import maker

env, raw_env = maker("zhanguo")
