"""Frames of a socket (RFC 6455 §5), right ones and all others."""

import json

from .mutation import LENGTHS, blob, damaged

#: What a frame may say of its length without having so many bytes.
CLAIMS = [
    1 << 16, 1 << 20, (16 << 20) + 1, 1 << 31, 1 << 32, 1 << 40, (1 << 63) - 1, 1 << 63,
    (1 << 64) - 1,
]
CODES = [
    0, 1, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1009, 1011, 1015, 1016, 2999, 3000,
    4000, 4001, 4999, 5000, 65535,
]
BAD_TEXTS = [
    b"\xff", b"\xc3", b"\xed\xa0\x80", b"ok\x80", b"\xf8\x88\x80\x80\x80", b"\xf4\x90\x80\x80",
]


def frame(
    kind, payload, is_last=True, is_masked=True, reserved=0, claim=None, form=None, mask=None
):
    """One frame; `claim` is the length that it says it has, `form` in how many bytes it says so."""
    length = len(payload) if claim is None else claim
    form = form or (1 if length < 126 else 2 if length < 65536 else 8)
    first = (0x80 if is_last else 0) | reserved << 4 | kind
    bit = 0x80 if is_masked else 0
    if form == 1:
        head = bytes([first, bit | length & 0x7F])
    else:
        head = bytes([first, bit | (126 if form == 2 else 127)])
        head += (length & (1 << 8 * form) - 1).to_bytes(form, "big")
    if not is_masked:
        return head + payload
    mask = bytes(4) if mask is None else mask
    return head + mask + masked(payload, mask)


def masked(payload, mask):
    if not any(mask):
        return payload
    repeated = int.from_bytes((mask * (len(payload) // 4 + 1))[: len(payload)], "big")
    return (int.from_bytes(payload, "big") ^ repeated).to_bytes(len(payload), "big")


class Frames:
    """Makes frames as one end sends them; `texts` are messages that the other end understands."""

    def __init__(self, random, is_masked, texts):
        self.random, self.is_masked, self.texts = random, is_masked, texts

    def right(self, kind, payload, **more):
        mask = self.random.randbytes(4) if self.random.random() < 0.5 else None
        return frame(kind, payload, **{"is_masked": self.is_masked, "mask": mask, **more})

    def text(self):
        return self.right(1, self.random.choice(self.texts))

    def payload(self):
        random = self.random
        choice = random.randrange(5)
        if choice == 0:
            return random.choice(self.texts)
        if choice == 1:
            return damaged(random, random.choice(self.texts))
        if choice == 2:
            return random.choice(BAD_TEXTS)
        if choice == 3:
            return json.dumps({"type": "message", "content": "x" * random.choice(LENGTHS)}).encode()
        return blob(random, random.choice(LENGTHS))

    def any(self):
        """A frame, or several, in which anything may be wrong."""
        return self.random.choice(
            [
                self.text, self.text, self.whole, self.whole, self.odd, self.odd, self.fragments,
                self.controls, self.close, self.claiming, self.flood, self.noise,
            ]
        )()

    def whole(self):
        return self.right(self.random.choice([1, 1, 2]), self.payload())

    def odd(self):
        """Any bits in the head, and any form of the length."""
        random = self.random
        payload = self.payload()
        form = random.choice([None, None, 2, 8])
        if form is None and len(payload) > 125 and random.random() < 0.2:
            form = 1
        is_masked = self.is_masked if random.random() < 0.7 else not self.is_masked
        return frame(
            random.randrange(16),
            payload,
            is_last=random.random() < 0.7,
            is_masked=is_masked,
            reserved=random.choice([0, 0, 0, 1, 2, 4, 7]),
            form=form,
            mask=random.randbytes(4),
        )

    def fragments(self):
        """A message in pieces, with other frames between them, and maybe without an end."""
        random = self.random
        size = random.choice([0, 1, 5, 125, 1000, 4096, 60000])
        pieces = [self.right(random.choice([1, 2, 1, 0]), blob(random, size), is_last=False)]
        for _ in range(random.choice([0, 1, 2, 5, 30, 300])):
            if random.random() < 0.2:
                pieces.append(
                    self.right(random.choice([9, 10]), blob(random, random.choice([0, 4, 125])))
                )
            elif random.random() < 0.05:
                pieces.append(self.whole())
            pieces.append(self.right(0, blob(random, size), is_last=False))
        if random.random() < 0.7:
            pieces.append(self.right(0, self.payload()))
        return b"".join(pieces)

    def controls(self):
        random = self.random
        payload = blob(random, random.choice([0, 1, 4, 124, 125, 125, 126, 127, 1000, 65536]))
        one = self.right(random.choice([9, 9, 10]), payload, is_last=random.random() < 0.9)
        return one * random.choice([1, 1, 3, 50, 500 if len(payload) < 1000 else 5])

    def close(self):
        random = self.random
        payload = random.choice(CODES).to_bytes(2, "big")
        payload += random.choice([b"", b"bye", *BAD_TEXTS, b"x" * 123, b"x" * 124, b"\x1b[2J\n"])
        payload = random.choice([payload, payload, b"", payload[:1]])
        return self.right(8, payload) + (self.any() if random.random() < 0.3 else b"")

    def claiming(self):
        """A length that no bytes follow, or far from all."""
        random = self.random
        payload = blob(random, random.choice([0, 1, 100, 4096, 20000, 70000, 200_000]))
        return self.right(
            random.choice([0, 1, 1, 2, 8, 9]),
            payload,
            claim=random.choice(CLAIMS),
            form=8,
            is_last=random.random() < 0.7,
        )

    def flood(self):
        random = self.random
        one = random.choice(
            [
                self.right(0, b"", is_last=False),
                self.right(1, b""),
                self.right(9, b"x"),
                self.right(10, b""),
                self.text(),
                self.right(1, b"", is_last=False),
            ]
        )
        return one * random.choice([10, 100, 1000])

    def noise(self):
        return self.random.randbytes(self.random.choice([1, 2, 3, 10, 100, 1000]))
