"""The games as PettingZoo environments: `qin_v0.env()`, `zhanguo_v0.env()`, `first_empire_v0.env()`.

An environment takes `seats`, `reward`, `render_mode` and the options of its game, such as `board="lion"` or
`li_si=2`. Its agents are `player_0`, `player_1` and so on. An action that is not allowed raises ValueError with the
reason, and changes nothing. PettingZoo's own registry knows them, too: `pettingzoo.make("aec", "tianxia/qin_v0")`.
"""

from tianxia.extras import need

need("research", "tianxia.research.pettingzoo", "gymnasium", "pettingzoo")

import pettingzoo  # noqa: E402 only where it is installed

if hasattr(pettingzoo, "register"):  # from version 1.27 on
    for name in ("qin_v0", "zhanguo_v0", "first_empire_v0"):
        pettingzoo.register("aec", f"tianxia/{name}", entry_point=f"{__name__}.{name}:env")
