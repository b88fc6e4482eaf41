"""The evaluation of ZhanGuo, in parts: `evaluation.py` puts them together."""

from tianxia.bots.zhanguo.evaluation import value, worth

__all__ = ["value", "worth"]
