#!/usr/bin/env python3
"""Answers `lume --backend` with whatever bytes a backend may send, and looks whether it minds.

    fuzz_client.py path/to/lume [--seconds N] [--seed S] [--replay FILE]

What a `lume serve` answers to a few commands is recorded first. Then a backend answers the same
way, but for one exchange or some, where heads, lengths, encodings, bodies, openings of sockets or
frames are wrong, cut off, or without end. The shell may not crash, hang or use much memory; it has
to exit with 0, 1 or 69, or of the signal that ends it, and to print sentences without control
characters.

Each case follows from the seed and its number. One that fails is played again, made smaller, and
kept in a file; `--replay` plays that.
"""

import argparse
import json
import os
import random
import re
import shlex
import signal
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed

sys.dont_write_bytecode = True

from support.backend import Backend, Recorder, server_context
from support.client_cases import SCRIPTS, Cases
from support.ended import Ended
from support.program import Failure, Folder, check, drive
from support.target import Target, certificate
from support.wire import minimised

AT_ONCE = 6
CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u202e]")


class Fuzzer:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.program = [os.path.abspath(options.lume)]
        flags = certificate(folder)
        self.certificate = flags[1]
        self.context = server_context(flags[1], flags[3])
        self.recordings = [self.record(number, script) for number, script in enumerate(SCRIPTS)]

    def lume(self, port, script, is_secure=False):
        flags = ["--backend", f"http{'s' if is_secure else ''}://localhost:{port}", "--seed", "3"]
        if is_secure:
            flags += ["--ca-file", self.certificate]
        return [
            *self.program,
            *flags,
            "--keep-going",
            *(word for line in SCRIPTS[script] for word in ("-c", line)),
        ]

    def record(self, number, script):
        """What a server answers to a script."""
        home = os.path.join(self.folder, f"recorded-{number}")
        os.mkdir(home)
        target = Target(self.program, home, "open", 30, 1 << 40)
        recorder = Recorder(target.port)
        try:
            with tempfile.TemporaryDirectory() as shell:
                ended = Ended(self.lume(recorder.port, number), shell, 60)
            check(
                ended.status in (0, 1),
                lambda: f"{script} ended with {ended.status}: {ended.errors!r}",
            )
        finally:
            recorder.close()
            target.kill()
        check(recorder.kept, f"{script} asks nothing of its backend")
        return recorder.kept

    def failure(self, case):
        """What is wrong when this is what the backend answers."""
        context = self.context if case["is_secure"] else None
        backend = Backend(self.recordings[case["script"]], case["steps"], context)
        try:
            with tempfile.TemporaryDirectory(prefix="lume-fuzz-") as home:
                command = self.lume(backend.port, case["script"], case["is_secure"])
                seconds = case["seconds"] * self.options.slowness
                ended = Ended([*shlex.split(self.options.under), *command], home, seconds)
        finally:
            backend.close()
        return self.objection(ended, case)

    def objection(self, ended, case):
        options = self.options
        shown = (ended.output + ended.errors).decode("utf-8", "replace")
        said = f"\n{shown[-1500:]}"
        codes = (0, 1, 69, 128 + signal.SIGTERM, -signal.SIGTERM)
        if ended.status not in (codes if ended.was_ended else codes[:3]):
            return f"exit status {ended.status}{said}"
        if ended.was_ended and ended.seconds > options.patience:
            return f"it took {ended.seconds:.1f} s to end when it was asked to{said}"
        if ended.was_ended and case["seconds"] >= 240:
            return f"it had not ended after {case['seconds']} s{said}"
        if ended.memory > options.memory << 20:
            return f"it used {ended.memory >> 20} MiB{said}"
        if "AddressSanitizer" in shown or "internal error" in shown:
            return f"it complains about itself{said}"
        if found := CONTROLS.search(shown):
            around = shown[max(0, found.start() - 60) :][:120]
            return f"it prints {found.group()!r}, in {around!r}"
        if "\ufffd" in shown and b"\xef\xbf\xbd" not in ended.output + ended.errors:
            return f"it prints what is no UTF-8{said}"
        return None

    def explain(self, number, case, failure):
        """Makes the case smaller, if it fails again, and says what it is."""
        kept, once = case, "\nplayed again, it does not fail"
        if again := self.failure(case):

            def fails(fewer):
                other = self.failure(case | {"steps": fewer})
                return other is not None and other[:20] == again[:20]

            kept = case | {"steps": minimised(case["steps"], fails, self.options.search)}
            once = ""
        path = os.path.join(self.folder, f"case-{self.options.seed}-{number}.json")
        with open(path, "w") as file:
            json.dump(kept, file)
        raise Failure(
            f"seed {self.options.seed}, case {number}: {failure}{once}\n"
            f"kept as {path}: {json.dumps(kept)[:6000]}"
        )

    def run(self):
        options = self.options
        cases = Cases(options.seed, self.recordings)
        end = time.monotonic() + options.seconds
        number = options.first
        with ThreadPoolExecutor(options.at_once) as pool:
            running = {}
            try:
                while time.monotonic() < end or running:
                    while len(running) < options.at_once and time.monotonic() < end:
                        case = cases.case(number)
                        # No case takes much longer than the run.
                        case["seconds"] = min(case["seconds"], max(6, end - time.monotonic()))
                        running[pool.submit(self.failure, case)] = (number, case)
                        number += 1
                    done = next(as_completed(running))
                    failed = running.pop(done)
                    if failure := done.result():
                        self.explain(*failed, failure)
            finally:
                pool.shutdown(cancel_futures=True)
        print(f"seed {options.seed}: {number - options.first} cases")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--replay", metavar="FILE", help="play this case alone")
    parser.add_argument("--under", default="", help="a command that runs lume, such as valgrind")
    parser.add_argument("--at-once", type=int, default=AT_ONCE)
    parser.add_argument("--slowness", type=float, default=1, help="what times are multiplied with")
    parser.add_argument("--patience", type=float, default=5, help="seconds for the end")
    parser.add_argument("--memory", type=int, default=160, help="MiB that the shell may use")
    parser.add_argument(
        "--search", type=float, default=180, help="seconds for making a case smaller"
    )
    options = parser.parse_args()

    def body():
        with Folder("fuzz-client") as folder:
            print(f"seed {options.seed}", flush=True)
            fuzzer = Fuzzer(options, folder)
            if options.replay:
                with open(options.replay) as file:
                    failure = fuzzer.failure(json.load(file))
                check(failure is None, failure or "")
            else:
                fuzzer.run()

    drive(body)


if __name__ == "__main__":
    main()
