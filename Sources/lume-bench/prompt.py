#!/usr/bin/env python3
"""Measures the prompt of lume beside bare libedit, bash, curl and sqlite3.

    prompt.py LUME [--only NAME...] [--quick]

Each program runs at a pseudo-terminal of 80 by 24; times are taken from the write of a key to the
read of what it shows. The answer that streams comes from a server here, which sends a word of its
own every 5 ms and notes when. Prints one row for each figure, with the ratio to its peer; a peer
that isn't installed costs its figures. Needs nothing but Python's own library and a C compiler.
"""

import argparse
import contextlib
import fcntl
import http.server
import itertools
import json
import multiprocessing
import os
import pty
import random
import re
import select
import shutil
import signal
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
import uuid

PATIENCE = 30
#: Characters that nothing else shows.
KEYS = "абвгдежзийклмнопрстуфхцчшщыэюя"
INTERRUPT = "\x03"
KILL_LINE = "\x15"
HERE = os.path.dirname(os.path.abspath(__file__))


class Terminal:
    """A program at a pseudo-terminal."""

    def __init__(self, arguments, home, **more):
        self.shown = b""
        self.start = time.monotonic()
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.chdir(home)
            variables = {
                "PATH": os.environ["PATH"],
                "HOME": home,
                "LUME_HOME": home,
                "LC_ALL": "C.UTF-8",
                "TERM": "xterm-256color",
                "SWIFT_BACKTRACE": "enable=no",
                **more,
            }
            os.execvpe(arguments[0], arguments, variables)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process is not None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.master)

    def press(self, keys):
        os.write(self.master, keys.encode())

    def read(self, seconds):
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.shown += data
        # Some wait for the answer to where the cursor is.
        if b"\x1b[6n" in data:
            self.press("\x1b[1;1R")
        return True

    def forget(self):
        self.shown = b""

    def wait(self, text, seconds=PATIENCE):
        """Reads until a text is shown; answers when it was."""
        wanted = text.encode() if isinstance(text, str) else text
        deadline = time.monotonic() + seconds
        seen = 0
        while self.shown.find(wanted, seen) < 0:
            seen = max(0, len(self.shown) - len(wanted))
            if time.monotonic() > deadline:
                raise TimeoutError(f"no {text!r} within {seconds} s: {self.shown[-800:]!r}")
            self.read(0.5)
        return time.monotonic()

    def settle(self, seconds=0.3, most=3):
        """Reads until nothing has come for so long, or there is no end to it."""
        deadline = time.monotonic() + most
        while self.read(seconds) and time.monotonic() < deadline:
            pass

    def memory(self):
        """The resident memory, in MiB."""
        with open(f"/proc/{self.process}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) / 1024

    def work(self):
        """The processor time of all threads so far, in seconds."""
        folder = f"/proc/{self.process}/task"
        nanoseconds = 0
        for task in os.listdir(folder):
            with open(f"{folder}/{task}/schedstat") as file:
                nanoseconds += int(file.read().split()[0])
        return nanoseconds / 1e9


class Model:
    """A language model that says one word after the other, and when it said it."""

    WORDS = 200_000
    ALPHABET = "bcdfghjklmnpqrstvwxz"

    def __init__(self, pace):
        self.pace = pace
        self.times = multiprocessing.Array("d", self.WORDS, lock=False)
        self.next = multiprocessing.Value("i", 0, lock=False)
        port = multiprocessing.Queue()
        self.process = multiprocessing.Process(target=self.serve, args=(port,), daemon=True)
        self.process.start()
        self.address = f"http://127.0.0.1:{port.get(timeout=PATIENCE)}/v1"

    @classmethod
    def word(cls, number):
        letters = ""
        for _ in range(4):
            number, digit = divmod(number, len(cls.ALPHABET))
            letters = cls.ALPHABET[digit] + letters
        return f"q{letters}q"

    @classmethod
    def sentence(cls, number):
        """The word as a sentence, since an answer is passed on by these."""
        return cls.word(number) + "! "

    def serve(self, port):
        model = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.0"

            def log_message(self, *_):
                pass

            def do_GET(self):
                """Says which models there are, when asked for that; curl gets the words."""
                if not self.path.endswith("/models"):
                    return self.answer()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                self.wfile.write(b'{"data":[{"id":"m"}]}')

            def do_POST(self):
                self.rfile.read(int(self.headers.get("Content-Length", 0)))
                self.answer()

            def answer(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                try:
                    while model.next.value < model.WORDS:
                        time.sleep(model.pace)
                        number = model.next.value
                        model.next.value += 1
                        delta = {"content": model.sentence(number)}
                        event = {
                            "id": "1", "object": "chat.completion.chunk", "created": 1, "model": "m",
                            "choices": [{"index": 0, "delta": delta, "finish_reason": None}],
                        }
                        data = f"data: {json.dumps(event)}\n\n".encode()
                        model.times[number] = time.monotonic()
                        self.wfile.write(data)
                except OSError:
                    pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        port.put(server.server_address[1])
        server.serve_forever()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.join()


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))]


