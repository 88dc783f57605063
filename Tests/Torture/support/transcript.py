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
    come earlier, or begin there. Where a text can be read in two ways, both are tried.
    """
    shown = _flat(screen_text)
    lines = [record for record in records if record.sigil in (">", "|", "!")]
    lines = [record for record in lines if squeezed(record.text) or record.sigil == ">"]
    states = [(0, tuple(enumerate(lines)))]
    known, deepest = set(states), states[0]
    while states:
        state = states.pop()
        place, left = state
        if not left and (place == len(shown) or PROMPT.fullmatch(shown, place)):
            return
        if (place, -len(left)) > (deepest[0], -len(deepest[1])):
            deepest = state
        following = [next for next in _following(shown, place, left) if next not in known]
        known.update(following)
        states += reversed(following)
        if len(known) > 100_000:
            break
    place, left = deepest
    if not left:
        raise Failure(f"there is more on the screen than was recorded: {shown[place:place + 300]}")
    record = left[0][1]
    raise Failure(
        "the screen differs from the recording\n"
        f"  recorded: {record.sigil} {record.text[:200]}\n"
        f"  shown:    …{shown[max(0, place - 60) : place]}⟪{shown[place : place + 200]}⟫"
    )


def _following(shown, place, left):
    """What may come next: where the screen is read on, and the lines that are left."""
    if left:
        # An input first: its prompt may begin with what a line says, as with a goal's title.
        candidates = list(_candidates(left))
        for index in sorted(candidates, key=lambda each: left[each][1].sigil != ">"):
            end = _match(shown, place, left[index][1])
            if end is not None:
                yield end, left[:index] + left[index + 1 :]
        yield from _begun(shown, place, left, candidates)
        # What had come of an answer, and not been drawn when it was interrupted.
        drawn, ahead = shown[max(0, place - 80) : place], shown[place : place + 40]
        if left[0][1].sigil == "|" and (
            re.search(r"…\(interrupted\)[^▸]*▸?$", drawn)
            or re.match(r"…?\(interrupted\)", ahead)
        ):
            yield place, left[1:]
    # A prompt at which nothing but blanks was entered is no record.
    empty = PROMPT.match(shown, place)
    if empty and empty.end() > place:
        yield empty.end(), left
    # Nor is the mark of what Ctrl-C kept from being drawn.
    cut = re.compile(r"…|\(interrupted\)…").match(shown, place)
    if cut:
        yield cut.end(), left


def _flat(text):
    """Without white space, and with bars of one cell, since a narrow screen has shorter ones."""
    return re.sub("█+", "█", re.sub("░+", "░", squeezed(text)))


def _candidates(left):
    """The next line. Where commands ran early, first the lines up to the next usual input."""
    early = []
    for place, (_, record) in enumerate(left[:60]):
        if record.sigil == ">" and record.after is None:
            break
        early.append(place)
    if any(left[place][1].sigil == ">" for place in early):
        yield from early
    else:
        yield 0


def _begun(shown, place, left, candidates):
    """The lines that may begin here and be broken off by an input that was taken early."""
    early = [record for _, record in left[:60] if record.after is not None]
    for index in candidates:
        number, record = left[index]
        text = _flat(record.text.replace("`", "").replace("**", ""))
        common = len(os.path.commonprefix([text, shown[place : place + len(text)]]))
        if record.sigil == "|" and any(
            _match(shown, place + common, other) is not None for other in early if common
        ):
            rest = (number, record._replace(text=text[common:]))
            yield place + common, left[:index] + (rest,) + left[index + 1 :]


def _match(shown, place, record):
    text = _flat(record.text)
    if record.sigil != ">":
        # Where there are colours, the marks of Markdown are shown as styles.
        plain = _flat(record.text.replace("`", "").replace("**", ""))
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
