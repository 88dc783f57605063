"""JSON that is nearly what was expected."""

import json

from .mutation import damaged

VALUES = [
    None, True, 0, -1, 1.5, 1e308,
    10**40,
    "", "x", "\u0000", "\u001b[2J\u009b31m\r\nforged", "\ud83d", "y" * 70_000, [], {}, [[]],
    {"": None},
    "9999-99-99", "2026-03-02T07:30:00Z", "00000000-0000-4000-8000-000000000000",
]


def changed(random, value):
    """A JSON value with something else in one place."""
    if random.random() < 0.15 or not isinstance(value, (dict, list)) or not value:
        return random.choice(VALUES)
    value = value.copy()
    place = random.choice(list(value) if isinstance(value, dict) else range(len(value)))
    if isinstance(value, dict) and random.random() < 0.1:
        del value[place]
    elif isinstance(value, list) and random.random() < 0.1:
        return value * random.choice([0, 2, 1000])
    else:
        value[place] = changed(random, value[place])
    return value


def odd_json(random, text):
    """JSON near to what was expected, or none at all."""
    choice = random.randrange(6)
    if choice < 3:
        try:
            for _ in range(random.choice([1, 1, 3])):
                text = json.dumps(changed(random, json.loads(text))).encode()
        except ValueError:
            pass  # The text is none already, as an empty body.
        return text
    if choice == 3:
        return damaged(random, text)
    if choice == 4:
        return random.choice(
            [
                b"", b"null", b"[", b"{", b"[" * 100_000,
                b'{"a":' * 50_000,
                b'"\\u',
                b"1e", b"\xff", b"-", b"0" * 100_000,
            ]
        )
    return random.choice(
        [
            b'{"type": "stream_chunk", "type": "error"}',
            b'{"type": "stream_chunk"}',
            b"{}\n{}", b"\n" * 1000,
            b'{"type": "stream_complete"}',
            b'{"type": "error", "error": "\\u001b[2J", "code": "X"}',
        ]
    )
