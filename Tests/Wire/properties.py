#!/usr/bin/env python3
"""Asks `lume serve` at random, with schemathesis, and holds it to its own description.

    properties.py path/to/lume [--all] [--servers N]

No request may be answered with 5xx, nor with a status, a type or a body that is not in
/api/v1/openapi.json; what is described is accepted, what is not is refused; what was deleted is
gone. `--all` asks ten times as much. Schemathesis is kept beside the build, with all that it needs.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
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
    arguments = parser.parse_args()
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
            found = [
                not ask(server, token, folder, *flags, *common) for server, token, *flags in runs
            ]
            check_log(world)
    except Failure as failure:
        sys.exit(f"FAIL {failure}")
    passed, seconds = len(runs) - sum(found), time.monotonic() - started
    print(f"{passed} of {len(runs)} runs found nothing (seed {arguments.seed}, {seconds:.0f} s)")
    sys.exit(1 if any(found) else 0)


def check_log(world):
    """Nothing went wrong in the server that it did not say."""
    from wire.failure import check

    for server in (world.accounts, world.open):
        troubles = [line for line in server.log if "trouble=" in line or " status=5" in line]
        check(not troubles, "the server has trouble:\n" + "".join(troubles[:10]))


main()
