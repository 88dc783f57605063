#!/usr/bin/env python3
"""Types at random while answers stream, in a window of tmux that is dragged.

    Tests/Torture/random_keys.py LUME [--seeds N] [--first SEED] [--keys N]

A backend of our own answers each message with numbered words, 200 pieces a second. Meanwhile keys
come by the thousand: letters, movements, deletions, pastes of several lines, sequences that mean
nothing, Enter, other sizes of the window, Ctrl-Z and fg. What the keys mean is worked out beside.
Every input that was entered must reach the backend as it was typed, every word of every answer must
be in the scrollback once and in order, and the tty be as it was before.
"""

import argparse
import contextlib
import os
import random
import re
import subprocess
import sys
import termios
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import flood
from support.program import Failure, Folder, check, drive, environment
from support.screen import squeezed
from support.tmux import Window

SIZES = [(80, 24), (40, 10), (20, 5), (200, 50), (61, 17), (100, 30), (33, 12)]
#: No word that means something, no capital and no digit: those are the answers'.
LETTERS = "bcdfgjkmpqvxz" * 3 + "    é学🙂"
MEANINGLESS = ["\x1b[5~", "\x1b[6~", "\x1b[15~", "\x1b[24;5~", "\x1b[200;300;1z", "\x1bOP"]
PIECE = 0.005


class Model:
    """What keys mean."""

    def __init__(self):
        self.text, self.cursor = "", 0
        self.entered = []

    def insert(self, text):
        self.text = self.text[: self.cursor] + text + self.text[self.cursor :]
        self.cursor += len(text)

    def delete(self, start, end):
        self.text = self.text[:start] + self.text[end:]
        self.cursor = start

    def row(self):
        """Where the row of the cursor begins and ends."""
        end = self.text.find("\n", self.cursor)
        return self.text.rfind("\n", 0, self.cursor) + 1, len(self.text) if end < 0 else end

    def enter(self):
        if self.text.strip():
            self.entered.append(self.text)
        self.text, self.cursor = "", 0

    def up(self):
        start, _ = self.row()
        before = self.text.rfind("\n", 0, start - 1) + 1
        self.cursor = before + min(self.cursor - start, start - 1 - before)

    def down(self):
        start, end = self.row()
        after = self.text.find("\n", end + 1)
        after = len(self.text) if after < 0 else after
        self.cursor = end + 1 + min(self.cursor - start, after - end - 1)


class Typist:
    """Chooses keys, and tells the model."""

    def __init__(self, seed):
        self.choose = random.Random(seed)
        self.model = Model()

    def word(self, most):
        count = self.choose.randint(1, most)
        return "".join(self.choose.choice(LETTERS) for _ in range(count))

    def key(self):
        """The bytes of the next key."""
        model, choose = self.model, self.choose
        start, end = model.row()
        kind = choose.random()
        if kind < 0.6 or not model.text:
            text = self.word(1)
            model.insert(text)
            return text
        if kind < 0.72:
            step = choose.choice([-1, 1])
            model.cursor = min(max(0, model.cursor + step), len(model.text))
            return choose.choice(["\x02", "\x1b[D"] if step < 0 else ["\x06", "\x1b[C"])
        if kind < 0.78:
            model.cursor = start if (isstart := choose.random() < 0.5) else end
            return choose.choice(["\x01", "\x1b[H", "\x1b[1~"] if isstart else ["\x05", "\x1b[F"])
        if kind < 0.84:
            if model.cursor > 0:
                model.delete(model.cursor - 1, model.cursor)
            return "\x7f"
        if kind < 0.87:
            if model.cursor < len(model.text):
                model.delete(model.cursor, model.cursor + 1)
            return choose.choice(["\x04", "\x1b[3~"])
        if kind < 0.88 and "\n" not in model.text:
            if choose.random() < 0.5:
                model.text = model.text[: model.cursor]
                return "\x0b"
            model.delete(0, len(model.text))
            return "\x05\x15"
        if kind < 0.91:
            return choose.choice(MEANINGLESS)
        if kind < 0.94 and start > 0:
            model.up()
            return "\x1b[A"
        if kind < 0.96 and end < len(model.text):
            model.down()
            return "\x1b[B"
        if kind < 0.97:
            model.insert("\n")
            return choose.choice(["\n", "\x1b\r"])
        if kind < 0.985:
            rows = [self.word(choose.choice([9, 70])) for _ in range(choose.choice([1, 2, 5, 40]))]
            model.insert("\n".join(rows))
            return "\x1b[200~" + "\r".join(rows) + "\x1b[201~"
        model.enter()
        return "\r"


def answering(count):
    """An answer of so many pieces, each a word that is nowhere else."""
    state = {"answers": 0}

    def answer(send):
        number = state["answers"]
        state["answers"] += 1
        for place in range(count):
            gap = "\n\n" if place % 40 == 39 else " "
            send(flood.encoded(1, flood.chunk(f"A{number}W{place};{gap}")))
            time.sleep(PIECE)

    return answer


