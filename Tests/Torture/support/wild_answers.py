"""What a backend answers, right and wrong: responses, openings of sockets, frames.

`@ACCEPT@` stands where the opening's key has to be answered.
"""

import gzip
import zlib

from .mutation import LENGTHS, NUMBERS, PIECES, blob, damaged
from .odd_json import odd_json
from .wild_frames import Frames

STATUSES = [
    "100", "101", "102", "199", "200", "201", "204", "205", "206", "301", "302", "303", "304",
    "307", "308", "400", "401", "403", "404", "405", "409", "413", "422", "429", "500", "501",
    "502", "503", "504", "599", "600", "999", "000", "-1", "20", "2000", "abc", "", "200\0",
]
HEADERS = [
    "Connection: close", "Connection: keep-alive", "Connection: upgrade",
    "Transfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: x",
    "Content-Encoding: gzip", "Content-Encoding: deflate", "Content-Encoding: br",
    "Content-Encoding: " + "gzip, " * 30 + "gzip", "Content-Type: text/html",
    "Content-Type: application/json; charset=latin-1", "Retry-After: 0",
    "Retry-After: 99999999999999999999", "Retry-After: -1",
    "Retry-After: Fri, 31 Dec 9999 23:59:59 GMT", "Date: Thu, 01 Jan 1970 00:00:00 GMT",
    "Date: nonsense", "Set-Cookie: a=b", "Location: /nowhere", "X: \x1b[2J",
    'Alt-Svc: h2=":443"',
    "Upgrade: h2c", "Upgrade: websocket", "Trailer: x", "Strict-Transport-Security: x", "x",
    "Sec-WebSocket-Extensions: permessage-deflate", "Sec-WebSocket-Protocol: chat",
    "Sec-WebSocket-Accept: x", "WWW-Authenticate: Basic", "Proxy-Authenticate: NTLM", ": x",
    " folded", "X: " + "y" * 70_000,
]
LOCATIONS = [
    "/", "/api/v1/goals", "http://127.0.0.1:1/", "https://127.0.0.1:1/", "file:///etc/passwd",
    "gopher://127.0.0.1/", "http://[::1", "//", "http://", "", "http://127.0.0.1:99999/",
    "http://user:pass@127.0.0.1:1/", "\x1b[2J", "?", "/" + "a" * 20_000, "http://2130706433:1/",
    "ws://127.0.0.1:1/", "/%00", "/\u00e9", "#",
]


