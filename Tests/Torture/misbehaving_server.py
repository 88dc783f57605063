#!/usr/bin/env python3
"""Talks to a server that misbehaves in each of its ways, over real sockets.

    misbehaving_server.py path/to/lume [--turns N] [--fault FAULT]...

For each fault a `lume serve` is started with it and a shell says so many things to it. The shell
must not crash, hang, or say more than one line for a failure; and what was said must be in its
store once, in order, and at the server at most once.
"""

import argparse
import os
import re
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

sys.dont_write_bytecode = True

from support.program import Failure, Folder, check, drive, environment, run

FAULTS = [
    "latency=100ms", "status=500@0.3", "status=429@0.3", "status=401@0.2", "status=503@0.5",
    "garbage=0.3", "drop=0", "drop=3", "close=0", "close=3", "batch", "refuse",
    "refuse,status=500@0.3", "batch,drop=2,garbage=0.1",
]

# Said about the chat and not about a failure, or of a request that is repeated.
NOTICES = ("No chat was open", "Connection issues, retrying", "Hint:")


class Server:
    """A `lume serve` of one fault, on a port of its own."""

    def __init__(self, lume, home, fault):
        self.process = subprocess.Popen(
            [lume, "serve", "--open", "--port", "0", "--drain", "0", "--fault", fault],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(home))
        line = self.process.stdout.readline()
        found = re.match(r"listening on (http://\S+)", line)
        check(found, lambda: f"serve --fault {fault} said {line!r}")
        self.url = found.group(1)
        self.log = []
        self.reader = threading.Thread(target=lambda: self.log.extend(self.process.stderr))
        self.reader.start()

    def stop(self):
        self.process.terminate()
        status = self.process.wait(timeout=30)
        self.reader.join()
        check(status == 0, lambda: f"serve ended with {status}: {''.join(self.log[-5:])}")


def said(path, order):
    with sqlite3.connect(path) as database:
        rows = database.execute(
            f"SELECT content FROM messages WHERE role = 'user' ORDER BY {order}").fetchall()
    return [row[0] for row in rows]


def torment(lume, fault, turns):
    with Folder("misbehaving") as folder:
        homes = [os.path.join(folder, name) for name in ("shell", "server")]
        for home in homes:
            os.mkdir(home)
        server = Server(lume, homes[1], fault)
        try:
            words = [f"message {number}" for number in range(1, turns + 1)]
            arguments = [lume, "--backend", server.url, "--keep-going", "--sync", "manual"]
            status, _, errors = run(
                arguments, homes[0], "".join(word + "\n" for word in words), timeout=550)
        finally:
            server.stop()
        lines = [line for line in errors.splitlines() if not line.startswith(NOTICES)]
        check(status in (0, 1, 69), f"{fault}: exit {status}\n" + "\n".join(lines[-5:]))
        check(len(lines) <= turns,
              f"{fault}: {len(lines)} lines for {turns} turns\n" + "\n".join(lines[:6]))
        check(not any("internal error" in line for line in lines), f"{fault}: {lines}")
        kept = said(os.path.join(homes[0], "lume.sqlite"), "place")
        check(kept == words, f"{fault}: the store has {len(kept)} of {turns} messages")
        heard = said(os.path.join(homes[1], "backend.sqlite"), "number")
        check(len(set(heard)) == len(heard), f"{fault}: the server has a message twice")
        check(set(heard) <= set(words), f"{fault}: the server has what nobody said")
        return f"{fault}: {turns} turns, {len(lines)} failures, {len(heard)} heard"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lume")
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--fault", action="append")
    options = parser.parse_args()
    lume = os.path.abspath(options.lume)
    faults = options.fault or FAULTS

    def all_faults():
        # Nearly all of the time is waiting.
        with ThreadPoolExecutor(max_workers=len(faults)) as pool:
            results = [(f, pool.submit(torment, lume, f, options.turns)) for f in faults]
        broken = []
        for fault, result in results:
            try:
                print(result.result())
            except (Failure, subprocess.TimeoutExpired) as failure:
                broken.append(str(failure))
        check(not broken, "\n".join(broken))

    drive(all_faults)


if __name__ == "__main__":
    main()
