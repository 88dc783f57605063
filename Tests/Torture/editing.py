#!/usr/bin/env python3
"""Edits the line with the keys that people's fingers know, and looks at the screen.

    editing.py path/to/lume [NAME…]

Each check runs by its name; without one all do.
"""

import http.server
import json
import os
import sys
import threading
import time

sys.dont_write_bytecode = True

from support.program import check, drive_checks
from support.pseudoterminal import PseudoTerminal
from support.tmux import Window

UP, ESCAPE = "\x1b[A", "\x1b"


class Prompt(PseudoTerminal):
    """lume at a pseudo-terminal, with inputs of an earlier run."""

    def __init__(self, lume, folder, name, *earlier, editrc=None, **variables):
        super().__init__()
        self.lume, self.variables = lume, variables
        self.home = os.path.join(folder, name)
        self.history = os.path.join(self.home, "history")
        os.makedirs(self.home)
        with open(self.history, "w", encoding="utf-8") as opened:
            opened.write("".join(f"{line}\n" for line in earlier))
        if editrc is not None:
            with open(os.path.join(self.home, ".editrc"), "w", encoding="utf-8") as opened:
                opened.write(editrc)

    def __enter__(self):
        self.before = self.settings()
        self.start([self.lume, "--seed", "1"], self.home, **self.variables)
        self.wait_for_prompt()
        return self

    def shows(self, text):
        self.wait(f"{text!r} at the prompt", lambda: self.typed() == text)

    def leave(self):
        self.press("\x03\x15/quit\r")
        check(self.finish() == 0, "exit status")
        check(self.settings() == self.before, "the tty has other settings than before")


def undoing(lume, folder):
    """Ctrl-_ and Ctrl-X Ctrl-U take back what was typed by words, and what was deleted."""
    with Prompt(lume, folder, "undoing") as prompt:
        prompt.press("walk the dog")
        prompt.shows("walk the dog")
        prompt.press("\x1f")
        prompt.shows("walk the")
        prompt.press("\x17")
        prompt.shows("walk")
        prompt.press("\x18\x15\x18\x15")
        prompt.shows("walk")
        prompt.press("\x1f")
        prompt.wait_for_prompt()
        prompt.press("\x1f")
        prompt.rest(0.1)
        check(prompt.typed() == "", "undone beyond the start")
        prompt.press("a text\x03")
        prompt.wait_for_prompt()
        prompt.press("\x1f")
        prompt.shows("a text")
        prompt.leave()
    return "typed, deleted and cleared"


def killing(lume, folder):
    """What is deleted in a row comes back in one; Alt-Y goes on to what was deleted before."""
    with Prompt(lume, folder, "killing") as prompt:
        prompt.press("one two three\x17\x17")
        prompt.shows("one")
        prompt.press("\x15")
        prompt.wait_for_prompt()
        prompt.press("\x19")
        prompt.shows("one two three")
        prompt.press("\x01\x0bx\x15\x19")
        prompt.shows("x")
        prompt.press("\x1by")
        prompt.shows("one two three")
        prompt.press("\x1by\x1by")
        prompt.shows("x")
        prompt.leave()
    return "three kills, two texts"


def arguments(lume, folder):
    """Alt-. brings the last argument of the inputs before, one after the other."""
    with Prompt(lume, folder, "arguments", "/goal show Walk", '/goal use "Read books"') as prompt:
        prompt.press("/goal show \x1b.")
        prompt.shows('/goal show "Read books"')
        prompt.press("\x1b.")
        prompt.shows("/goal show Walk")
        prompt.press("\x1b.\x1b[D\x1bb\x1bb\x1bt")
        prompt.shows("/show goal Walk")
        prompt.press("\x05\x14")
        prompt.shows("/show goal Wakl")
        prompt.leave()
    return "two arguments, exchanged words and letters"


