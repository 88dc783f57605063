#!/usr/bin/env python3
"""Two shells on one `lume serve`, with one account, as somebody with two machines has them.

    two_shells.py path/to/lume [--servers N]

A user registers at a terminal that is recorded, logs in on both machines, and works on both at
once. What is made on one is on the other after /sync; both talk in the same chat, where nothing
is lost or there twice, and each has the other's in its history. The recording holds without the server, and neither it nor any output or
log has a password, a token or a key in it.
"""

import argparse
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Torture"))

from support.program import check, drive, environment, run
from support.pseudoterminal import PseudoTerminal
from wire.nginx import serving
from wire.server import TALKATIVE

EMAIL, PASSWORD, KEY = "ann@example.org", "correct horse battery", "a-key-of-these-tests"
ROUNDS = 6
SYNCED = "verything is in sync"
#: What a shell says when the other's answer is still on its way.
BUSY = "The coach is still answering in this chat"


class Home:
    """Where one of the shells keeps its files."""

    def __init__(self, lume, folder, name, address, variables=None):
        self.path = os.path.join(folder, name)
        self.lume, self.address, self.flags = lume, address, []
        self.variables = variables or {"LUME_API_KEY": KEY}
        os.mkdir(self.path)

    def at_terminal(self, dialogue, *words):
        """Types when something is shown, at a terminal; answers what was seen in the end."""
        command = [self.lume, *words, "--backend", self.address, *self.flags]
        with PseudoTerminal(width=120, height=60) as terminal:
            terminal.start(command, self.path, **self.variables)
            for shown, typed in dialogue:
                terminal.wait_for(shown)
                terminal.rest(0.1)
                terminal.press(typed + "\r")
            status = terminal.finish()
            check(status == 0, lambda: f"it ended with {status}:\n{terminal.dump()}")
            return terminal.screen.text()


