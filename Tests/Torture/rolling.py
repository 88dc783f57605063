#!/usr/bin/env python3
"""Ends three servers one after the other and starts them again, while clients write to all of them.

    rolling.py path/to/lume [--count N] [--seed N]

As an upgrade does it, with SIGTERM; the program is the same before and after. Clients go from one server
to the next, and ask another where one can't be reached or answers 503, with Retry-After, and get no other
5xx. Nothing is broken off, each answer comes to its end, all that was acknowledged is there, and what has
a key is there once. Before each end all lose the connection on which they hear what they tell each other.
"""

import sys
import time
from functools import partial

sys.dont_write_bytecode = True

from support.cluster import arguments, drive_servers, under_load
from support.postgresql import PostgreSQL
from support.program import check

DRAIN = "500ms"
DEAFENED = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"


async def roll(world, count):
    began = time.monotonic()
    for node in world.nodes * count:
        target = world.acknowledged + 20
        await world.until(lambda target=target: world.acknowledged >= target, "work goes on")
        await world.until(lambda node=node: node.streaming, "an answer is sent")
        ((deafened,),) = await world.rows(DEAFENED)
        check(deafened, "no server hears what the others tell")
        await node.restart()
    return time.monotonic() - began


async def work(world, options):
    seconds, did = await under_load(world, partial(roll, count=options.count))
    print(f"{options.count} × three servers ended and started again in {seconds:.0f} s: {did}")
    check(not world.broken, f"{world.broken} requests or sockets were broken off")
    check(not world.cut, f"{world.cut} answers were cut")


def main():
    parser = arguments(__doc__)
    parser.add_argument("--count", type=int, default=1, help="how often all are ended")
    options = parser.parse_args()
    flags = ("--drain", DRAIN)
    drive_servers(options, "rolling", PostgreSQL, partial(work, options=options), flags)


main()
