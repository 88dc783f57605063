"""Reads session files as far as the drivers must: what was typed and what was printed."""

import re
from typing import NamedTuple, Optional


class Record(NamedTuple):
    sigil: str
    #: Milliseconds since the stimulus before it, of a line that was taken early.
    after: Optional[int]
    text: str


ESCAPE = re.compile(r"\\(?:u\{([0-9a-f]+)\}|(.))")
PLAIN = {"\\": "\\", "e": "\x1b", "r": "\r", "t": "\t", "n": "\n", "s": " ", "[": "["}


def unescaped(text):
    def replace(match):
        if match[1]:
            return chr(int(match[1], 16))
        return PLAIN.get(match[2], "")

    return ESCAPE.sub(replace, text)


def records(content):
    """The records of a file in their order, without those of the wire's sigils' meaning."""
    body = content.split("\n\n", 1)[1] if "\n\n" in content else ""
    found = []
    for line in body.split("\n"):
        if line.startswith("   "):
            if found:
                last = found[-1]
                found[-1] = last._replace(text=last.text + "\n" + unescaped(line[3:]))
            continue
        match = re.match(r"(->|<-|>\*|>|@|\||!|end)(?:\+(\d+))?(?: |$)(.*)", line)
        if match:
            after = int(match[2]) if match[2] else None
            found.append(Record(match[1], after, unescaped(match[3])))
    return found


def typed(content):
    return [record.text for record in records(content) if record.sigil == ">"]


def printed(content):
    return [record.text for record in records(content) if record.sigil == "|"]