class Shell:
    """A shell that reads from a pipe and goes on; what it prints is waited for."""

    def __init__(self, home):
        self.process = subprocess.Popen(
            [home.lume, "--backend", home.address, *home.flags, "--keep-going"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment(home.path, **home.variables),
        )
        self.lines, self.seen = queue.Queue(), []
        threading.Thread(target=self.read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def type(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def wait_for(self, text, seconds=20):
        """What is printed up to the next line that has this in it."""
        deadline, new = time.monotonic() + seconds, []
        while not new or text not in new[-1]:
            try:
                line = self.lines.get(timeout=max(0, deadline - time.monotonic()))
            except queue.Empty:
                line = None
            check(line is not None, lambda: f"no {text!r} came:\n" + "\n".join(self.seen))
            self.seen.append(line)
            new.append(line)
        return "\n".join(new)

    def finish(self):
        self.process.stdin.close()
        status = self.process.wait(20)
        check(status in (0, 1), lambda: f"it ended with {status}:\n" + "\n".join(self.seen))


def register(home, *words):
    """The first of them registers, at a terminal, and has the first chat."""
    shown = home.at_terminal(
        [
            ("▸", f"/register {EMAIL}"),
            ("Your name?", "Ann"),
            ("date of birth?", "1990-12-31"),
            ("A password", PASSWORD),
            ("Welcome, Ann", '/goal new "Walk 10k steps" --target 10000 steps --by +30d'),
            ("Goal 1 saved", "/chat goal"),
            ("I have trouble keeping it up", "How should I start?"),
            ("nothing has been entered yet", "/whoami"),
            (f"Ann ({EMAIL})", "/quit"),
        ],
        *words,
    )
    check(PASSWORD not in shown, f"the password is on the screen:\n{shown}")


def log_in(home):
    shown = home.at_terminal(
        [
            ("▸", f"/login {EMAIL}"),
            ("Your password?", PASSWORD),
            ("Logged in", "/quit"),
        ]
    )
    check(PASSWORD not in shown, f"the password is on the screen:\n{shown}")


def exchange_goals(one, two):
    """What either makes or changes is with the other after /sync."""
    for shell, title in ((one, "Sleep 8 hours"), (two, "Read 20 pages")):
        shell.type(f'/goal new "{title}" --target 20 hours')
        shell.wait_for("saved")
    one.type("/goal progress 10 sleep")
    one.wait_for("50 %")
    # What was saved is sent by then.
    for shell in (one, two):
        shell.type("/sync")
        shell.wait_for(SYNCED)
    lists = []
    for shell in (one, two):
        shell.type("/sync")
        shell.wait_for(SYNCED)
        shell.type("/goals")
        shell.type("/status")
        lists.append(shell.wait_for("sync ").split("backend ")[0])
    rows = [sorted(row[5:] for row in text.splitlines() if "%" in row) for text in lists]
    check(rows[0] == rows[1], f"the two have different goals:\n{lists[0]}\n{lists[1]}")
    check(len(rows[0]) == 3 and " 50 %" in lists[1], f"these are not all goals:\n{lists[1]}")


def chat_at_once(one, two):
    """Both talk in the chat about the same goal; who is told to wait says it again."""
    for shell in (one, two):
        shell.type("/chat goal walk")
        shell.wait_for("Focused on: Walk 10k steps")
    said = []
    for number in range(ROUNDS):
        waiting = {}
        for shell, name in ((one, "Ann"), (two, "Bob")):
            said.append(f"{name} says {number}: what is a good first step?")
            waiting[shell] = said[-1]
        while waiting:
            for shell, text in waiting.items():
                shell.type(text)
                # Waits for the end of the answer, as any command does that needs the backend.
                shell.type("/sync")
            told = {shell: shell.wait_for(SYNCED) for shell in waiting}
            waiting = {shell: "/again" for shell in waiting if BUSY in told[shell]}
    return said


def read_histories(one, two, said):
    """Neither has printed what only the other has asked for; both histories have all of it."""
    histories = []
    for shell, other in ((one, "Bob says"), (two, "Ann says")):
        before = "\n".join(shell.seen)
        check(other not in before, lambda: f"it has printed {other!r}:\n{before}")
        shell.type("/chat history 100")
        shell.type("/status")
        history = shell.wait_for("sync ").split("backend ")[0]
        check(all(history.count(text) == 1 for text in said), lambda: f"not all once:\n{history}")
        histories.append([line.strip() for line in history.splitlines() if " says " in line])
    check(histories[0] == histories[1], lambda: f"the histories differ: {histories}")


def check_kept(rows, said):
    """One chat, each message once, each with one answer, and no two turns across each other."""
    chats = len(rows("SELECT id FROM consultations"))
    kept = rows("SELECT number, role, content, answers FROM messages ORDER BY number")
    check(chats == 1, f"there are {chats} chats")
    asked = [row for row in kept if row[1] == "user"]
    texts = sorted(row[2] for row in asked)
    check(texts == sorted(["How should I start?", *said]), f"these were kept: {texts}")
    turns = [row[0] for row in asked], [row[3] for row in kept if row[1] == "assistant"]
    check(turns[0] == turns[1], f"messages and answers: {turns}")
    check(
        [row[1] for row in kept] == ["user", "assistant"] * len(asked),
        "turns lie across each other",
    )


def check_secrets(text, name):
    for secret in (PASSWORD, KEY, "eyJ"):
        check(secret not in text, f"{name} has {secret!r} in it")


def body(lume, folder, servers):
    file = os.path.join(folder, "first.session")
    flags = ["--api-key", KEY, "--pace", "3ms", *TALKATIVE]
    with serving(servers, lume, f"{folder}/server", *flags) as server:
        address = server.base.removesuffix("/api/v1")
        homes = [Home(lume, folder, name, address) for name in ("one", "two")]
        register(homes[0], "record", "--layer", "wire", file)
        for home in homes:
            log_in(home)
        with Shell(homes[0]) as one, Shell(homes[1]) as two:
            exchange_goals(one, two)
            said = chat_at_once(one, two)
            read_histories(one, two, said)
            one.finish()
            two.finish()
            for shell in (one, two):
                check_secrets("\n".join(shell.seen), "the output")
    check_secrets(server.text, "the log of the server")
    check_kept(server.rows, said)
    with open(file, encoding="utf-8") as recording:
        check_secrets(recording.read(), "the recording")
    status, output, errors = run([lume, "verify", file], homes[0].path)
    check(status == 0, f"without the server the recording does not hold:\n{output}{errors}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--servers", type=int, default=1, help="as of conform.py")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lume-wire-") as folder:
        drive(lambda: body(arguments.lume, folder, arguments.servers))


if __name__ == "__main__":
    main()