def send(window, data):
    for start in range(0, len(data), 400):
        window.tmux("send-keys", "-H", *(f"{byte:02x}" for byte in data[start : start + 400]))


def takes_keys(window):
    """Whether the tty hands over every key as it is, to lume and not to the shell."""
    with open(window.tmux("display-message", "-p", "#{pane_tty}").strip(), "rb") as tty:
        return not termios.tcgetattr(tty)[3] & termios.ICANON


def suspend(window):
    send(window, b"\x1a")
    window.wait("the shell", lambda: not takes_keys(window))
    window.wait("its prompt", lambda: re.search(r"\$\s*\Z", window.screen()))
    window.type("fg")
    window.press("Enter")
    window.wait("the job", lambda: takes_keys(window))


@contextlib.contextmanager
def kept(window, path):
    try:
        yield
    finally:
        with open(path, "w", encoding="utf-8") as file:
            file.write(window.tmux("capture-pane", "-p", "-S", "-"))


def torture(lume, backend, folder, seed, keys):
    """One seed; what was on the screen is kept beside, should it fail."""
    home = os.path.join(folder, f"seed-{seed}")
    os.mkdir(home)
    pieces = 200
    backend.answer = answering(pieces)
    backend.messages.clear()
    typist = Typist(seed)
    choose = random.Random(seed + 1000)
    started = time.monotonic()
    with Window(home) as window, kept(window, f"{home}/shown"):
        window.type(f"cd '{home}'; stty -a >before; clear")
        window.press("Enter")
        window.type(" ".join(flood.arguments(lume, backend)))
        window.press("Enter")
        window.wait_for("lume ▸", 30)
        typist.model.insert("go")
        typist.model.enter()
        send(window, b"go\r")
        resized, stopped, data = 0, 0, b""
        for _ in range(keys):
            data += typist.key().encode()
            if choose.random() < 0.1:
                send(window, data)
                data = b""
                if choose.random() < 0.1:
                    window.resize(*choose.choice(SIZES))
                    resized += 1
                elif choose.random() < 0.02:
                    suspend(window)
                    stopped += 1
        typist.model.insert("end")
        typist.model.enter()
        send(window, data + b"end\r")
        entered = typist.model.entered
        window.resize(80, 24)
        last = f"A{len(entered) - 1}W{pieces - 1};"
        try:
            window.wait("the last answer", lambda: last in squeezed(window.screen()),
                        60 + 3 * pieces * PIECE * len(entered))
        except Failure as failure:
            raise Failure(f"seed {seed}: {failure}\n{len(backend.messages)} of {len(entered)} messages")
        time.sleep(0.5)
        window.type("/quit")
        window.press("Enter")
        window.wait("the shell", lambda: re.search(r"\$\s*\Z", window.screen()))
        window.type("stty -a >after")
        window.press("Enter")
        window.wait("a look", lambda: os.path.exists(f"{home}/after") and os.path.getsize(f"{home}/after"))
        shown = window.tmux("capture-pane", "-p", "-S", "-")
    heard = [message.strip() for message in backend.messages]
    wanted = [text.strip() for text in entered]
    for place, (left, right) in enumerate(zip(heard + [None], wanted + [None])):
        check(left == right, f"seed {seed}, input {place}: heard {left!r}, typed {right!r}")
    found = re.findall(r"A(\d+)W(\d+);", squeezed(shown))
    words = [(str(a), str(w)) for a in range(len(entered)) for w in range(pieces)]
    for place, (left, right) in enumerate(zip(found + [None], words + [None])):
        check(left == right, f"seed {seed}, word {place}: shown {left}, sent {right}; see {home}/shown")
    settings = []
    for name in ("before", "after"):
        with open(f"{home}/{name}", encoding="utf-8") as file:
            # The window has the size that it was given.
            settings.append(re.sub(r"rows \d+; columns \d+", "", file.read()))
    check(settings[0] == settings[1], f"seed {seed}: stty -a differs\n{settings}")
    print(
        f"seed {seed}: {keys} keys, {len(entered)} inputs, {len(words)} words, {resized} sizes,"
        f" {stopped} stops, {time.monotonic() - started:.0f} s", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--keys", type=int, default=5000)
    options = parser.parse_args()
    lume = os.path.abspath(options.lume)
    with Folder("random-keys") as folder:
        os.mkdir(f"{folder}/server")
        server = subprocess.Popen(
            [lume, "serve", "--open", "--port", "0"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=environment(f"{folder}/server"))
        try:
            backend = flood.Backend(int(server.stdout.readline().decode().rsplit(":", 1)[1]))
            for seed in range(options.first, options.first + options.seeds):
                torture(lume, backend, folder, seed, options.keys)
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    drive(main)
