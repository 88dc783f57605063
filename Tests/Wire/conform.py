#!/usr/bin/env python3
"""Holds `lume serve` to the FitIQ contract, as a client that shares no code with it.

    conform.py path/to/lume [--only NAME] [--servers N]

Starts its own servers, on ports that are free, over data of its own. Prints what does not hold,
one paragraph each, and exits with 1 then.
"""

import argparse
import inspect
import os
import sys
import tempfile
import time
import traceback

sys.dont_write_bytecode = True

try:
    import prometheus_client  # noqa: F401
    import requests  # noqa: F401
    import websockets  # noqa: F401
except ImportError as error:
    sys.exit(f"{error}: get them with  {sys.executable} -m pip install requests websockets prometheus-client")

from claims import (
    accounts,
    advice,
    consultations,
    goals,
    insights,
    linking,
    operating,
    profile,
    serving,
    sockets,
    transport,
)
from wire.failure import Failure
from wire.world import World

RESOURCES = [accounts, profile, goals, advice, consultations, linking, insights, sockets]
RESOURCES += [transport, serving, operating]

#: What doesn't hold of several servers as one: a socket hears what comes to its own server, and nginx
#: refuses a TRACE by itself.
ALONE = [
    sockets.it_is_closed_when_the_chat_is_over,
    sockets.it_is_closed_when_its_user_logs_out,
    sockets.each_socket_of_a_chat_hears_what_is_said,
    sockets.an_answer_goes_on_for_the_others,
    sockets.a_socket_that_is_opened_meanwhile_hears_all_of_the_answer,
    sockets.what_is_repeated_while_it_is_answered_is_heard_from_its_beginning,
    transport.a_path_or_a_method_that_is_none_is_told,
]


def claims_of(module):
    """Its functions that take a world and nothing else; what begins with _ helps them."""
    return [
        it
        for name, it in vars(module).items()
        if inspect.isfunction(it)
        and it.__module__ == module.__name__
        and list(inspect.signature(it).parameters) == ["world"]
        and not name.startswith("_")
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--only", default="", help="claims whose names have this in them")
    parser.add_argument(
        "--servers", type=int, default=1, help="so many as one, behind nginx, on PostgreSQL"
    )
    arguments = parser.parse_args()
    started = time.monotonic()
    claims = [
        (f"{resource.__name__.split('.')[-1]}.{claim.__name__}", claim)
        for resource in RESOURCES
        for claim in claims_of(resource)
        if arguments.servers == 1 or claim not in ALONE
    ]
    wanted = [claim for claim in claims if arguments.only in claim[0]]
    failed = 0
    temporary = tempfile.TemporaryDirectory(prefix="lume-wire-")
    with temporary as folder, World(arguments.lume, folder, arguments.servers) as world:
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
