"""Compares what stands on a screen, scrollback included, with what a recording says."""

import os
import re

from .program import Failure
from .screen import squeezed

#: Context, signs and arrow of the usual prompt, without white space.
PROMPT = re.compile(r"(?:\[\d+queued\])?[^▸]{0,45}?▸")


def compare(screen_text, records):
    """Every recorded line is on the screen, in order, and nothing else is.

    A command that ran in the midst of an answer stands where it ran, even within a line of it,
    while the file has the answer's lines in the block in which the answer ended; so its lines may
    come earlier, or begin there.
    """
    shown = squeezed(screen_text)
    lines = [record for record in records if record.sigil in (">", "|", "!")]
    lines = [record for record in lines if squeezed(record.text) or record.sigil == ">"]
    place = 0
    left = list(range(len(lines)))
    while left:
        # An input first: its prompt may begin with what a line says, as with a goal's title.
        for index in sorted(_candidates(lines, left), key=lambda each: lines[each].sigil != ">"):
            end = _match(shown, place, lines[index])
            if end is not None:
                place = end
                left.remove(index)
                break
        else:
            record = lines[left[0]]
            begun = _begun(shown, place, lines, left)
            if begun:
                place, index, rest = begun
                lines[index] = lines[index]._replace(text=rest)
                continue
            # A prompt at which nothing but blanks was entered is no record.
            empty = PROMPT.match(shown, place)
            if empty and empty.end() > place:
                place = empty.end()
                continue
            raise Failure(
                "the screen differs from the recording\n"
                f"  recorded: {record.sigil} {record.text[:200]}\n"
                f"  shown:    …{shown[max(0, place - 60) : place]}⟪{shown[place : place + 200]}⟫"
            )
    rest = shown[place:]
    last = PROMPT.fullmatch(rest)
    if rest and not last:
        raise Failure(f"there is more on the screen than was recorded: {rest[:300]}")


def _candidates(lines, left):
    """The next line. Where commands ran early, first the lines up to the next usual input."""
    early = []
    for place in left[:60]:
        record = lines[place]
        if record.sigil == ">" and record.after is None:
            break
        early.append(place)
    if any(lines[place].sigil == ">" for place in early):
        yield from (place for place in early if lines[place].sigil != ">")
        yield from (place for place in early if lines[place].sigil == ">")
    yield left[0]


def _begun(shown, place, lines, left):
    """The line that begins here and is broken off by an input that was taken early: where that
    stands, the line's number, and the rest of it."""
    early = [lines[index] for index in left[:60] if lines[index].after is not None]
    for index in _candidates(lines, left):
        text = squeezed(lines[index].text.replace("`", "").replace("**", ""))
        common = len(os.path.commonprefix([text, shown[place : place + len(text)]]))
        if lines[index].sigil == "|" and any(
            _match(shown, place + common, record) is not None for record in early if common
        ):
            return place + common, index, text[common:]
    return None


def _match(shown, place, record):
    text = squeezed(record.text)
    if record.sigil != ">":
        # Where there are colours, the marks of Markdown are shown as styles.
        plain = squeezed(record.text.replace("`", "").replace("**", ""))
        ends = (_match_line(shown, place, form) for form in (text, plain))
        return next((end for end in ends if end is not None), None)
    prompt = PROMPT.match(shown, place)
    if prompt and shown.startswith(text, prompt.end()):
        return prompt.end() + len(text)
    return None


def _match_line(shown, place, text):
    """A line may be shortened in one place where it does not fit."""
    if shown.startswith(text, place):
        return place + len(text)
    common = 0
    while common < len(text) and shown[place + common : place + common + 1] == text[common]:
        common += 1
    mark = place + common
    if shown[mark : mark + 1] != "…":
        return None
    following = next(
        (rest for rest in range(common, len(text)) if shown.startswith(text[rest:], mark + 1)),
        len(text),
    )
    return mark + 1 + len(text) - following
