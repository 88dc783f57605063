#!/usr/bin/env python3
"""Asks `lume serve` to end at random moments of its start.

    ending.py path/to/lume [--seed N]

A service manager may change its mind at any time: whenever the signal comes, the process ends, by the
signal or with 0. Under Scripts/postgresql all have one database. Needs nothing but Python's own
library.
"""

import argparse
import os
import queue
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

MOMENTS = 200
#: Far longer than a start takes on a busy machine.
PATIENCE = 60
ENDINGS = (-signal.SIGTERM, 0)


def start(lume, home):
    database = os.environ.get("LUME_TEST_DATABASE")
    words = ["--database", database] if database else []
    return subprocess.Popen(
        [lume, "serve", "--open", "--port", "0", "--drain", "0", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={"PATH": os.environ["PATH"], "LUME_HOME": home, "SWIFT_BACKTRACE": "enable=no"},
    )


def end(process, name, failures):
    process.send_signal(signal.SIGTERM)
    try:
        _, log = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        failures.append(f"{name}: it did not end within {PATIENCE} s")
        return
    if process.returncode not in ENDINGS:
        failures.append(f"{name}: it ended with {process.returncode}: {log.decode()}")


def once(lume, folder, moment, failures):
    """Ends one process after so many seconds, or, without any, when it says that it listens."""
    with tempfile.TemporaryDirectory(dir=folder) as home:
        process = start(lume, home)
        if moment is None:
            process.stdout.readline()
            end(process, "at 'listening'", failures)
        else:
            time.sleep(moment)
            end(process, f"after {moment * 1000:.2f} ms", failures)


def work(lume, folder, moments, failures):
    while True:
        try:
            moment = moments.get_nowait()
        except queue.Empty:
            return
        once(lume, folder, moment, failures)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    failures = []
    with tempfile.TemporaryDirectory(prefix="lume-ending-") as folder:
        began = time.monotonic()
        once(arguments.lume, folder, None, failures)
        length = time.monotonic() - began
        moments = queue.Queue()
        for number in range(MOMENTS):
            moments.put(None if number % 4 == 0 else chance.uniform(0, 1.5 * length))
        # Four at a time, so that it's not always the main thread that is first.
        workers = [
            threading.Thread(target=work, args=(arguments.lume, folder, moments, failures))
            for _ in range(4)
        ]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    for failure in failures:
        print(f"FAIL {failure} (seed {arguments.seed})", file=sys.stderr)
    print(f"{MOMENTS + 1 - len(failures)} of {MOMENTS + 1} endings came")
    sys.exit(1 if failures else 0)


main()
