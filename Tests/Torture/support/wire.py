"""Plays steps over raw sockets: what is sent, in which cuts, and how a connection ends.

A case is a list of steps, each a list that JSON can hold: the number of a connection, which is made
with its first step; a word; and an argument.

    [0, "send", "474554"]             these bytes, in hex
    [0, "repeat", ["00ff", 1000]]     these bytes so many times
    [0, "read", 50]                   whatever comes within so many milliseconds, or until the end
    [0, "pause", 10]                  milliseconds
    [0, "half", null]                 nothing more will be sent
    [0, "reset", null]                ends without a good-bye;  "close" with one
    [0, "plain", null]                as the first one: without TLS, where the server has it
"""

import json
import select
import socket
import ssl
import struct
import time


class Line:
    """One connection; keeps what came on it, up to a limit."""

    KEPT = 1 << 22

    def __init__(self, port, context=None, patience=5.0, receive=None):
        self.received = bytearray()
        self.is_over = False
        self.socket = socket.socket()
        if receive:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        self.socket.settimeout(patience)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if context:
            self.socket = context.wrap_socket(self.socket, server_hostname="localhost")
        self.socket.setblocking(False)

    def _attempt(self, action):
        """Answers what the action does, or nothing when it would have to wait."""
        try:
            return action()
        except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return None
        except (OSError, ValueError):
            self.is_over = True
            return None

    def _take(self):
        """Reads what is there; answers whether anything was."""
        data = self._attempt(lambda: self.socket.recv(65536))
        if data == b"":
            self.is_over = True
        if not data:
            return False
        if len(self.received) < Line.KEPT:
            self.received += data
        return True

    def send(self, data, seconds=1.0):
        """Sends, and reads meanwhile; gives up when the other end takes nothing for so long."""
        view = memoryview(data)
        limit = time.monotonic() + seconds
        while view and not self.is_over:
            count = self._attempt(lambda: self.socket.send(view[: 1 << 18]))
            if count:
                view = view[count:]
                limit = time.monotonic() + seconds
                continue
            if self._take():
                continue
            if time.monotonic() > limit:
                return
            select.select([self.socket], [self.socket], [], 0.02)

    def put(self, data):
        """Sends what is taken at once, and reads nothing."""
        self._attempt(lambda: self.socket.send(data))

    def read(self, seconds, until=None):
        """Reads until the end, until `until` holds of what came, or for so long."""
        limit = time.monotonic() + seconds
        while not self.is_over and not (until and until(self.received)):
            if self._take():
                continue
            rest = limit - time.monotonic()
            if rest <= 0 or self.is_over:
                return
            select.select([self.socket], [], [], min(rest, 0.05))

    def half(self):
        try:
            # Below TLS, which would end with it and leave its records to us.
            socket.socket.shutdown(self.socket, socket.SHUT_WR)
        except OSError:
            self.is_over = True

    def close(self, abruptly=False):
        if abruptly:
            try:
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            except OSError:
                pass  # It is gone already.
        self.socket.close()


def play(steps, port, context=None, names=None):
    """Plays a case; answers what came, by the number of the connection."""
    lines, received = {}, {}
    for number, word, argument in steps:
        if number not in lines:
            try:
                lines[number] = Line(port, None if word == "plain" else context)
            except (OSError, ssl.SSLError):
                lines[number] = None  # Refused: that is an answer, too.
        line = lines[number]
        if word == "pause":
            time.sleep(argument / 1000)
        if line is None:
            continue
        if word == "send":
            line.send(named(bytes.fromhex(argument), names))
        elif word == "repeat":
            data = bytes.fromhex(argument[0])
            once = max(1, (1 << 18) // max(1, len(data)))
            for begin in range(0, argument[1], once):
                line.send(data * min(once, argument[1] - begin), 0.3)
                if line.is_over:
                    break
        elif word == "read":
            line.read(argument / 1000)
        elif word == "half":
            line.half()
        elif word in ("reset", "close"):
            line.close(abruptly=word == "reset")
            line.is_over = True
    for number, line in lines.items():
        if line is not None:
            received[number] = bytes(line.received)
            line.close()
    return received


def named(data, names):
    for placeholder, value in (names or {}).items():
        data = data.replace(placeholder, value)
    return data


def minimised(steps, fails, seconds=120):
    """A smaller case of which `fails` still holds, as small as it gets within so many seconds.

    Steps are left out first, in ever smaller groups, and bytes then.
    """
    limit = time.monotonic() + seconds
    size = max(1, len(steps) // 2)
    while size and time.monotonic() < limit:
        place = 0
        while place < len(steps) and time.monotonic() < limit:
            fewer = steps[:place] + steps[place + size :]
            if fewer and fails(fewer):
                steps = fewer
            else:
                place += size
        size //= 2
    for index in range(len(steps)):
        number, word, argument = steps[index]
        size = len(argument) // 4 * 2 if word == "send" else 0
        while size >= 2 and time.monotonic() < limit:
            place = 0
            while place < len(argument) and time.monotonic() < limit:
                shorter = argument[:place] + argument[place + size :]
                changed = [*steps[:index], [number, word, shorter], *steps[index + 1 :]]
                if shorter and fails(changed):
                    argument, steps = shorter, changed
                else:
                    place += size
            size = size // 4 * 2
    return steps


def written(steps):
    """A case as text, for a file that `--replay` reads."""
    return "[\n" + ",\n".join(json.dumps(step) for step in steps) + "\n]\n"
