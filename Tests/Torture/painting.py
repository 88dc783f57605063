#!/usr/bin/env python3
"""Looks at what stands on the screen, on terminals of many kinds.

    Tests/Torture/painting.py LUME [NAME...]

Each check runs by its name; without one all do. The backend is our own and answers with what a
check says, e.g. with numbered words, 200 a second. tmux is the terminal where the screen matters, a
pseudo-terminal where the bytes do.
"""

import argparse
import os
import re
import subprocess
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import flood
from support.program import Failure, Folder, check, drive, environment
from support.pseudoterminal import PseudoTerminal
from support.screen import squeezed
from support.tmux import Window

WORDS = 600


def numbered(count=WORDS, pause=0.005):
    def answer(send):
        for place in range(count):
            send(flood.encoded(1, flood.chunk(f"W{place};" + ("\n\n" if place % 50 == 49 else " "))))
            time.sleep(pause)

    return answer


def expect_words(shown, count, what):
    found = [int(number) for number in re.findall(r"W(\d+);", squeezed(shown))]
    check(found == list(range(count)), f"{what}: {len(found)} words of {count}\n{shown[-3000:]}")


class Shell:
    """A shell in a window of tmux, talking to our backend."""

    def __init__(self, lume, backend, folder, name, width=80, height=24, flags=(), **variables):
        self.home = os.path.join(folder, name)
        os.mkdir(self.home)
        self.window = Window(self.home, width, height)
        # In place of the session's own size, which follows whoever looks.
        self.window.resize(width, height)
        settings = [f"{key}={value}" for key, value in variables.items() if value is not None]
        gone = [part for key, value in variables.items() if value is None for part in ("-u", key)]
        self.arguments = ["env", *gone, *settings, *flood.arguments(lume, backend), *flags]

    def __enter__(self):
        self.window.run(self.arguments)
        # Narrow prompts leave their context out, plain ones have another arrow.
        self.window.wait("a prompt", lambda: re.search(r"(▸|>|you:)\s*\Z", self.window.screen()), 30)
        return self.window

    def __exit__(self, *error):
        self.window.__exit__(*error)


def quit(window):
    window.type("/quit")
    window.press("Enter")
    status, before, after = window.wait_for_end(30)
    check(status == 0, f"exit {status}\n{window.text()[-2000:]}")
    check(before == after, f"stty -a differs\n{before}\n{after}")


