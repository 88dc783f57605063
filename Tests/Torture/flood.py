#!/usr/bin/env python3
"""Floods the shell with an answer that has no end, or nearly none.

    Tests/Torture/flood.py LUME [--pace SECONDS]

Between lume and a `lume serve` stands a backend whose socket answers each message with pieces as
fast as they are read: of one byte, of 64 KiB, with and without newlines, in Chinese, of blanks, of
marks without a width, of many pieces in a frame, of frames as large as they may be. At a
pseudo-terminal Ctrl-C must stop each at once, the prompt be right and the next message be answered;
without Ctrl-C an answer ends at 1 MiB; and one of 900 KB comes whole to a terminal, to a slow one
and to a slow pipe, exactly once. What was measured is printed.

The limit on Ctrl-C holds for the median of five tries of each flood, less the time for which a
thread of the program, or this one, was ready and the machine ran others: so a busy machine fails
nobody, and neither waiting nor working is forgiven.
"""

import base64
import hashlib
import json
import os
import re
import select
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import threading
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from support.program import Folder, check, drive, environment
from support.pseudoterminal import ARROW, PseudoTerminal
from support.screen import Screen, squeezed

LIMIT = 1 << 20
#: Milliseconds between Ctrl-C and what it says on the screen: what the program promises, and what a
#: build without optimisation holds, which takes some five times as long.
PROMISE, UNOPTIMISED = 50, 150
#: How often a flood is stopped; the median counts.
TRIES = 5
#: How much more memory a shell may take in a flood than before it, in MiB.
GROWTH = 96

WORDS = "walk on and drink some water then rest a while "
FLOODS = {
    "bytes": ["a", "b", " "],
    "lines of a byte": ["a\n"],
    "64 KiB of words": [(WORDS * 1400)[:65536]],
    "64 KiB without a blank": ["x" * 65536],
    "64 KiB of lines": [((WORDS[:40] + "\n") * 1700)[:65536]],
    "64 KiB of Chinese": ["走路喝水休息" * 3640],
    "64 KiB of blanks": [" " * 65536],
    "64 KiB of marks": ["e" + "\u0301" * 32767],
    "64 KiB of newlines": ["\n" * 65536],
    "bold and code": ["**a** `b` " * 6500],
    "many in a frame": None,
    "large frames": None,
}


def encoded(kind, payload):
    size = len(payload)
    if size < 126:
        length = bytes([size])
    elif size < 65536:
        length = bytes([126]) + size.to_bytes(2, "big")
    else:
        length = bytes([127]) + size.to_bytes(8, "big")
    return bytes([0x80 | kind]) + length + payload


def chunk(text):
    return json.dumps({"content": text, "type": "stream_chunk"}, ensure_ascii=False).encode()


