"""Qin on an accelerator: the rules as array programs in JAX, and the training of a network by self-play.

The rules in `tianxia.games.qin` are the source of truth; `agreement.py` compares every position with them. Needs the
extra `train`; nothing that plays a game at a table imports this.
"""

from tianxia.extras import need

need("train", "tianxia.research.jax")