class Answers:
    """Makes what is answered in place of a right answer. `opening` is the right head for a socket,
    `texts` are the frames behind it."""

    def __init__(self, random, opening, texts):
        self.random, self.opening, self.texts = random, opening, texts
        self.frames = Frames(random, is_masked=False, texts=texts)

    def answer(self, right):
        """Bytes, or steps, in place of a right response."""
        made = self.random.choice(
            [
                self.body, self.body, self.head, self.head, self.length, self.length, self.chunked,
                self.packed, self.interim, self.redirect, self.odd, self.endless,
            ]
        )(right)
        if isinstance(made, bytes) and self.random.random() < 0.2:
            made = damaged(self.random, made)
        return made

    def parts(self, right):
        head, _, body = right.partition(b"\r\n\r\n")
        lines = [
            line for line in head.split(b"\r\n") if not line.lower().startswith(b"content-length")
        ]
        return lines, body

    def joined(self, lines, body, length=None):
        length = b"%d" % len(body) if length is None else length
        return b"\r\n".join([*lines, b"Content-Length: " + length, b"", b""]) + body

    def headers(self, most=3):
        count = self.random.choice([0, 0, 1, 2, most])
        return [header.encode() for header in self.random.choices(HEADERS, k=count)]

    def body(self, right):
        lines, body = self.parts(right)
        return self.joined(lines, odd_json(self.random, body))

    def head(self, right):
        lines, body = self.parts(right)
        random = self.random
        if random.random() < 0.6:
            version = random.choice(
                [
                    "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2", "HTTP/0.9", "http/1.1",
                    "HTTP/1.9", "ICY", "",
                ]
            )
            reason = random.choice([" OK", "", " " + "x" * 5000, " \x1b[2J", " \xff"])
            lines[0] = f"{version} {random.choice(STATUSES)}{reason}".encode("latin-1")
        lines += self.headers(random.choice([3, 3, 50, 2000]))
        if random.random() < 0.2:
            lines.append(random.choice(PIECES) + b"x: " + blob(random, random.choice(LENGTHS)))
        end = random.choice([b"\r\n", b"\r\n", b"\n", b"\r", b"\r\r\n"])
        return self.joined(lines, body).replace(b"\r\n", end)

    def length(self, right):
        lines, body = self.parts(right)
        random = self.random
        length = random.choice([*NUMBERS, b"%d" % (len(body) + 1), b"%d" % max(0, len(body) - 1)])
        made = self.joined(lines, body, length)
        if random.random() < 0.2:
            made = made.replace(b"Content-Length: ", b"Content-Length: 3\r\nContent-Length: ", 1)
        return made

    def chunked(self, right):
        lines, body = self.parts(right)
        random = self.random
        made = b"\r\n".join([*lines, b"Transfer-Encoding: chunked", *self.headers(), b"", b""])
        while body:
            size = random.choice([1, 7, 100, 5000])
            said = b"%x" % min(size, len(body))
            if random.random() < 0.1:
                said = random.choice([*NUMBERS, b"f" * 16, b"f" * 17, b"ffffffff", b"-1"])
            made += (
                said
                + random.choice([b"", b"", b";a=b"])
                + b"\r\n"
                + body[:size]
                + random.choice([b"\r\n"] * 9 + [b""])
            )
            body = body[size:]
        return made + random.choice(
            [
                b"0\r\n\r\n", b"0\r\n\r\n", b"0\r\nX: y\r\n\r\n", b"0\r\n", b"",
                b"0\r\n" + b"x: y\r\n" * 20_000,
            ]
        )

    def packed(self, right):
        """Compressed, wrongly or to far more than it seems."""
        lines, body = self.parts(right)
        random = self.random
        kind = random.choice([b"gzip", b"deflate", b"br", b"zstd", b"gzip, gzip"])
        data = gzip.compress(body, mtime=0)
        choice = random.randrange(5)
        if choice == 0:
            data = gzip.compress(b"[" + b" " * (64 << 20), mtime=0)
        elif choice == 1:
            data = damaged(random, data)
        elif choice == 2:
            data = zlib.compress(body)
        elif choice == 3:
            data = gzip.compress(gzip.compress(bytes(32 << 20), mtime=0), mtime=0)
        return self.joined([*lines, b"Content-Encoding: " + kind], data)

    def interim(self, right):
        one = self.random.choice(
            [
                b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n",
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n",
                b"HTTP/1.1 199 X\r\n" + b"x: y\r\n" * 100 + b"\r\n",
            ]
        )
        return one * self.random.choice([1, 1, 3, 1000]) + right

    def redirect(self, right):
        status = self.random.choice([b"301", b"302", b"303", b"307", b"308", b"300", b"399"])
        location = self.random.choice(LOCATIONS).encode()
        return self.joined(
            [b"HTTP/1.1 " + status + b" Go", b"Location: " + location, *self.headers()], b""
        )

    def odd(self, right):
        random = self.random
        return random.choice(
            [
                b"", b"\r\n" * 5000, b"\0" * 1000,
                random.randbytes(1000),
                right[: random.randrange(len(right) + 1)],
                right + right,
                right + b"x" * 1000,
                b"HTTP/1.1 200 OK\r\n\r\n" + right,
                b"x" * 200_000, b"HTTP/1.1",
            ]
        )

    def endless(self, right):
        """What never ends, as steps."""
        lines, body = self.parts(right)
        begin, one = self.random.choice(
            [
                (lines[0] + b"\r\n", b"x: " + b"y" * 1000 + b"\r\n"),
                (lines[0] + b"\r\nx: ", b"y" * 4096),
                (b"\r\n".join([*lines, b"", b""]), b" " * 65536),
                (
                    b"\r\n".join([*lines, b"Transfer-Encoding: chunked", b"", b""]),
                    b"1000\r\n" + b"[" * 4096 + b"\r\n",
                ),
                (b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 50),
                (b"HTTP/1.1 200 ", b"x" * 4096),
                (
                    b"\r\n".join([*lines, b"Transfer-Encoding: chunked", b"", b"0\r\n"]),
                    b"x: y\r\n" * 100,
                ),
                (self.joined(lines, b"", b"9999999999"), b"[" * 65536),
            ]
        )
        return [
            ["send", begin.hex()],
            ["repeat", [one.hex(), (32 << 20) // len(one)]],
            ["hold", None],
        ]

    # Sockets

    def socket(self):
        """Steps in place of a socket that is opened and talks as it should."""
        random = self.random
        opening = self.opening
        if random.random() < 0.3:
            opening = self.odd_opening()
        whole = b"".join(
            self.frames.right(1, text)
            for text in self.texts[: random.randrange(len(self.texts) + 1)]
        )
        for _ in range(random.choice([1, 1, 2, 4, 12])):
            whole += self.odd_text() if random.random() < 0.4 else self.frames.any()
        if random.random() < 0.2:
            whole = whole[: random.randrange(len(whole) + 1)]
        if random.random() < 0.15:
            return [["send", opening.hex()], *self.endless_frames()]
        if random.random() < 0.4:
            return [["send", (opening + whole).hex()]]
        return [
            ["send", opening.hex()],
            ["read", random.choice([1, 20, 100])],
            ["send", whole.hex()],
        ]

    def odd_text(self):
        return self.frames.right(1, odd_json(self.random, self.random.choice(self.texts)))

    def endless_frames(self):
        random = self.random
        right = self.frames.right
        begin, one = random.choice(
            [
                (right(1, b"{", claim=1 << 40, form=8), b"x" * 65536),
                (right(2, b"", claim=1 << 40, form=8), b"x" * 20_000),
                (right(1, b"{", is_last=False), right(0, b"x" * 60_000, is_last=False)),
                (b"", right(9, b"x" * 125) * 100),
                (right(1, b"{", is_last=False), right(0, b"", is_last=False) * 100),
                (b"", right(1, b"x" * 60_000)),
                (b"", right(1, b'{"type": "stream_chunk", "content": "' + b"word " * 100 + b'"}')),
                (b"", right(10, b"") * 500),
                (right(8, b"\x03\xe8"), right(1, b"x" * 60_000)),
                (b"", right(1, b"{}") * 500),
                (b"", random.randbytes(65536)),
                (b"", right(1, self.texts[0])),
                (right(9, b"x", claim=1 << 40, form=8), b"x" * 65536),
            ]
        )
        read = [["read", 100]] if random.random() < 0.7 else []
        return [
            ["send", right(1, self.texts[0]).hex()],
            *read,
            ["send", begin.hex()],
            ["repeat", [one.hex(), (48 << 20) // len(one)]],
        ]

    def odd_opening(self):
        random = self.random
        lines = self.opening.split(b"\r\n")[:-2]
        choice = random.randrange(6)
        if choice == 0:
            lines = [
                line.replace(
                    b"@ACCEPT@",
                    random.choice(
                        [
                            b"", b"x", b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=", b"y" * 5000,
                            b"@ACCEPT@@ACCEPT@", b" @ACCEPT@", b"@ACCEPT@\0",
                        ]
                    ),
                )
                for line in lines
            ]
        elif choice == 1:
            lines.pop(random.randrange(len(lines)))
        elif choice == 2:
            lines[0] = f"HTTP/1.1 {random.choice(STATUSES)} X".encode()
        elif choice == 3:
            return damaged(random, self.opening)
        elif choice == 4:
            return b"HTTP/1.1 100 Continue\r\n\r\n" * random.choice([1, 100]) + self.opening
        lines += self.headers(random.choice([2, 5, 200]))
        return b"\r\n".join([*lines, b"", b""])
