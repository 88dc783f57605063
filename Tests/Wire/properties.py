#!/usr/bin/env python3
"""Asks `lume serve` at random, with schemathesis, and holds it to its own description.

    properties.py path/to/lume [--all] [--servers N [--one]]

No request may be answered with 5xx, nor with a status, a type or a body that is not in
/api/v1/openapi.json; what is described is accepted, what is not is refused; what was deleted is
gone. `--all` asks ten times as much. With `--one` the first of several servers is asked, while users are
at work at the others, for whom everything succeeds. Schemathesis is kept beside the build, with all that it needs.
"""

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True

VERSION = "4.32.5"
HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.join(HERE, "..", "..", ".build")
#: Some of it is compiled for one version of Python.
TOOL = os.path.abspath(
    os.path.join(BUILD, f"schemathesis-{VERSION}-{sys.implementation.cache_tag}")
)

#: By these a user ends, and with them the run; they are asked in a run of their own.
ENDINGS = "deleteUser|logOut"

#: Each request by itself, without those before it.
SINGLE = ["--phases", "coverage,fuzzing"]


def install():
    """Gets the tool, once; ends this run, and says so, where there is no network."""
    if os.path.isdir(TOOL):
        return
    print(f"installing schemathesis {VERSION}", file=sys.stderr)
    quiet = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore", "--no-compile"]
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", TOOL + ".next"]
    ended = subprocess.run([*command, f"schemathesis=={VERSION}"], capture_output=True, text=True)
    if ended.returncode == 0:
        os.rename(TOOL + ".next", TOOL)
        return
    shutil.rmtree(TOOL + ".next", ignore_errors=True)
    if "connection broken" in ended.stderr:
        print("SKIPPED: pip reaches no index, so the service was not asked at random.")
        sys.exit(0)
    sys.exit(f"schemathesis cannot be installed:\n{ended.stderr}")


def ask(server, token, folder, *flags):
    """One run of the tool; answers whether it found nothing."""
    command = [sys.executable, "-m", "schemathesis.cli", "--no-color"]
    command += ["--config-file", os.path.join(HERE, "schemathesis.toml")]
    command += ["run", server.base + "/openapi.json", "--generation-database", "none"]
    # Python 3.11 fails now and then where two threads compile at once.
    command += ["--workers", "1", "--continue-on-failure", *flags]
    if token is not None:
        command += ["--header", f"Authorization: Bearer {token}"]
    variables = {**os.environ, "PYTHONPATH": TOOL, "PYTHONDONTWRITEBYTECODE": "1"}
    variables["SCHEMATHESIS_HOOKS"] = os.path.join(HERE, "schemathesis_hooks.py")
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        variables.pop(name, None)
    ended = subprocess.run(
        command,
        cwd=folder,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if ended.returncode != 0:
        print(ended.stdout)
    else:
        print(*(line for line in ended.stdout.splitlines() if " generated, " in line), sep="\n")
    return ended.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--all", action="store_true", help="ask ten times as much")
    parser.add_argument("--seed", default="1", help="of what is asked")
    parser.add_argument("--servers", type=int, default=1, help="as of conform.py")
    parser.add_argument("--one", action="store_true", help="ask the first of the servers alone")
    arguments = parser.parse_args()
    if arguments.one and arguments.servers == 1:
        parser.error("--one is of several servers")
    install()
    sys.path.insert(0, TOOL)
    from wire.failure import Failure
    from wire.world import World

    started = time.monotonic()
    most = "50" if arguments.all else "5"
    # One run through what every operation takes is enough for every day.
    more = [] if arguments.all else ["--phases", "fuzzing,stateful"]
    common = ["--seed", arguments.seed, "--max-examples", most]
    if not arguments.all:
        # The older places are the same operations.
        common.append("--exclude-deprecated")
    temporary = tempfile.TemporaryDirectory(prefix="lume-wire-")
    try:
        with temporary as folder, World(arguments.lume, folder, arguments.servers) as world:
            runs = [
                (world.accounts, world.user().token, "--exclude-operation-id-regex", ENDINGS),
                (world.accounts, world.user().token, "--include-tag", "users", *SINGLE),
                (world.open, None, "--exclude-operation-id-regex", ENDINGS, *more),
            ]
            with Load(world) if arguments.one else contextlib.nullcontext():
                found = [
                    not ask(server.all[0] if arguments.one else server, token, folder, *flags, *common)
                    for server, token, *flags in runs
                ]
            check_log(world)
    except Failure as failure:
        sys.exit(f"FAIL {failure}")
    passed, seconds = len(runs) - sum(found), time.monotonic() - started
    print(f"{passed} of {len(runs)} runs found nothing (seed {arguments.seed}, {seconds:.0f} s)")
    sys.exit(1 if any(found) else 0)


class Load:
    """Users who make goals, change and list them, and talk, at each server but the first."""

    def __init__(self, world):
        self.world, self.is_over, self.done, self.wrong = world, threading.Event(), [], []

    def __enter__(self):
        users = [self.world.user(server) for server in self.world.accounts.all[1:] for _ in range(2)]
        self.threads = [threading.Thread(target=self.work, args=(user,)) for user in users]
        for thread in self.threads:
            thread.start()

    def work(self, user):
        from claims.consultations import about
        from claims.goals import new as goal

        try:
            chat = f"/consultations/{about(user)['id']}/messages"
            # As often as some dozens of people may.
            while not self.is_over.wait(0.1):
                made = user.post("/goals", goal())
                path = f"/goals/{made.json()['data']['id']}"
                answers = [
                    made,
                    user.patch(path, {"current_value": 5}),
                    user.get("/goals", limit=20),
                    user.post(chat, {"content": "I walked 4000 steps today"}),
                    user.delete(path),
                ]
                self.done += answers
                self.wrong += [it.name for it in answers if it.status not in (200, 201, 204)]
        except Exception as error:
            self.wrong.append(repr(error))

    def __exit__(self, *error):
        from wire.failure import check

        self.is_over.set()
        for thread in self.threads:
            thread.join()
        if error == (None, None, None):
            check(not self.wrong, f"beside it went wrong: {self.wrong[:5]}")
            check(len(self.done) > 100, f"beside it only {len(self.done)} requests were answered")
            print(f"beside it {len(self.done)} requests of others succeeded")


def check_log(world):
    """Nothing went wrong in the server that it did not say."""
    from wire.failure import check

    for server in (world.accounts, world.open):
        troubles = [line for line in server.log if "trouble=" in line or " status=5" in line]
        check(not troubles, "the server has trouble:\n" + "".join(troubles[:10]))


main()
