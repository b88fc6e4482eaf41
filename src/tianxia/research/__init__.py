"""The games for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and batches in numpy.

`pettingzoo.qin_v0.env()`, `gymnasium.make("tianxia/LiSi-v0")` after `import tianxia.research.gymnasium`,
`pyspiel.load_game("tianxia_qin")` after `import tianxia.research.openspiel`, and `batch("qin", 64)`.
"""

from tianxia.extras import need

need("research", "tianxia.research", "numpy")

from tianxia.research.batch import Batch, batch  # noqa: E402 the sentence above comes first
from tianxia.research.planes import qin_planes  # noqa: E402

__all__ = ["Batch", "batch", "qin_planes"]
