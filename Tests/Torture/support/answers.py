"""Reads what a server answers on one connection, and objects to what is no answer."""

from typing import NamedTuple

from .program import Failure


class Answer(NamedTuple):
    status: int
    headers: dict
    body: bytes


def answers(data, methods):
    """The whole answers to requests of these methods, in their order, and the bytes behind them.

    One that says no length ends with the connection, which is where the data ends.
    """
    found = []
    for method in methods:
        head, separator, rest = data.partition(b"\r\n\r\n")
        if not separator:
            break
        lines = head.decode("latin-1").split("\r\n")
        first = lines[0].split(" ", 2)
        if len(first) < 2 or not first[0].startswith("HTTP/1.") or not first[1].isdigit():
            raise Failure(f"this is no answer: {data[:200]!r}")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
        status = int(first[1])
        if 100 <= status < 200 and status != 101:
            return found + answers(rest, methods[len(found) :])[0], b""
        if method == "HEAD" or status in (101, 204, 304):
            length = 0
        else:
            length = int(headers.get("content-length", len(rest)))
        if len(rest) < length:
            break
        found.append(Answer(status, headers, rest[:length]))
        data = rest[length:]
    return found, data


def object_to(received):
    """Raises when what came on a connection cannot come from a server that is in order."""
    if not received:
        return
    if not b"HTTP/1.".startswith(received[:7]) and not received.startswith(b"HTTP/1."):
        raise Failure(f"an answer that is none: {received[:200]!r}")
    for line in received.split(b"\r\n"):
        if line.startswith(b"HTTP/1.") and b" 500" in line[:14]:
            raise Failure(f"an internal error: {received[-600:]!r}")
