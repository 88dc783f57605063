#!/usr/bin/env python3
"""Says to `lume serve` whatever bytes may come over a socket, and looks whether it minds.

    fuzz_server.py path/to/lume [--seconds N] [--seed S] [--kind KIND] [--replay FILE]

Requests in any cuts and any pipelining, heads and bodies with anything wrong in them, sockets with
frames of any kind, connections that break off anywhere: to a server without accounts, one with
accounts and an API key, and one over TLS. After each batch another client has to be served,
requests sent at once to be answered as those sent one by one, and the server has to rest and to
have kept neither memory nor descriptors, though some clients ask for much, read nothing and stay;
at last SIGTERM ends it.

Each case follows from the seed and its number. One that fails is played again to a fresh server,
made smaller, and kept in a file; `--replay` plays that.
"""

import argparse
import json
import os
import random
import shlex
import sys
import time
from concurrent.futures import ThreadPoolExecutor

sys.dont_write_bytecode = True

from support.answers import object_to
from support.program import Failure, Folder, check, drive
from support.server_cases import Cases
from support.target import KINDS, Target
from support.wire import minimised, play, written

BATCH, AT_ONCE = 48, 8


class Fuzzer:
    def __init__(self, options):
        self.options = options
        self.command = [*shlex.split(options.under), os.path.abspath(options.lume)]
        self.done = 0

    def target(self, folder, kind):
        options = self.options
        home = os.path.join(folder, f"{kind}-{time.monotonic_ns()}")
        os.mkdir(home)
        return Target(self.command, home, kind, options.patience, options.memory << 20)

    @staticmethod
    def played(target, steps):
        for received in play(steps, target.port, target.context, target.names).values():
            object_to(received)

    def round(self, folder, kind):
        """One server for a while; answers a failure, and the cases before it."""
        options = self.options
        target = self.target(folder, kind)
        until = time.monotonic() + options.round
        chance = random.Random(f"{options.seed}/{self.done}/order")
        try:
            # At the end they are waited for, so not every time.
            if chance.random() < 0.4:
                target.let_stay(6)
            with ThreadPoolExecutor(AT_ONCE) as pool:
                while True:
                    numbers = range(self.done, self.done + BATCH)
                    self.done += BATCH
                    cases = [
                        (number, Cases(options.seed, target.key).case(number)) for number in numbers
                    ]
                    try:
                        for result in [pool.submit(self.played, target, case) for _, case in cases]:
                            result.result()
                        target.expect_health()
                        target.expect_order(chance)
                    except Failure as failure:
                        return cases, failure
                    if time.monotonic() > until:
                        break
            target.expect_end()
        except Failure as failure:
            return [], failure
        finally:
            target.kill()
        return None

    def trial(self, folder, kind, steps):
        """What fails when a fresh server is told this, if anything does."""
        target = self.target(folder, kind)
        try:
            self.played(target, steps)
            target.expect_health()
            target.expect_end()
        except Failure as failure:
            return failure
        finally:
            target.kill()
        return None

    def explain(self, folder, kind, cases, failure):
        """Finds the case that did it, or all of its batch, makes it smaller and says so."""
        options = self.options
        text = f"seed {options.seed}, {kind}: {failure}"
        together = [[f"{number}.{step[0]}", *step[1:]] for number, steps in cases for step in steps]
        limit = time.monotonic() + options.search
        for number, steps in [*cases, ("batch", together)]:
            if number != "batch" and time.monotonic() > limit:
                continue
            alone = steps and self.trial(folder, kind, steps)
            if not alone:
                continue
            first = str(alone).split("\n")[0][:60]

            def fails(fewer):
                again = self.trial(folder, kind, fewer)
                return again is not None and str(again).startswith(first)

            steps = minimised(steps, fails, options.search)
            path = os.path.join(folder, f"case-{options.seed}-{number}.json")
            with open(path, "w") as file:
                file.write(written(steps))
            raise Failure(
                f"{text}\ncase {number} does it alone: {alone}\n"
                f"kept as {path}:\n{written(steps)[:6000]}"
            )
        numbers = f"{cases[0][0]} to {cases[-1][0]}" if cases else f"up to {self.done}"
        raise Failure(f"{text}\nnone of the cases {numbers} does it alone, nor all of them")

    def run(self, folder):
        options = self.options
        end = time.monotonic() + options.seconds
        kinds = [options.kind] if options.kind else list(KINDS)
        turn = 0
        while time.monotonic() < end:
            kind = kinds[turn % len(kinds)]
            turn += 1
            failed = self.round(folder, kind)
            if failed:
                self.explain(folder, kind, *failed)
        print(f"seed {options.seed}: {self.done} cases to {turn} servers")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--replay", metavar="FILE", help="play this case alone")
    parser.add_argument("--under", default="", help="a command that runs lume, such as valgrind")
    parser.add_argument(
        "--patience", type=float, default=10, help="seconds for what is done at once"
    )
    parser.add_argument("--round", type=float, default=15, help="seconds for one server")
    parser.add_argument("--memory", type=int, default=256, help="MiB that the server may grow by")
    parser.add_argument(
        "--search", type=float, default=180, help="seconds for making a case smaller"
    )
    options = parser.parse_args()
    fuzzer = Fuzzer(options)

    def body():
        with Folder("fuzz-server") as folder:
            if options.replay:
                with open(options.replay) as file:
                    failure = fuzzer.trial(folder, options.kind or "open", json.load(file))
                check(failure is None, str(failure))
            else:
                print(f"seed {options.seed}", flush=True)
                fuzzer.run(folder)

    drive(body)


if __name__ == "__main__":
    main()
