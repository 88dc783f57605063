"""Starts lume, in a folder of its own, and says what went wrong."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

#: For `lume serve`, where a driver is a crowd at one address, or says more than anybody would.
UNLIMITED = [
    word
    for name in (
        "connections-per-address", "sockets-per-user", "messages-per-minute", "messages-at-once"
    )
    for word in ("--limit", f"{name}=100000")
]


class Failure(Exception):
    """Something that was asserted does not hold; the text says what and shows it."""


def check(condition, message):
    if not condition:
        raise Failure(message() if callable(message) else message)


def environment(home, **more):
    """Nothing of the user's, and a home of its own."""
    names = ("PATH", "TMPDIR", "TSAN_OPTIONS", "ASAN_OPTIONS", "LSAN_OPTIONS")
    kept = {name: os.environ[name] for name in names if name in os.environ}
    return {
        **kept,
        "HOME": home,
        "LUME_HOME": home,
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "TZ": "UTC",
        "SWIFT_BACKTRACE": "enable=no",
        **more,
    }


class Folder:
    """A temporary folder that is gone afterwards, unless something failed."""

    def __init__(self, name):
        self.path = tempfile.mkdtemp(prefix=f"lume-{name}-")

    def __enter__(self):
        return self.path

    def __exit__(self, kind, error, trace):
        if kind is None:
            shutil.rmtree(self.path, ignore_errors=True)
        else:
            print(f"kept for a look: {self.path}", file=sys.stderr)


def run(arguments, home, text="", timeout=60):
    """Runs a program to its end; answers status, stdout and stderr."""
    try:
        ended = subprocess.run(
            arguments,
            input=text.encode(),
            capture_output=True,
            timeout=timeout,
            env=environment(home),
        )
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{' '.join(arguments)} did not end within {timeout} s") from error
    output, errors = (part.decode("utf-8", "replace") for part in (ended.stdout, ended.stderr))
    return ended.returncode, output, errors


def drive(body):
    """Runs a driver: exit status 1 and one clear message when it finds something."""
    started = time.monotonic()
    try:
        body()
    except Failure as failure:
        print(f"FAIL {failure}", file=sys.stderr)
        sys.exit(1)
    print(f"ok ({time.monotonic() - started:.0f} s)")


def drive_checks(description, name, checks):
    """Runs each of some checks, or those that the command line names, in a folder that they share."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these checks")
    options = parser.parse_args()
    lume = os.path.abspath(options.lume)

    def body():
        failed = []
        with Folder(name) as folder:
            for one in checks:
                if options.names and one.__name__ not in options.names:
                    continue
                try:
                    print(f"{one.__name__}: {one(lume, folder)}", flush=True)
                except Failure as failure:
                    print(f"{one.__name__}: {failure}", file=sys.stderr, flush=True)
                    failed.append(one.__name__)
            check(not failed, f"of {name}: {', '.join(failed)}")

    drive(body)
