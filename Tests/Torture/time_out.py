#!/usr/bin/env python3
"""A server that answers too late, in real time: each of the four attempts waits for ten seconds.

    time_out.py path/to/lume

A goal is made and told to `lume serve`; then every answer takes eleven seconds. A chat about the
goal is begun here alone, after three more attempts and a sentence. When the server is itself again,
what is said goes there once, in one chat.
"""

import argparse
import json
import os
import subprocess
import sys
import urllib.request

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Wire"))

from support.program import Folder, check, drive, environment, run
from wire.server import Server


class Late(Server):
    """On the port of an earlier one, over its data."""

    def __init__(self, earlier, *flags):
        super().__init__(earlier.lume, earlier.folder, "--port", str(earlier.port), *flags)


def asked(server, path):
    with urllib.request.urlopen(server.base + path, timeout=30) as response:
        return json.load(response)["data"]


def after_the_third_retry_a_sentence_and_nothing_is_lost(lume, folder):
    home = f"{folder}/home"
    os.mkdir(home)
    with Server(lume, f"{folder}/server", "--open", "--pace", "0") as server:
        flags = ["--backend", server.base.removesuffix("/api/v1"), "--keep-going"]
        text = '/goal new "Run 50 km" --target 50 km --by +60d\n/sync\n'
        status, output, errors = run([lume, *flags], home, text)
        check(status == 0, f"the beginning failed:\n{output}{errors}")
    shell = subprocess.Popen(
        [lume, *flags, "--sync", "manual"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment(home),
    )
    lines = []

    def say(text, until):
        shell.stdin.write(text + "\n")
        shell.stdin.flush()
        while not lines or until not in lines[-1]:
            line = shell.stdout.readline()
            check(line, lambda: f"no {until!r} came:\n" + "".join(lines))
            lines.append(line)

    with Late(server, "--open", "--pace", "0", "--fault", "latency=11s"):
        say("/chat goal", "I have trouble keeping it up")
    with Late(server, "--open", "--pace", "0") as whole:
        say("Hello", "50 km")
        shell.stdin.close()
        check(shell.wait(30) == 0, lambda: "it ended badly:\n" + "".join(lines))
        chats = asked(whole, "/consultations")["consultations"]
        check(len(chats) == 1, f"there are {len(chats)} chats")
        said = asked(whole, f"/consultations/{chats[0]['id']}/messages?limit=100")["messages"]
    check([said[0]["content"], len(said)] == ["Hello", 2], f"this was said: {said}")
    text = "".join(lines)
    for retry in ("1 s (1 of 3)", "2 s (2 of 3)", "4 s (3 of 3)"):
        check(f"Connection issues, retrying in {retry}…" in text, f"no {retry}:\n{text}")
    check("the backend cannot be reached (no answer in time)" in text, f"no sentence:\n{text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    lume = parser.parse_args().lume
    with Folder("time-out") as folder:
        drive(lambda: after_the_third_retry_a_sentence_and_nothing_is_lost(lume, folder))


main()
