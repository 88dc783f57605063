"""What one or several clients do to a server at the same time, as steps of `support.wire`."""

import random

from .mutation import cut
from .wild_requests import Requests


class Cases:
    """Makes cases; the same seed and number make the same case."""

    def __init__(self, seed, key):
        self.seed, self.key = seed, key

    def case(self, number):
        self.random = random.Random(f"{self.seed}/{number}")
        self.requests = Requests(self.random, self.key)
        style = self.random.random()
        if style < 0.45:
            return self.many(1, self.talk)
        if style < 0.80:
            return self.many(1, self.socket)
        if style < 0.92:
            return self.many(
                self.random.randint(2, 6),
                lambda line: self.random.choice([self.talk, self.socket])(line),
            )
        if style < 0.95:
            return self.many(self.random.choice([20, 60, 120]), self.rude)
        if style < 0.98:
            return self.many(1, self.drip)
        return self.many(1, self.flood)

    def many(self, count, kind):
        """Several connections, whose steps come in any order."""
        lines = [kind(number) for number in range(count)]
        steps = []
        while lines:
            line = self.random.choice(lines)
            steps.append(line.pop(0))
            if not line:
                lines.remove(line)
        return steps

    def pieces(self, number, data):
        steps = []
        for piece in cut(self.random, data):
            steps.append([number, "send", piece.hex()])
            if self.random.random() < 0.3:
                steps.append([number, "pause", self.random.choice([1, 1, 5, 20])])
        return steps

    def ending(self, number):
        return self.random.choice(
            [
                [[number, "read", 60]],
                [[number, "read", 60]],
                [[number, "half", None], [number, "read", 60]],
                [[number, "reset", None]],
                [[number, "close", None]],
            ]
        )

    def talk(self, number):
        """Requests, one or several behind each other."""
        whole = b""
        for _ in range(self.random.choice([1, 1, 1, 2, 2, 3, 6])):
            whole += self.requests.any() + self.requests.edges()
        if self.random.random() < 0.1:
            whole = whole[: self.random.randrange(len(whole) + 1)]
        plain = [[number, "plain", None]] if self.random.random() < 0.05 else []
        return plain + self.pieces(number, whole) + self.ending(number)

    def socket(self, number):
        """A socket and frames on it, behind its opening or in the same breath."""
        frames = self.requests.frames
        whole = b"".join(frames.any() for _ in range(self.random.choice([1, 1, 2, 3, 5, 12])))
        if self.random.random() < 0.2:
            whole = whole[: self.random.randrange(len(whole) + 1)]
        before = self.requests.right() if self.random.random() < 0.1 else b""
        opening = before + self.requests.opening()
        if self.random.random() < 0.4:
            return self.pieces(number, opening + whole) + self.ending(number)
        steps = self.pieces(number, opening) + [[number, "read", self.random.choice([1, 5, 20])]]
        return steps + self.pieces(number, whole) + self.ending(number)

    def rude(self, number):
        """A few bytes, and gone."""
        whole = self.random.choice(
            [self.requests.any, self.requests.opening, self.requests.right]
        )()
        steps = [[number, "send", whole[: self.random.choice([0, 1, 10, 100, 5000])].hex()]]
        return steps + self.random.choice(
            [[[number, "reset", None]], [[number, "close", None]], [[number, "read", 1]]]
        )

    def drip(self, number):
        whole = self.random.choice(
            [self.requests.right, self.requests.opening, self.requests.chunked]
        )()
        steps = []
        for place in range(0, min(len(whole), 300), 3):
            steps += [[number, "send", whole[place : place + 3].hex()], [number, "pause", 2]]
        return steps + self.ending(number)

    def flood(self, number):
        """The same thing without end: frames on a socket, requests, parts of a head or a body."""
        frames = self.requests.frames
        kind = self.random.randrange(4)
        if kind == 0:
            one = self.random.choice(
                [
                    frames.text, frames.odd, frames.whole,
                    lambda: frames.right(0, b"x" * 60_000, is_last=False),
                ]
            )()
            begin = self.pieces(number, self.requests.opening()) + [[number, "read", 20]]
            begin += self.pieces(number, frames.right(1, b"{", is_last=False))
        elif kind == 1:
            one, begin = self.requests.right(), []
        elif kind == 2:
            one, begin = self.random.choice([b"x: y\r\n", b"x", b"\r\n", b" "]), [
                [number, "send", b"GET / HTTP/1.1\r\n".hex()]
            ]
        else:
            head = self.requests.head(
                "POST", "/api/v1/goals",
                self.random.choice(["Transfer-Encoding: chunked", "Content-Length: 1048576"]),
            )
            one, begin = self.random.choice([b"1\r\nx\r\n", b"x" * 4096]), [
                [number, "send", head.hex()]
            ]
        count = max(1, self.random.choice([100_000, 4_000_000, 20_000_000]) // len(one))
        return begin + [[number, "repeat", [one.hex(), min(count, 20_000)]]] + self.ending(number)