def rows(lume, folder):
    """Ctrl-K and Ctrl-U delete within the row; Enter breaks the row of a block where the cursor is."""
    with Prompt(lume, folder, "rows") as prompt:
        prompt.press("first\nsecond\nthird" + UP + "\x15")
        first = "lume ▸ first"
        prompt.wait(
            "the row without its start", lambda: prompt.screen.rows()[-3:] == [first, "d", "third"]
        )
        prompt.press("\x19\x01\x0b\x0b")
        prompt.wait("one row less", lambda: prompt.screen.rows()[-2:] == [first, "third"])
        prompt.press("\x03")
        prompt.wait_for_prompt()
        prompt.press('"""\rone two\x1bb')
        prompt.wait_for("one two")
        prompt.press("\r")
        prompt.wait("a broken row", lambda: prompt.screen.rows()[-2:] == ["one", "two"])
        prompt.press("\x05\r")
        prompt.press('"""')
        prompt.wait("the end", lambda: prompt.screen.rows()[-3:] == ["one", "two", '"""'])
        prompt.press("\x03")
        prompt.wait_for_prompt()
        prompt.leave()
    return "as they should"


def searching(lume, folder):
    """A search in words, in both directions, whatever the case; what it doesn't find isn't run."""
    earlier = ["/whoami", "/status", "/GOALS"]
    with Prompt(lume, folder, "searching", *earlier) as prompt:
        screen = prompt.screen
        prompt.press("\x12goals")
        prompt.wait_for("search goals: /GOALS")
        prompt.press("x")
        prompt.wait_for("nothing has goalsx:")
        prompt.press("\r")
        prompt.wait_for("Nothing was entered: nothing you typed before has goalsx")
        check("No goals yet" not in screen.text(), lambda: f"a stale match ran\n{prompt.dump()}")
        prompt.press("\x12A\x12")
        prompt.wait_for("search A: /status")
        prompt.press("\x12\x12")
        prompt.wait_for("nothing older has A: /whoami")
        prompt.press("\x13")
        prompt.wait_for("search forward A: /status")
        prompt.press("\x07")
        prompt.wait_for_prompt()
        prompt.leave()
    return "four searches"


def strays(lume, folder):
    """A key that does nothing types nothing, on whatever terminal."""
    unknown = [ESCAPE + "[[" + letter for letter in "ABCDE"]
    unknown += [ESCAPE + "O" + rest for rest in ("P", "Q", "2P", "1;5R", "j")]
    unknown += [ESCAPE + "[" + rest for rest in ("15~", "24;5~", "Z", "97;5u", "<0;1;1M", "I", "99X")]
    unknown += [ESCAPE + letter for letter in "aexz<>#"]
    unknown += list("\x00\x07\x0f\x11\x16\x1c\x1d\x1e")
    for term in ("xterm-256color", "linux", "screen"):
        with Prompt(lume, folder, f"strays-{term}", TERM=term) as prompt:
            prompt.press("a")
            for keys in unknown:
                prompt.press(keys)
            prompt.press("z")
            prompt.shows("az")
            prompt.leave()
    return f"{len(unknown)} keys on three terminals"


def vi(lume, folder):
    """The user's .editrc makes it vi, and binds keys; EDITRC names another one."""
    with Prompt(lume, folder, "vi", "/whoami", editrc="bind -v\nbind ^G lume-undo\n") as prompt:
        prompt.press("walk the dog" + ESCAPE)
        time.sleep(0.2)
        prompt.press("bcwcat")
        prompt.shows("walk the cat")
        prompt.press("\x07\x07")
        prompt.shows("walk the dog")
        prompt.press(ESCAPE)
        time.sleep(0.2)
        prompt.press("ddk")
        prompt.shows("/whoami")
        prompt.press("jitext" + ESCAPE)
        time.sleep(0.2)
        prompt.press("\x03typed")
        prompt.shows("typed")
        prompt.leave()
    home = os.path.join(folder, "elsewhere")
    os.mkdir(home)
    path = os.path.join(home, "editrc")
    with open(path, "w", encoding="utf-8") as opened:
        opened.write('python:bind -v\nbind ^T rl_complete\nlume:bind "\\e[5~" lume-start-of-row\n')
    with Prompt(lume, folder, "editrc", EDITRC=path) as prompt:
        prompt.wait_for("line 2, isn't understood: bind ^T")
        prompt.press("text\x1b[5~x\x1b[6~")
        prompt.shows("xtext")
        prompt.leave()
    return "vi, and two bindings"


