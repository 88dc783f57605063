"""Requests as a client makes them, and as none should; and sockets, from their opening on.

Where a server gave out a name, the bytes have a placeholder: `@ROOM@` is a consultation's id and
`@TOKEN@` an access token.
"""

import json

from .mutation import LENGTHS, NUMBERS, PIECES, blob, damaged
from .wild_frames import Frames

NOBODY = "00000000-0000-4000-8000-000000000000"
GOAL = {
    "title": "Walk more",
    "description": "For my back.",
    "start_date": "2026-03-02",
    "target_date": "2026-04-01",
    "goal_type": "activity",
    "target_value": 10_000,
    "target_unit": "steps",
}
READS = [
    "/goals", "/goals?status=active&limit=5", "/consultations", "/consultations/@ROOM@",
    "/consultations/@ROOM@/messages", "/users/me", f"/goals/{NOBODY}", "/insights", "/nowhere",
    "/wellness/ai/insights?limit=3", "/openapi.json",
]
WRITES = [
    ("POST", "/goals", GOAL), ("POST", "/goals", {"title": 7}), ("PUT", f"/goals/{NOBODY}", GOAL),
    ("PATCH", f"/goals/{NOBODY}", {"status": "completed"}), ("DELETE", f"/goals/{NOBODY}", None),
    ("DELETE", f"/goals/{NOBODY}", {}), ("PUT", "/users/me", {"name": "Ada"}),
    ("POST", "/consultations/@ROOM@/messages", {"content": "hello"}), ("POST", "/", {}),
    ("POST", "/consultations", {"persona": "general_wellness"}), ("OPTIONS", "/goals", None),
    ("POST", "/auth/refresh", {"refresh_token": "x" * 40}), ("HEAD", "/goals", None),
]
MESSAGES = [
    json.dumps(message).encode()
    for message in (
        {"type": "message", "content": "How should I start?"},
        {"type": "message", "content": ""},
        {"type": "ping"},
        {"type": "message", "content": "\u0000\u001b[2J\ud83d\ude00" + "x" * 2000},
        {"type": "nothing"},
        {"content": 7},
        [],
        {"type": "message", "content": "y" * 63_000},
    )
]
METHODS = [
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "PRI", "get",
    "G", "", "BREW", "GET\t", "X" * 70, "X" * 5000, "G\u00c9T", "GET POST", "M-SEARCH",
]
TARGETS = [
    "*", "", "/", "//", "http://localhost/api/v1/goals", "localhost:80", "/api/v1/../../etc/passwd",
    "/api/v1/goals%2f..%2f", "/api/v1/goals%00", "/api/v1/goals%zz", "/api/v1/goals%", "/%ff%fe",
    "/api/v1/goals?" + "a=1&" * 300, "/api/v1/goals?a=%00&b", "/api/v1/goals#x", "/" + "a" * 3000,
    "/" + "a/" * 9000, "/" + "%41" * 6000, "/api/v1/go als", "/api/v1/consultations/@ROOM@/ws", "?",
    "/\x7f", "/api/v1/goals?&&==&", "/./.././", "/?" + "%" * 50,
    "/api/v1/consultations/@ROOM@/ws?token=@TOKEN@",
]
VERSIONS = [
    "HTTP/1.0", "HTTP/1.1", "HTTP/1.2", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.", "HTTP/11.1",
    "http/1.1", "", "HTTP", "HTTP/1.1 ", "HTTPS/1.1", "HTTP/1.1\0", "HTTP/" + "1" * 500,
]
HEADERS = [
    "Connection: close", "Connection: keep-alive", "Connection: Upgrade",
    "Connection: close, keep-alive", "Connection: x" * 200, "Expect: 100-continue",
    "Expect: nothing", "Upgrade: h2c", "Upgrade: websocket",
    "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA", "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip", "Transfer-Encoding: chunked, chunked", "Transfer-Encoding: identity",
    "Transfer-Encoding:\tchunked", "Transfer-Encoding : chunked", "Trailer: X", "Host:",
    "Host: a, b", "Host: evil.example", "Host: [::1", "Accept-Encoding: gzip;q=9e9, *;q=0",
    "Range: bytes=0-0,-1,9-3", "If-None-Match: *", "x-a: b", "x: ", "Idempotency-Key: 1",
    "Authorization: Basic ====", "Authorization: Bearer", "Cookie: " + "a=b; " * 500,
    "Content-Type: application/json", "Content-Encoding: gzip", "Keep-Alive: timeout=-1", ": empty",
    "no colon", " folded: x", "\tfolded", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 99",
    "Sec-WebSocket-Protocol: a, b, c",
    "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=0", "TE: trailers",
    "Origin: null", "X-API-Key: wrong", "X-Request-ID: \x1b[2J",
]
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes.fromhex("000000040000000000")


