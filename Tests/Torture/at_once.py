#!/usr/bin/env python3
"""Several shells at once on the same data, each typing as fast as it is answered.

    at_once.py path/to/lume [--count N] [--shells N] [--seed N] [--servers N]

Three ways: shells on one LUME_HOME with the embedded backend, shells on one LUME_HOME with a
server, and devices with a home each and one server. Each shell makes goals of its own, notes
progress, deletes some, talks, and edits a field of a goal that all of them edit. Afterwards every
goal, value, field and message that a shell was told of is in the store and at the backend exactly
once; nothing was said of a lock, and no shell ended badly.
"""

import argparse
import os
import random
import subprocess
import sys
import threading
from functools import partial

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Wire"))

from support.program import UNLIMITED, Folder, check, drive, environment, run
from wire.nginx import serving
from wire.server import stored

SHARED = "Everybody's goal"
#: Titles of the same words would be taken for one goal.
NAMES = ["Walk", "Swim", "Read", "Sing", "Draw", "Cook", "Rest", "Dance"]
STILL_THERE = """
    WHERE NOT is_deleted AND id NOT IN (SELECT goal_id FROM goal_bindings WHERE is_missing)
"""
FORBIDDEN = ["locked", "held by another program", "internal error", "damaged", "cannot be used"]


class Script:
    """What one shell types, and what has to be there afterwards."""

    def __init__(self, number, commands, choose):
        self.number, self.lines = number, []
        #: Title to value, of what is to be there; and what is to be gone.
        self.goals, self.deleted = {}, []
        self.messages = []
        self.field = None
        for turn in range(commands):
            self.add(turn, choose)

    def add(self, turn, choose):
        kind = choose.random()
        if kind < 0.25 or not self.goals:
            title = f"{NAMES[self.number]} {turn:03}"
            self.lines.append(f'/goal new "{title}" --target 10000 steps --by +30d')
            self.goals[title] = 0
        elif kind < 0.55:
            title = choose.choice(list(self.goals))
            self.goals[title] = choose.randint(1, 9000)
            self.lines.append(f'/goal progress {self.goals[title]} "{title}"')
        elif kind < 0.62 and len(self.goals) > 2:
            title = choose.choice(list(self.goals))
            del self.goals[title]
            self.deleted.append(title)
            self.lines.append(f'/goal delete "{title}" --yes')
        elif kind < 0.85 and self.number < 3:
            self.lines.append(f'/goal edit "{SHARED}" {self.edit(turn)}')
        elif kind < 0.95:
            self.messages.append(f"Message {self.number}-{turn}: how should I start?")
            self.lines.append(self.messages[-1])
        else:
            self.lines.append(choose.choice(["/sync", "/goals", "/chat list", "/status", "/outbox"]))

    def edit(self, turn):
        """Each shell has a field of the common goal that nobody else edits."""
        match self.number:
            case 0:
                self.field = ("description", f"Described in turn {turn}")
                return f'--description "{self.field[1]}"'
            case 1:
                self.field = ("target_value", 1000.0 + turn)
                return f"--target {1000 + turn} steps"
            case _:
                self.field = ("current_value", 1.0 + turn)
                return f"--current {1 + turn}"


