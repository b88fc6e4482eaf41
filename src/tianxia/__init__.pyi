from tianxia.bots import Bot as Bot
from tianxia.engine.eye import Eye as Eye
from tianxia.library import arena as arena
from tianxia.library import load as load
from tianxia.library import new_game as new_game
from tianxia.library import play as play
from tianxia.library import simulate as simulate
from tianxia.table import IllegalMove as IllegalMove
from tianxia.table import Move as Move
from tianxia.table import Table as Table

__version__: str
PLACES: dict[str, str]
