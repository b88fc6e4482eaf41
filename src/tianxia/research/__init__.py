"""The games for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and batches in numpy.

`pettingzoo.qin_v0.env()`, `gymnasium.make("tianxia/LiSi-v0")` after `import tianxia.research.gymnasium`,
`pyspiel.load_game("tianxia_qin")` after `import tianxia.research.openspiel`, and `batch("qin", 64)`.
"""

from tianxia.numbers import Numbers
from tianxia.research.batch import Batch, batch
from tianxia.research.planes import qin_planes

__all__ = ["Batch", "Numbers", "batch", "qin_planes"]