def storing(lume, folder):
    """The history keeps no input twice in a row, and no more than 10,000."""
    earlier = [f"/note {n}" for n in range(10_000)]
    with Prompt(lume, folder, "storing", *earlier) as prompt:
        for _ in range(3):
            prompt.press("/whoami\r")
            prompt.wait_for_prompt()
        prompt.press("/quit\r")
        check(prompt.finish() == 0, "exit status")
        with open(prompt.history, encoding="utf-8") as opened:
            kept = opened.read().split("\n")
    check(kept[-1] == "" and len(kept) == 10_001, f"{len(kept) - 1} entries")
    check(kept[-3:-1] == ["/whoami", "/quit"] and kept[-4] == earlier[-1], f"{kept[-5:]}")
    return "10,000 entries"


class Models(http.server.BaseHTTPRequestHandler):
    """A language model's server that lists what it has."""

    def do_GET(self):
        found = self.path == "/v1/models"
        names = ["gemma-small", "llama-large", "llama-small"]
        body = json.dumps({"data": [{"id": name} for name in names]} if found else {}).encode()
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def models(lume, folder):
    """Tab knows the models of the server that is the coach."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Models) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/v1"
        coach = {"LUME_COACH": address, "LUME_COACH_MODEL": "llama-small"}
        with Prompt(lume, folder, "models", **coach) as prompt:
            # The list may still be on its way at the first Tab. Each try begins with an empty line:
            # one Tab more would complete what comes after the model.
            for _ in range(10):
                prompt.press("\x15/coach model g\t")
                end = time.monotonic() + 1
                while prompt.typed() != "/coach model gemma-small" and time.monotonic() < end:
                    prompt.read(0.05)
                if prompt.typed() == "/coach model gemma-small":
                    break
            prompt.shows("/coach model gemma-small")
            prompt.press("\x17l\t")
            prompt.shows("/coach model llama-")
            prompt.press("\t")
            prompt.wait_for("llama-large")
            prompt.press("s\t")
            prompt.shows("/coach model llama-small")
            prompt.press("\x03")
            prompt.wait_for_prompt()
            prompt.leave()
        server.shutdown()
    return "completed, and listed where several fit"


def in_tmux(lume, folder):
    """The same keys in a terminal that others wrote."""
    home = os.path.join(folder, "tmux")
    os.mkdir(home)
    with Window(home) as window:
        window.run([lume, "--seed", "1"])
        window.wait_for("lume ▸")
        window.type("walk the dog")
        window.press("C-_")
        window.wait("undo", lambda: window.typed() == "walk the")
        window.press("C-w", "C-w", "C-y")
        window.wait("a yank", lambda: window.typed() == "walk the")
        window.press("M-t", "F1", "S-F5", "M-F2", "C-PPage")
        window.wait("exchanged words", lambda: window.typed() == "the walk")
        window.press("C-r")
        window.type("nowhere")
        window.wait_for("nothing has nowhere:")
        window.press("C-s", "C-g", "C-u")
        window.wait("an empty line", lambda: window.typed() == "")
        window.type("/quit")
        window.press("Enter")
        status, before, after = window.wait_for_end()
        check(status == 0 and before == after, f"exit {status}\n{before}\n{after}")
    return "as at a pseudo-terminal"


CHECKS = [undoing, killing, arguments, rows, searching, strays, vi, storing, models, in_tmux]


if __name__ == "__main__":
    drive_checks(__doc__, "editing", CHECKS)
