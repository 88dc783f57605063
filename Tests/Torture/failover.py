#!/usr/bin/env python3
"""Loses the PostgreSQL of three servers again and again, and has its synchronous standby take over.

    failover.py path/to/lume [--count N] [--seed N] [--asynchronous]

Clients write to all servers meanwhile, as for kill_cluster.py. Each time all processes of the primary
are killed, every other time while the standby hasn't got what was written last; then the standby takes
over, and a copy of it follows it. At last the standby is lost alone, and comes back. All that was
acknowledged has to be there, and what has a key once; and /healthz is to be answered meanwhile within
50 ms, beside what it waits for a processor.

With --asynchronous the primary waits for no standby, and what is lost has to be found.
"""

import asyncio
import glob
import http.client
import itertools
import multiprocessing
import sys
import time
from functools import partial

sys.dont_write_bytecode = True

from support.cluster import BROKEN, arguments, drive_servers, somebody, under_load
from support.postgresql import Pair
from support.program import Failure, check

#: For how long nothing comes to the standby before the primary is killed, and nobody takes over then.
STALLED, UNNOTICED = 0.3, 1.0
#: How long the standby is gone alone: commits that it doesn't confirm are given up after 8 s.
GONE = 30.0
#: How many connections all servers may have then: of each, those of five threads and of who listens, and
#: two that were given up a moment ago.
MOST_CONNECTIONS = 3 * (6 + 2)
#: Within which each thread of each server writes again: it tries that all 5 s at least.
BACK = 8.0
#: Within which 999 of 1,000 times and each time it's to be said that a server lives. Where threads of it
#: that hold the memory map wait for a processor, it may take longer than usual.
ALIVE, ALIVE_AT_MOST = 0.05, 0.25


def scheduled(task):
    """For how long a thread has been running, and has waited for a processor, in seconds."""
    with open(f"{task}/schedstat", encoding="ascii") as file:
        return [int(word) / 1e9 for word in file.read().split()[:2]]


class Asker:
    """Asks a server whether it lives."""

    def __init__(self, node):
        self.connection = http.client.HTTPConnection("127.0.0.1", node.port, timeout=10)
        tasks = glob.glob(f"/proc/{node.process.pid}/task/*")
        before = [scheduled(task)[0] for task in tasks]
        for _ in range(50):
            self.ask()
        ran = [scheduled(task)[0] - began for task, began in zip(tasks, before)]
        self.tasks = ["/proc/thread-self", tasks[ran.index(max(ran))]]

    def ask(self):
        self.connection.request("GET", "/healthz")
        answer = self.connection.getresponse()
        answer.read()
        check(answer.status == 200, f"/healthz: {answer.status}")

    def time(self):
        """How long that took, without the time that others had the processors."""
        waited = sum(scheduled(task)[1] for task in self.tasks)
        began = time.monotonic()
        self.ask()
        took = time.monotonic() - began
        return took - sum(scheduled(task)[1] for task in self.tasks) + waited


def ask_for_life(nodes, pipe):
    """Asks each server, until told to end; tells how long that took each time, or what was wrong."""
    askers, times = [Asker(node) for node in nodes], []
    pipe.send("begun")
    try:
        while not pipe.poll(0.01):
            times += [asker.time() for asker in askers]
        pipe.send(sorted(times))
    except (Failure, OSError, http.client.HTTPException) as error:
        pipe.send(Failure(f"/healthz: {error!r}"))


class Alive:
    """Notes in a process of its own how fast the servers say that they live."""

    def __init__(self, world):
        fork = multiprocessing.get_context("fork")
        self.pipe, other = fork.Pipe()
        self.process = fork.Process(target=ask_for_life, args=(world.nodes, other), daemon=True)

    def __enter__(self):
        self.process.start()
        self.pipe.recv()
        return self

    def __exit__(self, *_):
        self.pipe.send("end")
        self.times = self.pipe.recv()
        self.process.join()


async def writes(world, node, who):
    """Waits until this server writes for somebody; answers when it did."""
    path = f"/goals/{who.goal}"
    while True:
        try:
            body = {"current_value": time.time()}
            status, answer = await world.once(node, "PATCH", path, body, who.token)
            check(status in (200, 503), f"PATCH at {node.number}: {status} {answer}")
            if status == 200:
                return time.monotonic()
        except BROKEN:
            pass
        await asyncio.sleep(0.05)


async def fail_over(world, count, people):
    """Answers after how long the first and the last thread wrote again, since another one took over."""
    pair = world.database
    first, last = [], []
    for turn in range(count):
        target = world.acknowledged + world.choose.randint(30, 90)
        await world.until(lambda target=target: world.acknowledged >= target, "work goes on")
        await world.until(lambda: any(node.streaming for node in world.nodes), "an answer is sent")
        if turn % 2 == 0:
            await asyncio.to_thread(pair.stall)
            await asyncio.sleep(STALLED)
        pair.first.cut_off()
        await asyncio.sleep(UNNOTICED)
        await asyncio.to_thread(pair.promote)
        began = time.monotonic()
        pairs = itertools.product(world.nodes, people)
        try:
            async with asyncio.timeout(BACK), asyncio.TaskGroup() as group:
                asked = [group.create_task(writes(world, *pair)) for pair in pairs]
        except TimeoutError:
            raise Failure(f"not each server writes {BACK} s after a failover") from None
        ends = [task.result() for task in asked]
        first.append(min(ends) - began)
        last.append(max(ends) - began)
        await asyncio.to_thread(pair.follow)
    return max(first), max(last)


async def lose_standby(world):
    """Answers how long nobody was told of anything."""
    pair = world.database
    pair.second.cut_off()
    before = time.monotonic()
    await asyncio.sleep(GONE)
    acknowledged = world.acknowledged
    query = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'lume'"
    [(connections,)] = await pair.first.rows(query)
    check(int(connections) <= MOST_CONNECTIONS, f"{connections} connections without a standby")
    await asyncio.to_thread(pair.second.start)
    await world.until(lambda: world.acknowledged > acknowledged, "work goes on")
    return time.monotonic() - before


async def lose(world, count):
    people = [await somebody(world) for _ in range(4)]
    with Alive(world) as alive:
        first, last = await fail_over(world, count, people)
        gone = await lose_standby(world)
    return first, last, gone, alive.times


async def work(world, options):
    found, did = await under_load(world, partial(lose, count=options.count))
    first, last, gone, times = found
    if isinstance(times, Failure):
        raise times
    print(f"{options.count} × the primary lost: {did}")
    print(
        f"when the standby had taken over, the first thread of a server wrote after {first:.1f} s, "
        f"the last after {last:.1f} s; when the standby was gone alone for {GONE:.0f} s, who wrote "
        f"waited for {gone:.1f} s"
    )
    usual, most = times[len(times) * 999 // 1000], times[-1]
    told = "/healthz after {:.1f} ms 999 of 1,000 times, {:.1f} ms at most, of {} times".format(
        usual * 1000, most * 1000, len(times)
    )
    print(told)
    check(usual < ALIVE and most < ALIVE_AT_MOST, told)


def main():
    parser = arguments(__doc__)
    parser.add_argument("--count", type=int, default=2, help="how often the primary is lost")
    parser.add_argument("--asynchronous", action="store_true", help="so that something is lost")
    options = parser.parse_args()
    database = partial(Pair, is_synchronous=not options.asynchronous)
    drive_servers(options, "failover", database, partial(work, options=options))


main()
