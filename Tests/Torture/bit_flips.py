#!/usr/bin/env python3
"""Flips bits in the pages of both stores, and looks at what becomes of them.

    bit_flips.py path/to/lume [--count N] [--every-page] [--seed N]

A home with goals, progress and a chat is made once. Then one bit of one page of its store, or of
the built-in backend's, is flipped in a copy. The first start after that may say in one sentence that a
file is damaged (74), never end in any other way; the second one works, whatever the first did; and
where SQLite finds the damage, doctor didn't call the file in order. What was set aside is still
there.
"""

import argparse
import os
import random
import shutil
import sqlite3
import sys

sys.dont_write_bytecode = True

from support.program import Folder, check, drive, run

STORES = ["lume.sqlite", "backend.sqlite"]
WORK = """/goal new "Walk 10k steps" --target 10000 steps --by +30d
/goal new "Read more" --target 20 hours --by +60d
/goal new "Drink less coffee" --target 2 cups --every day
/goal progress 2500 walk
/goal progress 4 read
/chat goal walk
How should I start?
And tomorrow?
/tips walk
/sync
"""
LOOK = ("-c", "/goals", "-c", "/status", "-c", "/chat history")


def prepare(lume, home):
    status, output, errors = run([lume, "--pace", "0", "--keep-going"], home, WORK)
    check(status == 0, f"the home can't be made ({status}): {output}{errors}")
    for name in STORES:
        with sqlite3.connect(os.path.join(home, name)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()


def pages(path):
    """How large a page is, and how many there are."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    told = [database.execute(f"PRAGMA page_{it}").fetchone()[0] for it in ("size", "count")]
    database.close()
    return told


def is_whole(path):
    """What SQLite itself says."""
    try:
        database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
        verdict = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
        database.close()
        return verdict == "ok"
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        # What it says may name what was hit.
        return False


def flip(path, place, bit):
    with open(path, "r+b") as file:
        file.seek(place)
        byte = file.read(1)[0]
        file.seek(place)
        file.write(bytes([byte ^ 1 << bit]))


def attempt(lume, home, name, place, bit):
    """Answers whether SQLite saw it, and whether it was set aside."""
    path = os.path.join(home, name)
    flip(path, place, bit)
    what = f"bit {bit} of byte {place} of {name}"
    whole = is_whole(path)
    status, output, errors = run([lume, "doctor"], home)
    check(status in (0, 74), f"{what}: doctor ends with {status}: {output}{errors}")
    if not whole:
        check(status == 74, f"{what}: SQLite finds damage, and doctor none:\n{output}")
    outcomes = []
    for start in range(3):
        status, output, errors = run([lume, *LOOK], home)
        outcomes.append(status)
        check(status in (0, 1, 74), f"{what}: start {start} ends with {status}:\n{output}{errors}")
        check("internal error" not in errors, f"{what}: start {start} says\n{errors}")
        if status == 74:
            said = [line for line in errors.splitlines() if line.startswith("lume: ")]
            check(said, f"{what}: start {start} ends with 74 and says\n{errors}")
    check(outcomes[-1] != 74, f"{what}: it never starts again: {outcomes}\n{errors}")
    aside = any(".damaged-" in it for it in os.listdir(home))
    return not whole, aside


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--count", type=int, default=20, help="flips in each store")
    parser.add_argument("--every-page", action="store_true", help="one flip in each page at least")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()

    def body():
        choose = random.Random(arguments.seed)
        print(f"--seed {arguments.seed}")
        with Folder("flips") as folder:
            home, copy = os.path.join(folder, "home"), os.path.join(folder, "copy")
            os.mkdir(home)
            prepare(arguments.lume, home)
            for name in STORES:
                size, count = pages(os.path.join(home, name))
                chosen = [choose.randrange(count) for _ in range(arguments.count)]
                if arguments.every_page:
                    chosen += range(count)
                seen = []
                for page in chosen:
                    # Beside a header and at the end there's mostly something.
                    within = choose.choice([choose.randrange(100), choose.randrange(size)])
                    shutil.rmtree(copy, ignore_errors=True)
                    shutil.copytree(home, copy)
                    place = page * size + within
                    seen.append(attempt(arguments.lume, copy, name, place, choose.randrange(8)))
                found, aside = (sum(it[part] for it in seen) for part in (0, 1))
                print(f"{name}: {len(seen)} flips, {found} seen by SQLite, {aside} set aside")

    drive(body)


main()
