#!/usr/bin/env python3
"""Kills `lume serve` and the shell that talks to it at once, again and again, over data that stay.

    kill_both.py path/to/lume [--count N] [--seed N]

In each round both start on what the last one left, the shell makes goals, notes progress, edits and
talks, and both get SIGKILL within a few milliseconds of each other. After every ten rounds both
start once more and the shell syncs: each goal that a user had read of is in the store and at the
server exactly once, with the value that was last noted on both sides; nothing is there twice, no
change waits for ever, and no message was stored twice.
"""

import argparse
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time

sys.dont_write_bytecode = True

from support.program import Folder, check, drive, environment, run

ROUNDS = 10


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class World:
    """One home, one server's data, and what a user has read."""

    def __init__(self, lume, folder, choose):
        self.lume, self.choose, self.port = lume, choose, free_port()
        self.home, self.served = os.path.join(folder, "home"), os.path.join(folder, "served")
        for path in (self.home, self.served):
            os.mkdir(path)
        self.titles, self.read, self.said = [], set(), []

    def serve(self):
        process = subprocess.Popen(
            [self.lume, "serve", "--open", "--port", str(self.port), "--drain", "0", "--pace", "1ms"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(self.served),
        )
        line = process.stdout.readline()
        check(line.startswith(b"listening on"), f"the server began with {line!r}")
        return process

    def shell(self):
        return [self.lume, "--backend", f"http://127.0.0.1:{self.port}", "--keep-going"]

    def work(self, number):
        lines = []
        for turn in range(6):
            title = f"Round {number} goal {turn} {self.choose.randrange(1 << 30):x}"
            self.titles.append(title)
            lines.append(f'/goal new "{title}" --target 10000 steps --by +30d')
            lines.append(f'/goal progress {self.choose.randint(1, 9000)} "{title}"')
            if self.choose.random() < 0.4:
                lines.append(f'/goal edit "{title}" --description "Of turn {turn}"')
            if self.choose.random() < 0.4:
                self.said.append(f"{title}: how should I start?")
                lines += [f'/chat goal "{title}"', self.said[-1]]
            if self.choose.random() < 0.4:
                lines.append("/sync")
        return "\n".join(lines) + "\n"

    def kill(self, number, longest):
        """One round; answers how many lines were read."""
        server = self.serve()
        shell = subprocess.Popen(
            self.shell(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(self.home),
        )
        shown = []
        reader = threading.Thread(target=lambda: shown.extend(shell.stdout))
        reader.start()
        try:
            shell.stdin.write(self.work(number).encode())
            shell.stdin.flush()
        except BrokenPipeError:
            pass
        time.sleep(self.choose.uniform(0, longest))
        both = [server, shell]
        self.choose.shuffle(both)
        both[0].send_signal(signal.SIGKILL)
        time.sleep(self.choose.choice([0, 0.002, 0.02]))
        both[1].send_signal(signal.SIGKILL)
        for process in both:
            process.wait()
        reader.join()
        shell.stdin.close()
        for process in both:
            process.stdout.close()
        whole = [line.decode("utf-8", "replace") for line in shown if line.endswith(b"\n")]
        for line in whole:
            for title in self.titles:
                if line.startswith("Goal ") and " saved" in line and title in line:
                    self.read.add(title)
        return len(whole)

    def examine(self):
        server = self.serve()
        for _ in range(3):
            _, output, errors = run(self.shell(), self.home, "/sync\n/sync\n")
            waiting = rows(self.home, "lume.sqlite", "SELECT number, kind, problem FROM outbox")
            if not waiting:
                break
        server.terminate()
        server.wait(timeout=20)
        server.stdout.close()
        check(not waiting, lambda: f"these changes wait: {waiting}\n{output}{errors}")
        here = rows(self.home, "lume.sqlite", "SELECT title, current_value, description FROM goals")
        there = rows(
            self.served, "backend.sqlite", "SELECT title, current_value, description FROM goals"
        )
        for name, found in (("the store", here), ("the server", there)):
            titles = [row[0] for row in found]
            check(len(titles) == len(set(titles)), f"{name} has goals twice: {sorted(titles)}")
            missing = self.read - set(titles)
            check(not missing, f"{name} misses {missing}")
        differ = set(here) ^ set(there)
        check(not differ, f"store and server differ in {sorted(differ)}")
        for name, home, file in (
            ("the store", self.home, "lume.sqlite"), ("the server", self.served, "backend.sqlite"),
        ):
            query = "SELECT content FROM messages WHERE role = 'user'"
            said = [row[0] for row in rows(home, file, query)]
            twice = {text for text in said if said.count(text) > 1}
            check(not twice, f"{name} has messages twice: {twice}")
        return len(here), len(self.read)


def rows(home, file, query):
    database = sqlite3.connect(f"file:{os.path.join(home, file)}?mode=ro", uri=True)
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()

    def body():
        choose = random.Random(arguments.seed)
        print(f"--seed {arguments.seed}")
        kills, goals, read = 0, 0, 0
        while kills < arguments.count:
            with Folder("both") as folder:
                world = World(arguments.lume, folder, choose)
                for number in range(min(ROUNDS, arguments.count - kills)):
                    world.kill(number, 2.0)
                    kills += 1
                found, known = world.examine()
                goals, read = goals + found, read + known
        print(f"{kills} kills of both: {goals} goals, {read} of them read about")
        check(read > 0, "nothing was read before the kills")

    drive(body)


main()
