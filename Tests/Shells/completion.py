#!/usr/bin/env python3
"""Presses Tab in bash, zsh and fish as somebody does who types a command line of lume.

    completion.py path/to/lume [SHELL...]

Each shell runs at a pseudo-terminal with what `lume completion` wrote for it. In place of lume stands
a program that notes what it was started with: that is what the shell made of the keys. A shell that
isn't installed is skipped with a word. Needs nothing but Python's own library.
"""

import json
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

#: Far longer than a completion takes on a busy machine.
PATIENCE = 30
READY = b"ready> "

#: What is typed behind `lume `, and what lume is given for it.
CASES = [
    ("verif\t", ["verify"]),
    ("verify --juni\t", ["verify", "--junit"]),
    ("verify --color al\t", ["verify", "--color", "always"]),
    ("record --layer sh\t", ["record", "--layer", "shell"]),
    ("verify two\t", ["verify", "two words.session"]),
    ("verify wal\ton\t", ["verify", "walks/one.session"]),
    ("play --speed 2 wal\ton\t", ["play", "--speed", "2", "walks/one.session"]),
    ("import no\t", ["import", "notes.txt"]),
    ("verify --junit no\t", ["verify", "--junit", "notes.txt"]),
    ("completion fi\t", ["completion", "fish"]),
    ("help reco\t", ["help", "record"]),
    ("help --ma\t", ["help", "--man"]),
    ("--see\t", ["--seed"]),
    ("--seed 7 --sync man\t", ["--seed", "7", "--sync", "manual"]),
    ("ask --persona nutri\t", ["ask", "--persona", "nutritionist"]),
    ("ask --goal wal\t", ["ask", "--goal", "Walk 10k steps"]),
    ("export two\t --theme gru\t", ["export", "two words.session", "--theme", "gruvbox"]),
    ("serve --temp\t", ["serve", "--temporary"]),
    ("users reset\t", ["users", "reset-password"]),
    ("database imp\tno\t", ["database", "import", "notes.txt"]),
    ("doctor --acc\t", ["doctor", "--accessible"]),
    # What isn't known stays as it was typed.
    ("frob\t", ["frob"]),
    ("ask What\t", ["ask", "What"]),
]

STARTS = {
    "bash": (["bash", "--noprofile", "--rcfile", "rc", "-i"], "PS1='ready> '\nsource completion\n"),
    "zsh": (
        ["zsh", "-i"],
        "PS1='ready> '\nunsetopt prompt_sp\nautoload -Uz compinit\ncompinit -u -D\nsource completion\n",
    ),
    "fish": (
        ["fish", "--no-config", "-i", "-C", "source rc"],
        "function fish_prompt\n  printf 'ready> '\nend\nfunction fish_greeting\nend\nsource completion\n",
    ),
}

STUB = """#!/usr/bin/env python3
import json, os, sys
if sys.argv[1:] == ["completion", "--goals"]:
    print("Walk 10k steps\\nRead")
    sys.exit()
with open(os.environ["NOTES"] + ".next", "w") as file:
    json.dump(sys.argv[1:], file)
os.rename(os.environ["NOTES"] + ".next", os.environ["NOTES"])
"""


class Shell:
    """A shell at a pseudo-terminal."""

    def __init__(self, name, folder):
        arguments, start = STARTS[name]
        for file in ("rc", ".zshrc"):
            with open(os.path.join(folder, file), "w") as rc:
                rc.write(start)
        self.notes = os.path.join(folder, ".notes")
        self.shown = b""
        variables = {
            "PATH": f"{folder}/.bin:{os.environ['PATH']}",
            "HOME": folder,
            "ZDOTDIR": folder,
            "NOTES": self.notes,
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
        }
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(arguments[0], arguments, variables)
        self.wait(lambda: READY in self.shown, "a prompt")

    def wait(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > deadline:
                raise TimeoutError(f"waited {PATIENCE} s for {what}: {self.shown[-2000:]!r}")
            if select.select([self.terminal], [], [], 0.02)[0]:
                self.shown += os.read(self.terminal, 65536)

    def run(self, line):
        """What lume is started with when a line is typed."""
        self.shown = b""
        os.write(self.terminal, f"lume {line}\r".encode())
        self.wait(lambda: os.path.exists(self.notes), f"lume {line!r}")
        with open(self.notes) as file:
            arguments = json.load(file)
        os.remove(self.notes)
        self.wait(lambda: READY in self.shown.rpartition(b"\n")[2], "the next prompt")
        return arguments

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def prepare(lume, name, folder):
    os.makedirs(os.path.join(folder, ".bin"))
    os.makedirs(os.path.join(folder, "walks"))
    for file in ("two words.session", "walks/one.session", "notes.txt"):
        open(os.path.join(folder, file), "w").close()
    script = subprocess.run(
        [lume, "completion", name], check=True, capture_output=True, timeout=PATIENCE
    ).stdout
    with open(os.path.join(folder, "completion"), "wb") as file:
        file.write(script)
    stub = os.path.join(folder, ".bin", "lume")
    with open(stub, "w") as file:
        file.write(STUB)
    os.chmod(stub, 0o755)


def failures(lume, name):
    with tempfile.TemporaryDirectory() as folder:
        prepare(lume, name, folder)
        shell = Shell(name, folder)
        try:
            for line, expected in CASES:
                arguments = shell.run(line)
                if arguments != expected:
                    yield f"{name}: lume {line!r} became {arguments}, not {expected}"
        finally:
            shell.end()


def main():
    lume = os.path.abspath(sys.argv[1])
    status = 0
    for name in sys.argv[2:] or STARTS:
        if shutil.which(name) is None:
            print(f"completion in {name}: skipped, as {name} isn't installed")
            continue
        found = list(failures(lume, name))
        for failure in found:
            print(failure)
        print(f"completion in {name}: {len(CASES) - len(found)} of {len(CASES)} lines completed")
        status = 1 if found else status
    return status


if __name__ == "__main__":
    sys.exit(main())