def work(lume, homes, flags, scripts):
    """Lets all scripts be typed at once; answers what each shell has printed."""
    outputs = [None] * len(scripts)

    def one(place):
        text = "\n".join(scripts[place].lines) + "\n"
        process = subprocess.run(
            [lume, "--keep-going", *flags],
            input=text,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=300,
            env=environment(homes[place]),
        )
        outputs[place] = (process.returncode, process.stdout)

    threads = [threading.Thread(target=one, args=[place]) for place in range(len(scripts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for place, outcome in enumerate(outputs):
        check(outcome is not None, f"shell {place} did not end")
        status, output = outcome
        check(status in (0, 1, 69), lambda: f"shell {place} ended with {status}:\n{output}")
        for word in FORBIDDEN:
            check(word not in output, lambda: f"shell {place} says {word!r}:\n{output}")
    return [output for _, output in outputs]


def examine(scripts, title, rows, gone=""):
    """Each goal of the scripts once, as it was left, and none that was deleted."""
    found = rows(f"SELECT title, current_value, description, target_value FROM goals {gone}")
    titles = [row[0] for row in found]
    check(len(titles) == len(set(titles)), lambda: f"{title}: there twice: {sorted(titles)}")
    values = {row[0]: row for row in found}
    for script in scripts:
        for goal, value in script.goals.items():
            check(goal in values, f"{title}: {goal} is missing")
            check(values[goal][1] == value, f"{title}: {goal} is {values[goal][1]}, not {value}")
        for goal in script.deleted:
            check(goal not in values, f"{title}: {goal} is there, though it was deleted")
        if script.field:
            name, value = script.field
            is_at = {"current_value": 1, "description": 2, "target_value": 3}[name]
            kept = values[SHARED][is_at]
            check(kept == value, f"{title}: {name} of the common goal is {kept!r}, not {value!r}")
    wanted = sum(len(script.goals) for script in scripts) + 1
    check(len(titles) == wanted, f"{title}: {len(titles)} goals instead of {wanted}")


def examine_messages(scripts, store, backend):
    """Each message once in the store, and at the backend unless its user was told otherwise."""
    kept = store("SELECT content, state FROM messages WHERE role = 'user'")
    there = [row[0] for row in backend("SELECT content FROM messages WHERE role = 'user'")]
    for script in scripts:
        for message in script.messages:
            states = [state for content, state in kept if content == message]
            check(len(states) == 1, f"{message!r} is in the store {len(states)} times")
            # Another shell's answer was still on its way, which this one has said.
            wanted = 0 if states == ["unsent"] else 1
            count = there.count(message)
            check(count == wanted, f"{message!r}, {states[0]}, is at the backend {count} times")


def settle(lume, home, flags):
    """What still waits is sent, with nobody else there."""
    for _ in range(2):
        status, output, errors = run([lume, *flags, "--keep-going"], home, "/outbox\n/sync\n")
        check(status in (0, 1, 69), f"the last /sync ended with {status}:\n{output}{errors}")
    check("verything is in sync" in output, f"not everything was synced:\n{output}{errors}")


def prepare(lume, home, flags):
    text = f'/goal new "{SHARED}" --target 500 steps --by +30d\n/sync\n'
    status, output, errors = run([lume, *flags], home, text)
    check(status == 0, f"the beginning failed:\n{output}{errors}")


def round_in_one_home(lume, folder, scripts, flags, backend):
    home = os.path.join(folder, "home")
    os.makedirs(home)
    prepare(lume, home, flags)
    work(lume, [home] * len(scripts), flags, scripts)
    settle(lume, home, flags)
    store = partial(stored, f"{home}/lume.sqlite")
    backend = backend or partial(stored, f"{home}/backend.sqlite")
    examine(scripts, "the store", store, "WHERE NOT is_deleted")
    examine(scripts, "the backend", backend)
    examine_messages(scripts, store, backend)
    waiting = store("SELECT kind, title, problem FROM outbox")
    check(not waiting, f"still waiting: {waiting}")


def round_of_devices(lume, folder, scripts, flags, backend):
    homes = [os.path.join(folder, f"device-{script.number}") for script in scripts]
    for home in homes:
        os.makedirs(home)
    prepare(lume, homes[0], flags)
    for home in homes[1:]:
        settle(lume, home, flags)
    work(lume, homes, flags, scripts)
    for home in homes + homes:
        settle(lume, home, flags)
    examine(scripts, "the server", backend)
    for script, home in zip(scripts, homes):
        store = partial(stored, f"{home}/lume.sqlite")
        # What another device deleted stays here, marked, until its user says what is to be done.
        examine(scripts, f"device {script.number}", store, STILL_THERE)
        examine_messages([script], store, backend)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--count", type=int, default=3, help="rounds of each way")
    parser.add_argument("--shells", type=int, default=3)
    parser.add_argument("--commands", type=int, default=60, help="that each shell is given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, help="as of conform.py")
    options = parser.parse_args()
    print(f"seed {options.seed}")

    def scripts(choose):
        return [Script(number, options.commands, choose) for number in range(options.shells)]

    def body():
        for number in range(options.count):
            choose = random.Random(f"{options.seed}/{number}")
            with Folder("at-once") as folder:
                round_in_one_home(options.lume, folder, scripts(choose), [], None)
            for way in (round_in_one_home, round_of_devices):
                flags = ["--open", "--pace", "0", *UNLIMITED]
                with Folder("at-once") as folder, serving(
                    options.servers, options.lume, f"{folder}/server", *flags
                ) as server:
                    address = server.base.removesuffix("/api/v1")
                    way(options.lume, folder, scripts(choose), ["--backend", address], server.rows)
        total = options.count * 3 * options.shells * options.commands
        print(f"{total} commands by {options.shells} shells at once")

    drive(body)


main()
