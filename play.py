"""The one door: `python3 play.py` sets up and opens the table, `python3 play.py test` runs every test.

Any other command goes on to `tianxia`. This file holds only the check that every Python, however old, can read;
the work is done in tools/door.py.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("tianxia needs Python 3.11 or newer, but this is Python %d.%d." % tuple(sys.version_info[:2]))

# Named here, since a Python started with -P or PYTHONSAFEPATH does not look beside the script.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tools.door import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
