"""Bytes that are nearly right: small damage, cuts, and values that stand at an edge."""

#: Lengths at which counters and buffers end.
LENGTHS = [
    0, 1, 2, 3, 4, 7, 15, 16, 63, 125, 126, 127, 128, 255, 256, 1023, 1024, 4095, 4096, 4097, 8191,
    8192, 16383, 16384, 32767, 65535, 65536, 65537, 70000,
]

#: Numbers as they are written in a head: right, at an edge, or none at all.
NUMBERS = [
    b"0", b"-1", b"+2", b"00002", b"0x2", b"2,2", b"2, 3", b"", b" ", b"2 3", b"1e3", b"\x32\x00",
    b"127", b"65535", b"65536", b"2147483647", b"2147483648", b"4294967295", b"4294967296",
    b"9223372036854775807", b"9223372036854775808", b"18446744073709551615",
    b"18446744073709551616", b"9" * 40, b"0" * 2000, b"\xb2", b"NaN",
]

#: What a reader of lines and names may stumble over.
PIECES = [
    b"\0", b"\r", b"\n", b"\r\n", b"\r\n\r\n", b"\n\n", b"\r\r\n", b" ", b"\t", b":", b": ", b";",
    b",", b"\x7f", b"\x80", b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"%",
    b"%00", b"%2", b"%zz", b"/../", b"//", b"\\", b"?", b"#",
    b'"',
    b"'", b"A" * 300, b"\x1b[2J", b"\x1b]0;owned\x07",
]


def blob(random, length):
    """So many bytes; long ones repeat themselves, since making them takes time."""
    part = random.randbytes(min(length, 64))
    return (part * (length // max(1, len(part)) + 1))[:length]


def damaged(random, data, rounds=None):
    """The bytes with some of them changed, taken out, doubled or put elsewhere."""
    data = bytearray(data)
    for _ in range(rounds or random.choice([1, 1, 1, 2, 3, 8])):
        if not data:
            return b""
        place = random.randrange(len(data))
        size = random.choice([1, 1, 2, 4, 16, 200])
        kind = random.randrange(8)
        if kind == 0:
            data[place] ^= 1 << random.randrange(8)
        elif kind == 1:
            data[place] = random.choice(b"\0\r\n :\x7f\x80\xff09aZ")
        elif kind == 2:
            del data[place : place + size]
        elif kind == 3:
            data[place:place] = random.choice(PIECES)
        elif kind == 4:
            data[place:place] = data[place : place + size]
        elif kind == 5:
            data[place:place] = random.randbytes(size)
        elif kind == 6:
            other = random.randrange(len(data))
            data[place:place] = data[other : other + size]
        else:
            del data[place:]
    return bytes(data)


def cut(random, data):
    """The bytes in pieces: mostly one or a few, now and then each by itself."""
    if len(data) < 2 or random.random() < 0.4:
        return [data]
    if len(data) < 400 and random.random() < 0.1:
        return [data[place : place + 1] for place in range(len(data))]
    places = sorted(random.sample(range(1, len(data)), min(len(data) - 1, random.randint(1, 6))))
    return [data[begin:end] for begin, end in zip([0, *places], [*places, len(data)])]
