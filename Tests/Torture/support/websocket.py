"""A client of `lume serve` that can be rude: requests and sockets (RFC 6455), byte by byte."""

import asyncio
import json
import re

from .program import check

PREFIX = "/api/v1"


class Refused(ConnectionError):
    """A socket that isn't opened."""

    def __init__(self, head):
        super().__init__(f"refused: {head!r}")
        self.status = checked(head)


def checked(head):
    """The status of an answer; where it's 503 it says when to try again."""
    status = int(head.split()[1])
    is_told = re.search(rb"(?i)\r\nretry-after: *\d+\r\n", head + b"\r\n")
    check(status != 503 or is_told, f"there's no Retry-After in {head!r}")
    return status


async def connect(port):
    """Connects. Where a server ends, the system resets what it has connected and nobody has taken yet:
    as refused as any, since nothing was sent."""
    try:
        return await asyncio.open_connection("127.0.0.1", port)
    except ConnectionResetError as error:
        raise ConnectionRefusedError(*error.args) from error


async def ask(port, method, path, body=None, token=None, headers=()):
    """One request on a connection of its own; answers status and body."""
    reader, writer = await connect(port)
    try:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {PREFIX}{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in headers)
        if data:
            head += "Content-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = await reader.read()
        if not answer:
            raise ConnectionResetError("no answer")
        head, _, text = answer.partition(b"\r\n\r\n")
        length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
        if length and len(text) < int(length.group(1)):
            raise ConnectionResetError("half an answer")
        return checked(head), json.loads(text) if text else None
    finally:
        writer.close()


class Socket:
    """The client's end of a socket."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port, path, token):
        reader, writer = await connect(port)
        writer.write(
            f"GET {PREFIX}{path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Refused(head)
        return cls(reader, writer)

    async def receive(self):
        """The next frame: its kind and its payload."""
        first, length = await self.reader.readexactly(2)
        if length > 125:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(length)

    async def send(self, text):
        """Sends a message; the mask is one that changes nothing."""
        payload = text.encode()
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else None
        length = length or (
            bytes([0xFE]) + size.to_bytes(2, "big")
            if size < 65536
            else bytes([0xFF]) + size.to_bytes(8, "big")
        )
        await self.send_raw(b"\x81" + length + bytes(4) + payload)

    async def send_raw(self, data):
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            pass  # Whoever reads next sees the end.

    async def read_to_end(self):
        try:
            while await self.reader.read(65536):
                pass
        except ConnectionError:
            pass
        self.writer.close()

    def abort(self):
        """Breaks off without a close frame."""
        self.writer.transport.abort()