def tall_input(lume, backend, folder):
    """An input as tall as the screen takes a third of it, and no word of the answer."""
    for height in (24, 10, 6):
        backend.answer = numbered()
        with Shell(lume, backend, folder, f"tall-{height}", 80, height) as window:
            window.type("go")
            window.press("Enter")
            window.wait_for("W20;")
            window.paste("\n".join(f"pasted {number}" for number in range(height * 2)))
            limit = max(3, height // 3)
            mark = f"… {height * 2 - limit + 1} rows above"
            window.wait_for(mark)
            rows = window.screen().split("\n")
            check(len(rows) - rows.index(mark) <= limit, f"more than {limit} rows\n{window.screen()}")
            window.press(*["Up"] * limit)
            window.wait_for("rows below")
            window.wait_for(f"W{WORDS - 1};", 30)
            window.press("C-c")
            window.wait("an empty line", lambda: window.typed() == "")
            quit(window)
            expect_words(window.text(), WORDS, f"{height} rows")
    return "24, 10 and 6 rows"


TEXTS = [
    "กำลังเดินทุกวัน", "हर दिन पैदल चलना", "\u1112\u1161\u11ab\u1100\u116e\u11a8 e\u0301\u0302\u0303x",
    "a\u200bb\u2060c", "x 👨\u200d👩\u200d👧 y 👍🏽 z",
]


def marks(lume, backend, folder):
    """The line on the screen is the line in memory after every edit, whatever it has in it."""
    backend.answer = numbered(5)
    backend.messages.clear()
    wanted = []
    with Shell(lume, backend, folder, "marks") as window:
        for text in TEXTS:
            line = list(text)
            window.type(text)
            window.wait(f"{text}", lambda: window.typed() == "".join(line))
            # Letters beside marks, in the middle and at both ends.
            window.press("Home")
            window.type("Q")
            line.insert(0, "Q")
            window.wait("the start", lambda: window.typed() == "".join(line))
            window.press("End", "BSpace")
            line.pop()
            window.type("R")
            line.append("R")
            window.wait("the end", lambda: window.typed() == "".join(line))
            window.press("Left")
            window.type("é")
            line.insert(len(line) - 1, "é")
            window.wait("the middle", lambda: window.typed() == "".join(line))
            window.press("Enter")
            wanted.append("".join(line))
            window.wait("the message", lambda: len(backend.messages) == len(wanted))
        quit(window)
    check(backend.messages == wanted, f"heard {backend.messages}\ntyped {wanted}")
    return f"{len(TEXTS)} texts"


def smoke(lume, backend, folder):
    """An answer of 600 words while something is typed, on every kind of terminal."""
    kinds = [
        (80, 24, {}), (80, 24, {"TERM": "screen"}), (80, 24, {"TERM": "linux"}),
        (80, 24, {"TERM": "dumb"}), (80, 24, {"LC_ALL": "C"}), (40, 10, {}), (20, 5, {}),
        (200, 50, {}),
    ]
    for number, (width, height, variables) in enumerate(kinds):
        backend.answer = numbered()
        backend.messages.clear()
        with Shell(lume, backend, folder, f"smoke-{number}", width, height, **variables) as window:
            window.type("go")
            window.press("Enter")
            # A plain terminal shows nothing of it yet.
            window.type("typed meanwhile")
            window.wait_for(f"W{WORDS - 1};", 30)
            window.wait("what was typed", lambda: squeezed(window.screen()).endswith("typedmeanwhile"))
            window.press("Enter")
            window.wait("a message", lambda: backend.messages == ["go", "typed meanwhile"])
            backend.answer = numbered(1)
            window.press("C-c")
            time.sleep(0.3)
            shown = window.text()
            window.press("C-c")
            quit(window)
            first = squeezed(shown).split("typedmeanwhile")[0]
            expect_words(first, WORDS, f"{width} by {height}, {variables}")
    return f"{len(kinds)} terminals"


def bytes_of(lume, backend, folder, name, keys, flags=(), **variables):
    """What the shell writes while a user types."""
    home = os.path.join(folder, name)
    os.mkdir(home)
    with flood.Tail() as terminal:
        terminal.keeps = True
        before = terminal.settings()
        terminal.start([*flood.arguments(lume, backend), *flags], home, **variables)
        for key in keys:
            if isinstance(key, str):
                terminal.press(key)
            else:
                key(terminal)
        check(terminal.finish() == 0, f"{name}: the exit status\n{terminal.dump()}")
        check(terminal.settings() == before, f"{name}: the tty has other settings than before")
        return terminal.all.decode()


def sees(text, seconds=20):
    return lambda terminal: terminal.expect(text, seconds)


def plain(lume, backend, folder):
    """TERM=dumb, or none: a prompt, no sequence, no end at an error or Ctrl-C."""
    for name, term in (("dumb", "dumb"), ("none", ""), ("unknown", "unknown")):
        backend.answer = numbered(100)
        backend.messages.clear()
        shown = bytes_of(
            lume, backend, folder, f"plain-{name}",
            [sees("▸ "), "/nonsense\r", sees("Unknown command"), sees("▸ "), "half", sees("half"),
             "\x03", "\x03", sees("Ctrl-D or /quit leaves"), "helo\x7flo\r", "a\x01b\x05c",
             sees("W99;"), sees("▸ bac"), "\x15/quit\r"], TERM=term)
        check("\x1b" not in shown, f"{name}: a sequence in {shown!r}")
        expect_words(shown, 100, name)
        check(backend.messages == ["hello"], f"{name}: heard {backend.messages}")
    return "three of them"


def accessible(lume, backend, folder):
    """Whole sentences, the answer before the next prompt, nothing drawn twice."""
    sentence = "First you walk. Then you “rest” – and drink… "
    backend.answer = lambda send: [
        (send(flood.encoded(1, flood.chunk(piece))), time.sleep(0.02)) for piece in sentence
    ]
    shown = bytes_of(
        lume, backend, folder, "accessible",
        [sees("you: "), "go\r", "ahead", sees("drink..."), sees("you: ahead"), "\x15/quit\r"],
        flags=["--accessible"], TERM="xterm-256color")
    text = re.sub("\x1b\\[[0-9;]*m", "", shown).replace("\r", "")
    check(text.isascii(), f"not ASCII: {text!r}")
    check(
        "you: go\n" in text and ': First you walk. Then you "rest" - and drink...\nyou: ahead' in text,
        f"not as it should be: {text!r}")
    sequences = set(re.findall("\x1b\\[[0-9;?]*[A-Za-ln-z]|\x1b[^\\[]", shown))
    check(sequences <= {"\x1b[?2004h", "\x1b[?2004l"}, f"drawn again: {sequences}")
    return "as it should"


def working(lume, backend, folder):
    """A screen reader hears every ten seconds that there is still work."""
    def answer(send):
        time.sleep(21)
        send(flood.encoded(1, flood.chunk("done.")))

    backend.answer = answer
    shown = bytes_of(
        lume, backend, folder, "working",
        [sees("you: "), "go\r", sees("done.", 40), sees("you: "), "/quit\r"], flags=["--accessible"])
    check(shown.count("working...") == 2, f"told {shown.count('working...')} times\n{shown!r}")
    return "two times in 21 s"


def ascii_only(lume, backend, folder):
    """--ascii and a C locale print ASCII, bars and quotes too."""
    for name, flags, locale in (("flag", ["--ascii"], "C.UTF-8"), ("locale", [], "C")):
        backend.answer = flood.once("“Café” – 学 👍… █░ ▁▃█ W0; done", 5)
        shown = bytes_of(
            lume, backend, folder, f"ascii-{name}",
            [sees("> "), '/goal new "Prüfung" --target 10 km --current 5\r', sees("saved"),
             "/goal show\r", sees("50 %"), "schön 学\r", sees("done"), sees("> "), "/quit\r"],
            flags=flags, LC_ALL=locale)
        check(shown.isascii(), f"{name}: {[c for c in shown if not c.isascii()]}")
        shown = re.sub("\x1b\\[[0-9;]*m", "", shown)
        # A frame may end within the answer, between any two words.
        wanted = ["##########..........", '"Cafe"', " - ", "?...", "#.", "_-#", "W0;", "done"]
        check(all(text in shown for text in wanted), f"{name}: {shown!r}")
    return "by flag and by locale"


def directions(lume, backend, folder):
    """What turns the direction of text never reaches the terminal."""
    controls = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    backend.answer = flood.once(f"be{controls}fore {controls}done", 7)
    for name, flags in (("live", []), ("spoken", ["--accessible"])):
        shown = bytes_of(
            lume, backend, folder, f"directions-{name}",
            [lambda terminal: terminal.wait("a prompt", lambda: terminal.plain().endswith(("▸ ", "you: "))),
             "go\r", sees("done"), "/quit\r"], flags=flags)
        found = [c for c in shown if c in controls]
        check(not found, f"{name}: {found}")
    return "none of twelve"


CHECKS = [tall_input, marks, smoke, plain, accessible, working, ascii_only, directions]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these checks")
    options = parser.parse_args()
    lume = os.path.abspath(options.lume)
    failed = []
    with Folder("painting") as folder:
        os.mkdir(f"{folder}/server")
        server = subprocess.Popen(
            [lume, "serve", "--open", "--port", "0"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=environment(f"{folder}/server"))
        try:
            backend = flood.Backend(int(server.stdout.readline().decode().rsplit(":", 1)[1]))
            for one in CHECKS:
                if options.names and one.__name__ not in options.names:
                    continue
                try:
                    print(f"{one.__name__}: {one(lume, backend, folder)}", flush=True)
                except Failure as failure:
                    print(f"{one.__name__}: {failure}", file=sys.stderr, flush=True)
                    failed.append(one.__name__)
        finally:
            server.kill()
            server.wait()
        check(not failed, f"on the screen: {', '.join(failed)}")


if __name__ == "__main__":
    drive(main)
