#!/usr/bin/env python3
"""Holds `lume serve` to the FitIQ contract, as a client that shares no code with it.

    conform.py path/to/lume [--only NAME]

Starts its own servers, on ports that are free, over data of its own. Prints what does not hold,
one paragraph each, and exits with 1 then.
"""

import argparse
import os
import sys
import tempfile
import time
import traceback

sys.dont_write_bytecode = True

try:
    import requests  # noqa: F401
    import websockets  # noqa: F401
except ImportError as error:
    sys.exit(f"{error}: get both with  {sys.executable} -m pip install requests websockets")

from claims import (
    accounts,
    advice,
    consultations,
    goals,
    insights,
    linking,
    profile,
    sockets,
    transport,
)
from wire.failure import Failure
from wire.world import World

RESOURCES = [accounts, profile, goals, advice, consultations, linking, insights, sockets, transport]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--only", default="", help="claims whose names have this in them")
    arguments = parser.parse_args()
    started = time.monotonic()
    claims = [
        (f"{resource.__name__.split('.')[-1]}.{claim.__name__}", claim)
        for resource in RESOURCES
        for claim in resource.CLAIMS
    ]
    wanted = [claim for claim in claims if arguments.only in claim[0]]
    failed = 0
    temporary = tempfile.TemporaryDirectory(prefix="lume-wire-")
    with temporary as folder, World(arguments.lume, folder) as world:
        for name, claim in wanted:
            try:
                claim(world)
            except Failure as failure:
                failed += 1
                print(f"FAIL {name}\n     {failure}", file=sys.stderr)
            except Exception:
                failed += 1
                print(f"FAIL {name}\n{traceback.format_exc(limit=-4)}", file=sys.stderr)
    seconds = time.monotonic() - started
    print(f"{len(wanted) - failed} of {len(wanted)} claims hold ({seconds:.0f} s)")
    sys.exit(1 if failed or not wanted else 0)


main()