def block(name, size):
    """Frames of a flood, some hundred KiB of them, to be sent over and over; a large one has `size`
    bytes."""
    if name == "many in a frame":
        return encoded(1, b"\n".join([chunk("word "), chunk("\n")] * 2000))
    if name == "large frames":
        # Pieces that cannot be joined: of such frames the work is largest.
        pair = chunk("a ") + b'\n{"type":"message_received"}\n'
        return encoded(1, pair * (size // len(pair)))
    frames = b"".join(encoded(1, chunk(piece)) for piece in FLOODS[name])
    return frames * max(1, 262144 // len(frames))


class Backend:
    """Passes requests on to a `lume serve`; sockets it answers itself, with what `answer` sends."""

    def __init__(self, upstream):
        self.upstream = upstream
        self.answer = lambda send: None
        self.opened, self.messages, self.codes = 0, [], []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        try:
            with connection:
                head = b""
                while b"\r\n\r\n" not in head:
                    more = connection.recv(65536)
                    if not more:
                        return
                    head += more
                if b"upgrade: websocket" in head.lower():
                    self.converse(connection, head)
                else:
                    self.relay(connection, head)
        except OSError:
            pass  # The shell has gone.

    def relay(self, connection, head):
        front, _, body = head.partition(b"\r\n\r\n")
        found = re.search(rb"(?i)content-length: (\d+)", front)
        while found and len(body) < int(found[1]):
            body += connection.recv(65536)
        lines = [line for line in front.split(b"\r\n") if not line.lower().startswith(b"connection")]
        request = b"\r\n".join(lines[:1] + [b"Connection: close"] + lines[1:])
        with socket.create_connection(("127.0.0.1", self.upstream)) as upstream:
            upstream.sendall(request + b"\r\n\r\n" + body)
            while data := upstream.recv(65536):
                connection.sendall(data)

    def converse(self, connection, head):
        key = re.search(rb"(?i)sec-websocket-key: (\S+)", head)[1]
        accept = base64.b64encode(
            hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()
        )
        connection.sendall(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n" + encoded(1, b'{"type":"connected"}')
        )
        self.opened += 1
        reader = connection.makefile("rb")

        def exactly(count):
            data = reader.read(count)
            if len(data) < count:
                raise ConnectionResetError
            return data

        def answer():
            try:
                connection.sendall(encoded(1, b'{"type":"message_received"}'))
                self.answer(connection.sendall)
                connection.sendall(encoded(1, b'{"type":"stream_complete"}'))
            except OSError:
                pass  # The shell has closed the socket.

        while True:
            first, length = exactly(2)
            length &= 0x7F
            if length > 125:
                length = int.from_bytes(exactly(2 if length == 126 else 8), "big")
            mask = exactly(4)
            payload = bytes(b ^ mask[i % 4] for i, b in enumerate(exactly(length)))
            if first & 0x0F == 8:
                self.codes.append(int.from_bytes(payload[:2], "big"))
                return
            if first & 0x0F == 1:
                self.messages.append(json.loads(payload).get("content"))
                threading.Thread(target=answer, daemon=True).start()


def endless(name, size=0):
    frames = block(name, size)

    def answer(send):
        while True:
            send(frames)

    return answer


def once(text, size):
    def answer(send):
        for start in range(0, len(text), size):
            send(encoded(1, chunk(text[start : start + size])))

    return answer


class Tail(PseudoTerminal):
    """A terminal of which only the last bytes are kept: its rows cost too much in a flood."""

    def __init__(self, width=80, height=24):
        super().__init__(width, height)
        self.tail = b""
        self.keeps = False
        self.all = bytearray()
        self.screen.feed = self.keep

    def keep(self, data):
        self.tail = (self.tail + data)[-20000:]
        if self.keeps:
            self.all += data

    def plain(self):
        text = self.tail.decode("utf-8", "replace")
        # Without where the cursor goes, and the step behind a row that is open.
        text = re.sub("\x1b(?:\\[[0-9;?]*[A-Za-z]|[78D])", "", text)
        return text.replace(" \x08", "").replace("\r", "")

    def dump(self):
        return self.plain()[-600:]

    def expect(self, text, seconds):
        self.wait(repr(text), lambda: text in self.plain(), seconds)

    def delays(self):
        """For each thread how many seconds it was ready and others ran; this one is counted too."""
        tasks = f"/proc/{self.process}/task"
        paths = [f"{tasks}/{task}" for task in os.listdir(tasks)] + ["/proc/thread-self"]
        delays = {}
        for path in paths:
            with open(f"{path}/schedstat", encoding="ascii") as statistics_of_thread:
                delays[path] = int(statistics_of_thread.read().split()[1]) / 1e9
        return delays

    def memory(self):
        with open(f"/proc/{self.process}/status", encoding="utf-8") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024


def arguments(lume, backend):
    return [lume, "--backend", f"http://127.0.0.1:{backend.port}", "--sync", "manual"]


def kept(home):
    """The messages of a home, oldest first: who, what, how far."""
    with sqlite3.connect(os.path.join(home, "lume.sqlite")) as database:
        return database.execute("SELECT role, content, state FROM messages ORDER BY place").fetchall()


def interrupt(lume, backend, home, name, wait, size):
    """A flood that is stopped with Ctrl-C; answers the seconds until that is said, but for
    those in which the machine ran others."""
    backend.answer = endless(name, size)
    with Tail() as terminal:
        terminal.start(arguments(lume, backend), home)
        terminal.expect(ARROW, 20)
        before = terminal.memory()
        terminal.press("go\r")
        terminal.expect(ARROW + "go", 10)
        terminal.wait("the backend to hear it", lambda: backend.messages[-1:] == ["go"], 20)
        # Some of the answer is on the screen, and more of it waits.
        received = terminal.received
        end = time.monotonic() + wait

        def is_shown():
            return terminal.received > received and (name != "large frames" or "a a a" in terminal.plain())

        while time.monotonic() < end or (not is_shown() and time.monotonic() < end + 20):
            terminal.read(0.02)
        check(terminal.received > received, f"{name}: nothing is shown")
        growth = terminal.memory() - before
        speed = (terminal.received - received) / wait
        terminal.tail = b""
        delays = terminal.delays()
        pressed = time.monotonic()
        terminal.press("\x03")
        terminal.wait(
            "what Ctrl-C says", lambda: re.search("interrupted|stopped at", terminal.plain()), 60)
        taken = time.monotonic() - pressed
        # Threads wait at the same time, so it is the longest wait that was in the way.
        waited = max(delay - delays.get(path, 0) for path, delay in terminal.delays().items())
        word = "interrupted" if "(interrupted)" in terminal.plain() else "stopped at 1 MiB"
        terminal.wait("the prompt", lambda: terminal.plain().endswith(ARROW), 5)
        # The shell goes on: another socket, and each message once.
        backend.answer = once("welldone", 8)
        opened = backend.opened
        terminal.press("next\r")
        terminal.expect("welldone\n", 10)
        check(backend.opened == opened + 1, f"{name}: the next message opened no socket")
        check(backend.messages[-2:] == ["go", "next"], f"{name}: the backend has heard {backend.messages}")
        code = backend.codes[-1]
        # An answer may be full, and its socket closed, while the end of it waits for the screen.
        codes = (1001, 1009) if word == "interrupted" else (1009,)
        check(code in codes, f"{name}: the socket closed with {code}")
        backend.messages.clear()
        terminal.press("/quit\r")
        check(terminal.finish() == 0, f"{name}: the shell ended with an error")
    rows = kept(home)
    check([row[2] for row in rows] == ["sent", "interrupted", "sent", "complete"], f"{name}: {[r[2] for r in rows]}")
    check(0 < len(rows[1][1].encode()) <= LIMIT, f"{name}: {len(rows[1][1])} are stored")
    print(
        f"{name}: {word} after {taken * 1000:.0f} ms ({waited * 1000:.0f} of them for others),"
        f" {growth:+.0f} MiB,"
        f" {speed / 1024:.0f} KiB/s to the terminal", flush=True)
    check(growth < GROWTH, f"{name}: the memory has grown by {growth:.0f} MiB")
    return max(0, taken - waited)


def stop_at_the_limit(lume, backend, home):
    """An answer without end and without Ctrl-C, in a pipe."""
    backend.answer = endless("64 KiB of lines")
    backend.messages.clear()
    started = time.monotonic()
    ended = subprocess.run(
        arguments(lume, backend), input=b"go\nnext\n", capture_output=True, timeout=120,
        env=environment(home))
    taken = time.monotonic() - started
    check(ended.returncode == 0, f"exit {ended.returncode}: {ended.stderr[-300:]!r}")
    check(ended.stderr.count(b"stopped at 1 MiB") == 2, f"stderr: {ended.stderr[-300:]!r}")
    check(backend.messages == ["go", "next"], f"heard {backend.messages}")
    check(backend.codes[-2:] == [1009, 1009], f"closed with {backend.codes[-2:]}")
    rows = kept(home)
    for row in (rows[1], rows[3]):
        check(row[2] == "interrupted" and len(row[1].encode()) == LIMIT, f"stored: {row[2]}, {len(row[1])}")
    check(ended.stdout.decode() == f"{rows[1][1]}\n{rows[3][1]}\n", "stdout is not what is stored")
    print(f"stops at 1 MiB: two answers in {taken:.1f} s", flush=True)


def long_text():
    """900 KB of numbered words, some of them Chinese, in lines of several lengths."""
    words = [f"w{number}" if number % 50 else f"走路{number}" for number in range(1, 125_000)]
    lines = [" ".join(words[start : start + 9]) for start in range(0, len(words), 9)]
    return "\n".join(lines)


def numbers(text):
    return [int(number) for number in re.findall(r"(?:w|走路)(\d+)", text)]


def arrive_whole(lume, backend, home, text, size, slow):
    """An answer is shown once and whole, by a terminal that is read slowly too."""
    backend.answer = once(text, size)
    started = time.monotonic()
    with Tail() as terminal:
        terminal.start(arguments(lume, backend), home)
        terminal.expect(ARROW, 20)
        terminal.keeps = True
        terminal.press("go\r")
        last = numbers(text)[-1]
        deadline = time.monotonic() + 240
        while str(last) not in terminal.plain():
            check(time.monotonic() < deadline, f"w{last} never came: {terminal.dump()}")
            terminal.read(0.05)
            if slow:
                time.sleep(0.002)
        terminal.rest(0.5)
        taken = time.monotonic() - started
        terminal.press("/quit\r")
        terminal.finish()
    found = numbers(shown_text(terminal.all))
    check(found == numbers(text), f"{len(found)} of {len(numbers(text))} words are shown, {size} at a time")
    print(
        f"{len(text.encode()) // 1000} KB whole at a {'slow ' if slow else ''}terminal,"
        f" {size} at a time: {taken:.1f} s", flush=True)


def shown_text(data):
    """What a terminal that is written to has in the end, scrollback included."""
    screen = Screen()
    screen.feed(data)
    return squeezed(screen.text())


def pass_a_slow_pipe(lume, backend, home, text):
    backend.answer = once(text, 16384)
    process = subprocess.Popen(
        arguments(lume, backend) + ["-c", "go"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment(home))
    received = b""
    while data := process.stdout.read1(8192):
        received += data
        time.sleep(0.002)
    check(process.wait(30) == 0, "the shell ended with an error")
    check(received.decode() == text + "\n", f"{len(received)} of {len(text.encode())} bytes came through")
    print(f"{len(received) // 1000} KB whole through a slow pipe", flush=True)


def end_at_a_full_pipe(lume, backend, home):
    """SIGTERM ends a shell whose output nobody reads, at once."""
    backend.answer = endless("64 KiB of words")
    process = subprocess.Popen(
        arguments(lume, backend) + ["-c", "go"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env=environment(home))
    while not select.select([process.stdout], [], [], 0.1)[0]:
        pass
    time.sleep(1)
    asked = time.monotonic()
    process.send_signal(signal.SIGTERM)
    status = process.wait(30)
    taken = time.monotonic() - asked
    check(status == 143, f"SIGTERM at a full pipe: exit {status}")
    print(f"SIGTERM at a full pipe: {taken * 1000:.0f} ms", flush=True)
    check(taken < 1.5, f"SIGTERM at a full pipe took {taken:.1f} s")


def main():
    lume = os.path.abspath(sys.argv[1])
    only = sys.argv[2] if len(sys.argv) > 2 else None
    with Folder("flood") as folder:
        os.mkdir(f"{folder}/server")
        server = subprocess.Popen(
            [lume, "serve", "--open", "--port", "0"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=environment(f"{folder}/server"))
        try:
            backend = Backend(int(server.stdout.readline().decode().rsplit(":", 1)[1]))

            def home(name):
                path = f"{folder}/{name.replace(' ', '-')}"
                os.mkdir(path)
                return path

            # Without optimisation the largest frame takes seconds before it is one.
            is_optimised = "debug" not in os.path.realpath(lume).split(os.sep)
            limit, size = (PROMISE, 15_000_000) if is_optimised else (UNOPTIMISED, 1_000_000)
            medians = {}
            for name in FLOODS:
                if only in (None, name):
                    tries = [
                        interrupt(lume, backend, home(f"{name} {number}"), name, 0.3, size)
                        for number in range(TRIES)
                    ]
                    medians[name] = statistics.median(tries) * 1000
            worst = max(medians, key=medians.get)
            print(
                f"Ctrl-C: median {statistics.median(medians.values()):.0f} ms,"
                f" worst {medians[worst]:.0f} ms ({worst}), at most {limit} ms", flush=True)
            check(medians[worst] < limit, f"{worst}: Ctrl-C takes {medians[worst]:.0f} ms of {limit}")
            if only:
                return
            stop_at_the_limit(lume, backend, home("limit"))
            text = long_text()
            arrive_whole(lume, backend, home("600"), " ".join(f"w{n}" for n in range(600)), 1, False)
            arrive_whole(lume, backend, home("large"), text, 16384, False)
            arrive_whole(lume, backend, home("slow"), text, 65536, True)
            pass_a_slow_pipe(lume, backend, home("pipe"), text)
            end_at_a_full_pipe(lume, backend, home("full"))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    drive(main)
