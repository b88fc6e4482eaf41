"""The extras of `pip install 'tianxia[…]'`: what each part needs, and one clear sentence where it is not installed."""

from importlib.util import find_spec

from tianxia.engine.game import BadInput
from tianxia.words import words

EXTRAS = {
    "server": ("prometheus_client",),
    "passkeys": ("webauthn",),
    "terminal": ("textual",),
    "research": ("gymnasium", "numpy", "pettingzoo"),
    "cluster": ("distributed",),
    "train": ("jax", "numpy"),
}
"""The modules of each extra. OpenSpiel is not to be had everywhere, so its interface asks for `pyspiel` itself; nor is
uvloop, which a server only uses where it is."""


class MissingExtra(BadInput, ImportError):
    """Something needs an extra that is not installed; for programs an ImportError with an English sentence."""

    def __str__(self) -> str:
        """The sentence with the command that installs the extra."""
        return words("en").complaint(self)


def need(extra: str, what: str, *modules: str) -> None:
    """Go on if these modules, by default all of the extra, can be imported; else say what `what` needs."""
    if not all(find_spec(module) for module in modules or EXTRAS[extra]):
        raise MissingExtra("needs-extra", what=what, extra=extra)
