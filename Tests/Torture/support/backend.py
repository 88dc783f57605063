"""A backend that answers as it was told: what a real one has answered before, or steps instead.

An exchange is known by its method, its path without ids and query, and which of its kind it is, as
in `GET /api/v1/goals#0`. Steps are those of `support.wire`, without the number, and one more:

    ["hold", null]      says nothing until the client has gone
"""

import base64
import hashlib
import re
import socket
import ssl
import struct
import threading
import time
from typing import NamedTuple

from .wire import Line

ID = re.compile(rb"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", re.I)
SECRET = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
#: How long one connection is kept up, in seconds, and how many bytes it gets.
LIFE, MOST = 20, 64 << 20


class Exchange(NamedTuple):
    name: str
    is_socket: bool
    key: bytes


class Recorded(NamedTuple):
    """What was answered: the head and the body; of a socket the frames, too, each by itself."""

    head: bytes
    frames: list


def exchange(head):
    """What is asked for, and the key of a socket's opening."""
    words = head.split(b" ", 2)
    path = ID.sub(b"ID", words[1].partition(b"?")[0]).decode("latin-1") if len(words) > 2 else ""
    found = re.search(rb"(?i)\r\nsec-websocket-key: *(\S+)", head)
    key = found.group(1) if found else b""
    return Exchange(f"{words[0].decode('latin-1')} {path}", b"pgrade: websocket" in head, key)


def acceptance(key):
    return base64.b64encode(hashlib.sha1(key + SECRET).digest())


class Listener:
    """Answers on a port of its own, each connection on a thread."""

    def __init__(self, context=None):
        self.context = context
        self.is_closed = False
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.socket.getsockname()[1]
        self.lock = threading.Lock()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return  # It is closed.
            if self.is_closed:
                connection.close()
                return
            threading.Thread(target=self._serve, args=[connection], daemon=True).start()

    def _serve(self, connection):
        connection.settimeout(LIFE)
        try:
            if self.context:
                connection = self.context.wrap_socket(connection, server_side=True)
            while not self.is_closed and self._answer(connection):
                pass
        except (OSError, ValueError):
            pass  # The client has gone.
        finally:
            connection.close()

    def _answer(self, connection):
        """Reads a request and answers it; answers whether another one may come."""
        data = b""
        while b"\r\n\r\n" not in data:
            piece = connection.recv(65536)
            if not piece:
                return False
            data += piece
        head, _, body = data.partition(b"\r\n\r\n")
        found = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
        while found and len(body) < int(found.group(1)):
            piece = connection.recv(65536)
            if not piece:
                return False
            body += piece
        return self.respond(connection, head + b"\r\n\r\n", body)

    def respond(self, connection, head, body):
        raise NotImplementedError

    def close(self):
        self.is_closed = True
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # Nobody was connected.
        self.socket.close()


class Recorder(Listener):
    """Passes everything on to a server, and keeps what it answers."""

    def __init__(self, upstream):
        self.upstream, self.kept = upstream, {}
        super().__init__()

    def respond(self, connection, head, body):
        asked = exchange(head)
        line = Line(self.upstream)
        if not asked.is_socket:
            line.send(head.replace(b"\r\n", b"\r\nConnection: close\r\n", 1) + body)
            line.read(LIFE)
            answer = bytes(line.received).replace(b"connection: close\r\n", b"")
            self.kept.setdefault(asked.name, []).append(Recorded(answer, []))
            connection.sendall(answer)
            line.close()
            return True
        line.send(head)
        line.read(LIFE, until=lambda data: b"\r\n\r\n" in data)
        opening, _, first = bytes(line.received).partition(b"\r\n\r\n")
        opening = opening.replace(acceptance(asked.key), b"@ACCEPT@") + b"\r\n\r\n"
        recorded = Recorded(opening, [])
        self.kept.setdefault(asked.name, []).append(recorded)
        connection.sendall(opening.replace(b"@ACCEPT@", acceptance(asked.key)) + first)
        connection.settimeout(0.02)
        while not line.is_over and not self.is_closed:
            seen = len(line.received)
            line.read(0.02)
            connection.sendall(line.received[seen:])
            try:
                data = connection.recv(65536)
                if not data:
                    break
                line.send(data)
            except TimeoutError:
                continue
        recorded.frames.extend(payloads(bytes(line.received).partition(b"\r\n\r\n")[2]))
        line.close()
        return False


def payloads(data):
    """The texts of whole frames that a server has sent."""
    found = []
    while len(data) > 1:
        kind, length, begin = data[0] & 0x0F, data[1], 2
        if length > 125:
            begin = 4 if length == 126 else 10
            length = int.from_bytes(data[2:begin], "big")
        if kind == 1:
            found.append(data[begin : begin + length])
        data = data[begin + length :]
    return found


class Backend(Listener):
    """Answers what was recorded, and the exchanges that have steps by these."""

    def __init__(self, recorded, steps, context=None):
        self.recorded, self.steps = recorded, {}
        for name, word, argument in steps:
            self.steps.setdefault(name, []).append((word, argument))
        self.counts, self.sent = {}, 0
        super().__init__(context)

    def respond(self, connection, head, body):
        asked = exchange(head)
        with self.lock:
            count = self.counts.get(asked.name, 0)
            self.counts[asked.name] = count + 1
        steps = self.steps.get(f"{asked.name}#{count}")
        if steps is not None:
            self._play(connection, steps, acceptance(asked.key))
            return False
        kept = self.recorded.get(asked.name)
        if not kept:
            connection.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
            return True
        right = kept[min(count, len(kept) - 1)]
        if not right.frames:
            connection.sendall(right.head)
            return True
        # The first frame says that it is connected, the others follow what the client says.
        connection.sendall(right.head.replace(b"@ACCEPT@", acceptance(asked.key)))
        connection.sendall(text(right.frames[0]))
        if connection.recv(65536):
            connection.sendall(b"".join(text(frame) for frame in right.frames[1:]))
            connection.recv(65536)
        return False

    def _play(self, connection, steps, accept):
        limit = time.monotonic() + LIFE
        connection.settimeout(2)
        for word, argument in steps:
            if word == "send":
                self._send(connection, bytes.fromhex(argument).replace(b"@ACCEPT@", accept))
            elif word == "repeat":
                data = bytes.fromhex(argument[0])
                for _ in range(argument[1]):
                    if time.monotonic() > limit or self.is_closed:
                        return
                    self._send(connection, data)
            elif word == "pause":
                time.sleep(argument / 1000)
            elif word == "read":
                connection.settimeout(argument / 1000)
                try:
                    connection.recv(65536)
                except TimeoutError:
                    pass  # It has nothing to say.
                connection.settimeout(2)
            elif word == "half":
                socket.socket.shutdown(connection, socket.SHUT_WR)
            elif word == "reset":
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            elif word == "hold":
                connection.settimeout(0.5)
                while time.monotonic() < limit and not self.is_closed:
                    try:
                        if not connection.recv(65536):
                            return
                    except TimeoutError:
                        continue

    def _send(self, connection, data):
        with self.lock:
            self.sent += len(data)
        if self.sent > MOST:
            raise OSError("that is enough")
        connection.sendall(data)


def text(payload):
    length = len(payload)
    form = bytes([length]) if length < 126 else b"\x7e" + length.to_bytes(2, "big")
    return b"\x81" + form + payload


def server_context(certificate, key):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context