class Table:
    """Figures beside those of a peer."""

    def __init__(self):
        print(f"{'':44} {'lume':>9} {'peer':>9} {'ratio':>7}")

    def add(self, label, ours, theirs, peer):
        other = f"{theirs:9.2f} {ours / theirs:7.2f}" if theirs else f"{'-':>9} {'-':>7}"
        print(f"{label:44} {ours:9.2f} {other}  {peer}", flush=True)


class Bench:
    def __init__(self, lume, folder, quick):
        self.lume, self.folder, self.quick = os.path.abspath(lume), folder, quick
        self.table = Table()
        self.homes = itertools.count()
        self.libedit = self.compile()

    def compile(self):
        program = os.path.join(self.folder, "libedit")
        command = ["cc", os.path.join(HERE, "libedit.c"), "-O2", "-ledit", "-o", program]
        if subprocess.run(command, capture_output=True).returncode:
            print("libedit.c cannot be compiled: its figures are left out", file=sys.stderr)
            return None
        return program

    def home(self):
        path = os.path.join(self.folder, f"home-{next(self.homes)}")
        os.mkdir(path, 0o700)
        return path

    def open(self, *arguments, home=None, **more):
        terminal = Terminal([self.lume, *arguments], home or self.home(), **more)
        terminal.wait("▸")
        return terminal

    def bash(self, home=None):
        return Terminal(["bash", "--norc", "--noprofile"], home or self.home(), PS1="bash> ")

    @staticmethod
    def keys(terminal, count, between):
        """Milliseconds from each of so many keys to its echo, at random moments."""
        chance = random.Random(7)
        times = []
        while len(times) < count:
            for key in KEYS:
                deadline = time.monotonic() + chance.uniform(*between)
                while (left := deadline - time.monotonic()) > 0:
                    terminal.read(left)
                terminal.forget()
                start = time.monotonic()
                terminal.press(key)
                times.append((terminal.wait(key) - start) * 1000)
            terminal.press(KILL_LINE)
            time.sleep(0.05)
        return times[:count]

    def idle_keys(self, terminal, count):
        with terminal:
            terminal.settle()
            return self.keys(terminal, count, (0.01, 0.03))

    def typing(self):
        count = 150 if self.quick else 600
        with Model(0.005) as model, self.ask(model) as terminal:
            terminal.wait(model.word(20))
            streaming = self.keys(terminal, count, (0.01, 0.03))
        peers = {}
        if self.libedit:
            terminal = Terminal([self.libedit], self.home())
            terminal.wait("edit> ")
            peers["bare libedit at rest"] = self.idle_keys(terminal, count)
        terminal = self.bash()
        terminal.wait("bash> ")
        peers["bash at rest"] = self.idle_keys(terminal, count)
        for name, theirs in peers.items():
            for share in (0.5, 0.95):
                self.table.add(
                    f"key echo while streaming, p{share * 100:.0f}, ms",
                    percentile(streaming, share), percentile(theirs, share), name)

    def ask(self, model):
        terminal = self.open("--coach", model.address, "--coach-model", "m")
        terminal.settle()
        terminal.press("Tell me about walks\r")
        return terminal

    def chunks(self):
        """From the write of a word by the server to the read of it from the screen."""
        count = 400 if self.quick else 2000
        first = []
        for _ in range(2 if self.quick else 8):
            with Model(0.05) as model, self.ask(model) as terminal:
                for number in range(4):
                    shown = terminal.wait(model.word(number))
                    first.append((shown - model.times[number]) * 1000)
        with Model(0.005) as model, self.ask(model) as terminal:
            ours = self.arrivals(terminal, model, count)
        theirs = None
        curl = shutil.which("curl")
        if curl:
            with Model(0.005) as model:
                with Terminal([curl, "-sN", model.address], self.home()) as terminal:
                    theirs = self.arrivals(terminal, model, count)
        for label, figures, shares in (
            ("chunk to screen at rest", first, (0.5, 0.99)),
            ("chunk to screen, 200 a second", ours, (0.5, 0.99)),
        ):
            for share in shares:
                self.table.add(
                    f"{label}, p{share * 100:.0f}, ms", percentile(figures, share),
                    theirs and percentile(theirs, share), "curl -N, the stream as it is")

    @staticmethod
    def arrivals(terminal, model, count):
        """Milliseconds from each of so many words to its first sight."""
        numbers = {model.word(number).encode(): number for number in range(count)}
        seen = {}
        while len(seen) < count:
            if not terminal.read(PATIENCE):
                raise TimeoutError(f"{len(seen)} of {count} words: {terminal.shown[-800:]!r}")
            now = time.monotonic()
            for word in re.findall(rb"q[a-z]{4}q", terminal.shown):
                if word in numbers:
                    seen.setdefault(numbers[word], (now - model.times[numbers[word]]) * 1000)
            # A word may be cut between two reads.
            terminal.shown = terminal.shown[-5:]
        return list(seen.values())

    def interrupts(self):
        ours, theirs, sqlite = [], [], []
        for _ in range(3 if self.quick else 10):
            with Model(0.005) as model, self.ask(model) as terminal:
                terminal.wait(model.word(60))
                terminal.forget()
                start = time.monotonic()
                terminal.press(INTERRUPT)
                terminal.wait("(interrupted)")
                ours.append((terminal.wait("▸") - start) * 1000)
            with self.bash() as terminal:
                terminal.wait("bash> ")
                terminal.press("sleep 100\r")
                terminal.settle()
                terminal.forget()
                start = time.monotonic()
                terminal.press(INTERRUPT)
                theirs.append((terminal.wait("bash> ") - start) * 1000)
            if shutil.which("sqlite3"):
                sqlite.append(self.interrupt_sqlite())
        self.table.add(
            "Ctrl-C to prompt, ms", statistics.median(ours), statistics.median(theirs),
            "bash, of sleep")
        if sqlite:
            self.table.add(
                "Ctrl-C to prompt, ms", statistics.median(ours), statistics.median(sqlite),
                "sqlite3, of an endless query")

    def interrupt_sqlite(self):
        with Terminal(["sqlite3", ":memory:"], self.home()) as terminal:
            terminal.wait("sqlite> ")
            terminal.press(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT count(*) FROM n;\r")
            terminal.settle()
            terminal.forget()
            start = time.monotonic()
            terminal.press(INTERRUPT)
            return (terminal.wait("sqlite> ") - start) * 1000

    def tab(self):
        """From Tab behind the beginning of a title to what fits, of 10,000."""
        home = self.home()
        titles = [f"Walk the {number:05} stones" for number in range(10_000)]
        subprocess.run(
            [self.lume, "--sync", "manual", "-c", f'/goal new "{titles[0]}" --target 5 km'],
            check=True, stdout=subprocess.DEVNULL,
            env={**os.environ, "LUME_HOME": home, "HOME": home})
        self.copy_goal(os.path.join(home, "lume.sqlite"), titles[1:])
        ours, theirs = [], []
        with self.open("--sync", "manual", home=home) as terminal:
            terminal.settle(1)
            for number in range(5 if self.quick else 30):
                ours.append(self.complete(terminal, f"/goal show \"Walk the {number:03}17", "stones"))
        names = self.home()
        for title in titles:
            open(os.path.join(names, title.replace(" ", "-")), "w").close()
        with self.bash(names) as terminal:
            terminal.wait("bash> ")
            for number in range(5 if self.quick else 30):
                theirs.append(self.complete(terminal, f"cat Walk-the-{number:03}17", "stones"))
        self.table.add(
            "Tab at 10,000 goals, ms", statistics.median(ours), statistics.median(theirs),
            "bash, at 10,000 files")

    @staticmethod
    def copy_goal(store, titles):
        """Copies the one goal of a store, with other titles."""
        with contextlib.closing(sqlite3.connect(store)) as database, database:
            # Those that are generated aren't listed.
            columns = [row[1] for row in database.execute("PRAGMA table_info(goals)")]
            row = dict(zip(columns, database.execute(
                f"SELECT {', '.join(columns)} FROM goals").fetchone()))
            marks = ", ".join("?" * len(columns))
            rows = (
                [*{**row, "id": str(uuid.uuid4()), "title": title, "place": place}.values()]
                for place, title in enumerate(titles, 2)
            )
            database.executemany(f"INSERT INTO goals VALUES ({marks})", rows)

    @staticmethod
    def complete(terminal, text, rest):
        terminal.press(text)
        terminal.settle(0.15)
        terminal.forget()
        start = time.monotonic()
        terminal.press("\t")
        time_taken = (terminal.wait(rest) - start) * 1000
        terminal.press(KILL_LINE)
        terminal.settle(0.15)
        return time_taken

    def starts(self):
        home = self.home()
        with self.open(home=home):
            pass
        entries = [f"What should I do on day {number} of it?" for number in range(10_000)]
        with open(os.path.join(home, "history"), "w") as file:
            file.writelines(entry + "\n" for entry in entries)
        os.chmod(os.path.join(home, "history"), 0o600)
        with open(os.path.join(home, "libedit-history"), "w") as file:
            file.write("_HiStOrY_V2_\n")
            file.writelines(entry.replace(" ", "\\040") + "\n" for entry in entries)
        programs = {
            "lume": ([self.lume], "▸"),
            "bash": (["bash", "--norc", "--noprofile"], "bash> "),
        }
        if self.libedit:
            programs["bare libedit"] = ([self.libedit, "libedit-history"], "edit> ")
        times = {name: [] for name in programs}
        for _ in range(5 if self.quick else 20):
            for name, (arguments, prompt) in programs.items():
                variables = {
                    "PS1": "bash> ", "HISTFILE": os.path.join(home, "history"),
                    "HISTSIZE": "10000", "HISTFILESIZE": "10000",
                }
                with Terminal(arguments, home, **variables) as terminal:
                    times[name].append((terminal.wait(prompt) - terminal.start) * 1000)
        for name in list(times)[1:]:
            self.table.add(
                "start to prompt, 10,000 entries, ms", statistics.median(times["lume"]),
                statistics.median(times[name]), name)

    def idle(self):
        seconds = 10 if self.quick else 60
        terminals = {"lume": self.open(), "bash": self.bash()}
        if self.libedit:
            terminals["bare libedit"] = Terminal([self.libedit], self.home())
        for terminal in terminals.values():
            terminal.settle(1)
        before = {name: terminal.work() for name, terminal in terminals.items()}
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            time.sleep(left)
        for name in list(terminals)[1:]:
            ours, theirs = (terminals[one].work() - before[one] for one in ("lume", name))
            self.table.add(f"processor time idle for {seconds} s, ms", ours * 1000, theirs * 1000, name)
        for name in list(terminals)[1:]:
            self.table.add(
                "memory at the prompt, MiB", terminals["lume"].memory(), terminals[name].memory(), name)
        for terminal in terminals.values():
            with terminal:
                pass


PARTS = ("typing", "chunks", "interrupts", "tab", "starts", "idle")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    parser.add_argument("--quick", action="store_true", help="a tenth of the runs")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lume-prompt-") as folder:
        bench = Bench(options.lume, folder, options.quick)
        for part in PARTS:
            if part in options.only:
                getattr(bench, part)()


if __name__ == "__main__":
    main()
