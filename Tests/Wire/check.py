#!/usr/bin/env python3
"""`lume check` finds what is wrong with a served backend, and nothing where it is sound.

    check.py path/to/lume

A session is recorded at `lume serve`, with an assertion on what the coach says. It holds at another
`lume serve`, and fails at each of five that stand behind a proxy which plants one fault, in the line
that the fault is about. A model that is right 15 times of 20 is told of as that.
"""

import argparse
import http.server
import json
import os
import sys
import tempfile
import threading

sys.dont_write_bytecode = True
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Torture"))

from support.program import check, drive, run
from wire.proxy import Faults, Proxy
from wire.server import Server

INPUTS = [
    '/goal new "Walk 10k steps" --target 10000 steps --by +30d',
    "/chat goal",
    "How should I start?",
    "/sync",
    "/quit",
]


class Sound(Faults):
    """A service that has no time the first two times that it is asked for the goals of a user."""

    def answer(self, method, path, number):
        return 503 if (method, path, number) == ("GET", "/goals", 2) else None


class MissingKey(Sound):
    def response(self, method, path, status, body):
        if (method, path) == ("POST", "/goals"):
            del body["data"]["title"]
        return status, body


class WrongStatus(Sound):
    def response(self, method, path, status, body):
        return 200 if (method, path) == ("POST", "/goals") else status, body


class FramesOutOfOrder(Sound):
    """The message is confirmed when the answer has begun."""

    held = None

    def frames(self, frame):
        if frame["type"] == "message_received":
            self.held = frame
            return []
        held, self.held = self.held, None
        return [frame, held] if held else [frame]


class ForgetsTheGoal(Sound):
    said = False

    def frames(self, frame):
        if frame["type"] == "stream_chunk":
            frame["content"] = "" if self.said else "Which goal do you mean?"
            self.said = True
        return [frame]


class FailsInRetry(Sound):
    def answer(self, method, path, number):
        if (method, path, number) == ("GET", "/goals", 3):
            return 500
        return super().answer(method, path, number)


#: Each fault with what the report has to name: the line of the file by its beginning, the field.
PLANTED = [
    (MissingKey, "201 POST /api/v1/goals", "body.data.title   - string   + (nothing)"),
    (WrongStatus, "201 POST /api/v1/goals", "status   - 201   + 200"),
    (FramesOutOfOrder, "w1 frames", "+ connected, stream_chunk, message_received, stream_chunk"),
    (ForgetsTheGoal, '|? has "10,000 steps"', "Which goal do you mean?"),
    (FailsInRetry, "200 GET /api/v1/goals", "status   - 200   + 500"),
]


class At:
    """A fresh `lume serve` with a proxy before it."""

    number = 0

    def __init__(self, lume, folder, faults):
        At.number += 1
        self.server = Server(lume, os.path.join(folder, f"server{At.number}"), "--open", "--pace", "1ms")
        self.faults = faults

    def __enter__(self):
        self.server.__enter__()
        self.proxy = Proxy(self.server.port, self.faults).__enter__()
        return self.proxy.base

    def __exit__(self, *reason):
        self.proxy.__exit__(*reason)
        self.server.__exit__(*reason)


def record(lume, folder):
    """Records the session and puts an assertion in the place of what the coach says."""
    file = os.path.join(folder, "start.session")
    with At(lume, folder, Sound()) as address:
        words = [word for text in INPUTS for word in ("-c", text)]
        flags = ["--backend", address, "--sync", "auto", "--keep-going"]
        status, _, errors = run([lume, "record", file, *flags, *words], folder)
        check(status == 0, f"the recording ended with {status}:\n{errors}")
    with open(file, encoding="utf-8") as session:
        lines = session.read().split("\n")
    start = lines.index("> How should I start?")
    start = next(i for i in range(start, len(lines)) if lines[i].startswith("| "))
    end = next(i for i in range(start, len(lines)) if not lines[i].startswith("| "))
    check("10,000 steps" in lines[start], lines[start])
    lines[start:end] = ['|? has "10,000 steps"', "|? words > 20"]
    with open(file, "w", encoding="utf-8") as session:
        session.write("\n".join(lines))
    return file


def check_sound(lume, folder, file):
    with At(lume, folder, Sound()) as address:
        status, output, errors = run([lume, "check", file, "--backend", address], folder)
    check(status == 0, f"the sound service fails with {status}:\n{output}{errors}")
    check(" checks held at http://127.0.0.1:" in output, output)


def check_planted(lume, folder, file, faults, subject, field):
    with At(lume, folder, faults()) as address:
        status, output, errors = run([lume, "check", file, "--backend", address], folder)
    what = f"{faults.__name__} gave {status}:\n{output}{errors}"
    check(status == 1, what)
    check(subject in output and field in output, what)


class Model(http.server.BaseHTTPRequestHandler):
    """Speaks as OpenAI's do, and forgets what is asked every fourth time."""

    count = 0

    def do_POST(self):
        self.rfile.read(int(self.headers["content-length"]))
        Model.count += 1
        text = "Drink water." if Model.count % 4 == 0 else "Walk 300 steps more. Which day is free?"
        piece = {"choices": [{"delta": {"content": text}, "finish_reason": None}]}
        end = {"choices": [{"delta": {}, "finish_reason": "stop"}]}
        body = "".join(f"data: {json.dumps(x)}\n\n" for x in (piece, end)) + "data: [DONE]\n\n"
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_):
        pass


def check_model(lume, folder):
    """How often each assertion held is what it prints, and what --at-least is about."""
    file = os.path.join(folder, "model.session")
    with open(file, "w", encoding="utf-8") as session:
        session.write(
            'lume-session 1\n\n> How should I start?\n|? has "steps"\n|? asks\n|? words < 30\n'
        )
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/v1"
    command = [lume, "check", file, "--coach", address, "--coach-model", "m"]
    for runs, least, wanted in ((20, None, 1), (4, "3", 0), (4, "75%", 0), (4, "76%", 1)):
        flags = ["--runs", str(runs)] + (["--at-least", least] if least else [])
        status, output, errors = run([*command, *flags], folder)
        what = f"{flags} gave {status}:\n{output}{errors}"
        check(status == wanted, what)
        right = f"{runs * 3 // 4} of {runs}"
        check(f'line 4   {right}   |? has "steps"\n' in output, what)
        check(f"line 5   {right}   |? asks\n" in output, what)
        check(f"line 6   {runs} of {runs}   |? words < 30\n" in output, what)
    server.shutdown()


def body(lume, folder):
    file = record(lume, folder)
    check_sound(lume, folder, file)
    for fault in PLANTED:
        check_planted(lume, folder, file, *fault)
    check_model(lume, folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lume-check-") as folder:
        drive(lambda: body(arguments.lume, folder))


main()
