"""A terminal emulator, just as large as lume and libedit need it.

What it does not know is an error: a sequence that nobody expects is a stray one.
"""

import codecs
import re
import unicodedata


class UnknownSequence(Exception):
    """The program wrote something that this terminal has no meaning for."""


def columns(character):
    """How many columns a character takes: 0, 1 or 2."""
    if character.isascii():
        return 1
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


def squeezed(text):
    """The text without white space, so that it is the same however it was wrapped."""
    return "".join(text.split())


class Screen:
    """Rows of cells and a cursor; what scrolls off the top is kept."""

    TOKEN = re.compile(
        r"\x1b\[(?P<private>[?>=]?)(?P<numbers>[0-9;]*)(?P<final>[@-~])"
        r"|\x1b(?P<escape>[78=>MD])"
        r"|\x1b[()](?P<charset>[0B])"
        r"|\x1b\](?P<title>[^\x07\x1b]*)(?:\x07|\x1b\\)"
        r"|(?P<control>[\x00-\x1a\x1c-\x1f\x7f])"
        r"|(?P<text>[^\x00-\x1f\x7f]+)"
    )
    INCOMPLETE = re.compile(r"\x1b(?:\[[?>=]?[0-9;]*|[()]|\][^\x07\x1b]*\x1b?)?\Z")

    def __init__(self, width=80, height=24):
        self.width, self.height = width, height
        self.scrolled = []
        self.cells = [self._blank() for _ in range(height)]
        self.x = self.y = 0
        self.bottom = height - 1
        self.saved = (0, 0)
        self.wraps = self.inserts = self.cuts = False
        self.modes = set()
        self.decoder = codecs.getincrementaldecoder("utf-8")("strict")
        self.rest = ""

    def _blank(self):
        return [" "] * self.width

    def resize(self, width, height):
        """Takes another size as a terminal does that wraps nothing anew."""
        self.cells = [(row + [" "] * width)[:width] for row in self.cells[:height]]
        self.width, self.height, self.bottom = width, height, height - 1
        self.cells += [self._blank() for _ in range(height - len(self.cells))]
        self.x, self.y = min(self.x, width - 1), min(self.y, height - 1)

    def feed(self, data):
        text = self.rest + self.decoder.decode(data)
        self.rest = ""
        place = 0
        while place < len(text):
            match = self.TOKEN.match(text, place)
            if not match:
                if self.INCOMPLETE.match(text, place):
                    self.rest = text[place:]
                    return
                raise UnknownSequence(repr(text[place : place + 20]))
            place = match.end()
            if match["text"] is not None:
                for character in match["text"]:
                    self._put(character)
            elif match["control"] is not None:
                self._control(match["control"])
            elif match["final"] is not None:
                self._sequence(match["private"], match["numbers"], match["final"])
            elif match["escape"] is not None:
                self._escape(match["escape"])

    # What is written

    def _put(self, character):
        size = columns(character)
        if size == 0:
            row = self.cells[self.y]
            place = self.x if self.wraps else max(0, self.x - 1)
            while place > 0 and row[place] == "":
                place -= 1
            row[place] += character
            return
        if self.cuts:
            self.wraps, self.x = False, min(self.x, self.width - size)
        if self.wraps or self.x + size > self.width:
            self.x = 0
            self._line_feed()
        self.wraps = False
        row = self.cells[self.y]
        if self.inserts:
            row[self.x : self.x] = [" "] * size
            del row[self.width :]
        row[self.x] = character
        if size == 2:
            row[self.x + 1] = ""
        self.x += size
        if self.x >= self.width:
            self.x = self.width - 1
            self.wraps = not self.cuts

    def _control(self, control):
        self.wraps = False
        if control == "\r":
            self.x = 0
        elif control == "\n":
            self._line_feed()
        elif control == "\b":
            self.x = max(0, self.x - 1)
        elif control == "\t":
            self.x = min(self.width - 1, (self.x // 8 + 1) * 8)
        elif control not in "\x07\x0e\x0f\x00":
            raise UnknownSequence(repr(control))

    def _line_feed(self):
        if self.y == self.bottom:
            self.scrolled.append(self.cells.pop(0))
            self.cells.insert(self.bottom, self._blank())
        else:
            self.y = min(self.height - 1, self.y + 1)

    def _escape(self, letter):
        if letter == "7":
            self.saved = (self.x, self.y)
        elif letter == "8":
            # Both may lie outside of a screen that became smaller.
            self.x, self.y = min(self.saved[0], self.width - 1), min(self.saved[1], self.height - 1)
            self.wraps = False
        elif letter == "D":
            self._line_feed()
        elif letter == "M":
            if self.y == 0:
                raise UnknownSequence("a scroll downwards")
            self.y -= 1

    def _sequence(self, private, numbers, final):
        values = [int(number or 0) for number in numbers.split(";")]
        if final in "hl" and private == "?":
            for value in values:
                (self.modes.add if final == "h" else self.modes.discard)(value)
                if value == 7:
                    self.cuts = final == "l"
            return
        if final == "m" and not private:
            return
        if private:
            raise UnknownSequence(f"CSI {private}{numbers}{final}")
        self.wraps = False
        first = max(1, values[0])
        row = self.cells[self.y]
        if final == "A":
            self.y = max(0, self.y - first)
        elif final == "B":
            end = self.bottom if self.y <= self.bottom else self.height - 1
            self.y = min(end, self.y + first)
        elif final == "C":
            self.x = min(self.width - 1, self.x + first)
        elif final == "D":
            self.x = max(0, self.x - first)
        elif final == "G":
            self.x = min(self.width, first) - 1
        elif final == "d":
            self.y = min(self.height, first) - 1
        elif final == "H":
            column = values[1] if len(values) > 1 else 1
            self.y = min(self.height, first) - 1
            self.x = min(self.width, max(1, column)) - 1
        elif final == "r":
            if values[0] > 1:
                raise UnknownSequence("a region that begins below the first row")
            self.bottom = min(self.height, values[1] if len(values) > 1 else self.height) - 1
            self.x = self.y = 0
        elif final == "J":
            self._erase_display(values[0])
        elif final == "K":
            start = 0 if values[0] in (1, 2) else self.x
            end = self.x + 1 if values[0] == 1 else self.width
            row[start:end] = [" "] * (end - start)
        elif final == "P":
            del row[self.x : self.x + first]
            row.extend([" "] * (self.width - len(row)))
        elif final == "@":
            row[self.x : self.x] = [" "] * first
            del row[self.width :]
        elif final == "X":
            end = min(self.width, self.x + first)
            row[self.x : end] = [" "] * (end - self.x)
        elif final in "hl" and values == [4]:
            self.inserts = final == "h"
        else:
            raise UnknownSequence(f"CSI {numbers}{final}")

    def _erase_display(self, part):
        if part == 2:
            self.cells = [self._blank() for _ in range(self.height)]
            return
        if part != 0:
            raise UnknownSequence(f"CSI {part}J")
        row = self.cells[self.y]
        row[self.x :] = [" "] * (self.width - self.x)
        for y in range(self.y + 1, self.height):
            self.cells[y] = self._blank()

    # What is read

    def rows(self):
        """All rows, those that scrolled off included, without blanks at their ends."""
        rows = ["".join(row).rstrip() for row in self.scrolled + self.cells]
        while rows and not rows[-1]:
            rows.pop()
        return rows

    def text(self):
        return "\n".join(self.rows())

    def input_line(self, arrow):
        """What stands behind the last prompt, joined over the rows; None without a prompt."""
        rows = ["".join(row) for row in self.cells]
        for y in range(self.height - 1, -1, -1):
            if arrow in rows[y]:
                return "".join(rows[y:]).split(arrow, 1)[1].strip()
        return None
