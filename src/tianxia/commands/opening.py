"""Opening the table in a browser: what `tianxia` and `tianxia serve --open` do beside serving."""

import os
import socket
import sys
import webbrowser

OK = 200


def is_open_already(port: int) -> bool:
    """Whether our server is already running at that port."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    import urllib.request  # takes a while, and mostly nobody listens there

    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1) as answer:
            return bool(answer.status == OK)
    except (OSError, ValueError):
        return False


def show_page(port: int) -> None:
    """Open the page if there is a screen: a browser in the terminal would be in the way."""
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen:
        webbrowser.open(f"http://localhost:{port}/")