class Requests:
    """Makes what one connection sends. `key` is the X-API-Key of the server, if it wants one."""

    def __init__(self, random, key=None):
        self.random, self.key = random, key
        self.frames = Frames(random, is_masked=True, texts=MESSAGES)

    def head(self, method, target, *headers, version="HTTP/1.1"):
        lines = [f"{method} {target} {version}", "Host: localhost"]
        if self.key:
            lines += [f"X-API-Key: {self.key}", "Authorization: Bearer @TOKEN@"]
        return "\r\n".join([*lines, *headers]).encode("utf-8", "surrogatepass") + b"\r\n\r\n"

    def read(self):
        return self.head("GET", "/api/v1" + self.random.choice(READS))

    def write(self):
        method, path, body = self.random.choice(WRITES)
        data = b"" if body is None else json.dumps(body).encode()
        length = (
            [f"Content-Length: {len(data)}"]
            if body is not None or self.random.random() < 0.5
            else []
        )
        return self.head(method, "/api/v1" + path, *length) + data

    def right(self):
        return self.read() if self.random.random() < 0.5 else self.write()

    def odd_head(self):
        """Method, target, version and headers of any kind, and any ends of lines."""
        random = self.random
        method = random.choice(METHODS) if random.random() < 0.4 else "GET"
        target = (
            random.choice(TARGETS) if random.random() < 0.5 else "/api/v1" + random.choice(READS)
        )
        version = random.choice(VERSIONS) if random.random() < 0.3 else "HTTP/1.1"
        count = random.choice([0, 1, 2, 3, 8, 40, 400] if random.random() < 0.2 else [0, 1, 2, 3])
        head = self.head(method, target, *random.choices(HEADERS, k=count), version=version)
        if random.random() < 0.15:
            name = blob(random, random.choice(LENGTHS)).replace(b"\n", b"n")
            head = head[:-2] + random.choice([name, b"x-" + name, b"x: " + name]) + b": y\r\n\r\n"
        if random.random() < 0.15:
            head = head.replace(
                b"\r\n", random.choice([b"\n", b"\r", b"\r\r\n", b"\r\n ", b"\r\n\0"])
            )
        return head

    def odd_length(self):
        """A body that is longer or shorter than is said, or is said in two ways."""
        random = self.random
        body = random.choice(
            [b"", b"{}", json.dumps(GOAL).encode(), blob(random, random.choice(LENGTHS))]
        )
        if random.random() < 0.05:
            body = blob(random, random.choice([(1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3 << 20]))
        said = random.choice(
            [
                [b"%d" % len(body)],
                [b"%d" % (len(body) + random.choice([-1, 1, 2, 100, 1 << 20]))],
                [random.choice(NUMBERS)],
                [random.choice(NUMBERS), b"%d" % len(body)],
                [],
            ]
        )
        headers = ["Content-Length: " + number.decode("latin-1") for number in said]
        headers += random.choices(HEADERS, k=random.choice([0, 0, 1, 2]))
        random.shuffle(headers)
        method = random.choice(["POST", "POST", "PUT", "PATCH", "DELETE", "GET", "HEAD", "OPTIONS"])
        path = "/api/v1" + random.choice(
            ["/goals", "/consultations/@ROOM@/messages", "/nowhere", "/users/me"]
        )
        return self.head(method, path, *headers) + body

    def chunked(self):
        random = self.random
        body = b""
        for _ in range(random.choice([0, 1, 2, 5, 200])):
            data = blob(random, random.choice([1, 2, 15, 16, 17, 255, 4096]))
            size = b"%x" % len(data)
            if random.random() < 0.2:
                size = random.choice(
                    [
                        *NUMBERS,
                        b"f" * 8, b"f" * 16, b"f" * 17, b"-1", b"ffffffff", b"7fffffffffffffff",
                    ]
                )
            body += size + random.choice([b"", b"", b"", b";x=y", b";" + b"x" * 5000, b" "])
            body += (
                random.choice([b"\r\n", b"\r\n", b"\r\n", b"\n"])
                + data
                + random.choice([b"\r\n", b"\r\n", b""])
            )
        body += random.choice(
            [
                b"0\r\n\r\n", b"0\r\n\r\n", b"0\r\nX: y\r\n\r\n", b"0\r\n", b"",
                b"0\r\n" + b"x: y\r\n" * 3000,
            ]
        )
        headers = [
            random.choice(
                [
                    "Transfer-Encoding: chunked", "Transfer-Encoding: chunked",
                    "transfer-encoding: gzip, chunked",
                ]
            )
        ]
        if random.random() < 0.3:
            headers.append("Content-Length: " + random.choice(NUMBERS).decode("latin-1"))
        if random.random() < 0.2:
            headers.append("Expect: 100-continue")
        return (
            self.head(random.choice(["POST", "PUT", "GET", "DELETE"]), "/api/v1/goals", *headers)
            + body
        )

    def any(self):
        """One request, in which anything may be wrong."""
        random = self.random
        made = random.choice(
            [
                self.right, self.right, self.right, self.odd_head, self.odd_head, self.odd_length,
                self.odd_length, self.chunked, self.opening,
            ]
        )()
        if random.random() < 0.25:
            made = damaged(random, made)
        if random.random() < 0.01:
            made = random.choice(
                [
                    PREFACE + random.randbytes(50),
                    random.randbytes(300),
                    b"\r\n" * 2000, b"\0" * 5000,
                ]
            )
        return made

    def opening(self):
        """What opens a socket, mostly in the right way."""
        random = self.random
        headers = [
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        if random.random() < 0.15:
            headers += random.choices(HEADERS, k=2)
        if random.random() < 0.15:
            headers.pop(random.randrange(4))
        path = (
            "/api/v1/consultations/@ROOM@/ws" if random.random() < 0.9 else random.choice(TARGETS)
        )
        head = self.head("GET", path, *headers)
        return damaged(random, head) if random.random() < 0.1 else head

    def edges(self):
        """A few bytes that stand between requests."""
        return self.random.choice([b"", b"", b"", b"\r\n", b"\n", b"\0", *PIECES])
