#!/usr/bin/env python3
"""Records sessions at a pseudo-terminal, as a user would, and verifies each.

    live_recordings.py path/to/lume [--count N] [--first N] [--layer wire|shell]

Every session has a goal, a chat, answers that stream, two interrupts in their midst, a line
typed ahead and commands that run at once; what is typed is chosen by a seed. Afterwards the
program has exited with 0, the file verifies, its inputs are the lines that were typed, the
screen shows what was recorded and nothing else, and the tty has its settings back.
"""

import argparse
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

sys.dont_write_bytecode = True

from support import session, transcript
from support.program import Failure, Folder, check, drive, run
from support.pseudoterminal import PseudoTerminal
from support.screen import squeezed

TITLES = [
    "Walk 10k steps", "Run 5 km", "Meditate daily", "Sleep 8 hours", "毎日歩く", "Less café ☕",
]
MESSAGES = [
    "How should I start?",
    "I have trouble keeping it up, what would you do in my place on a rainy day?",
    "Help me create a plan for the next two weeks, please",
    "What is a good first step?",
    "I missed three days and feel bad about it",
    "毎日少しずつ歩くにはどうすればいいですか",
    "Ich möchte öfter zu Fuß gehen – wie fange ich an?",
    "My knee hurts a little 🙂 after 20 minutes of walking 🚶",
    "a path like /usr/share/doc is text, not a command",
    "quotes \"like these\", back\\slashes and [brackets] too",
    "I walked 7400 steps today",
    "x",
]
AT_ONCE = ["/status", "/help", "/goals", "/outbox", "/chat list", "/help goal", "/goal show 1"]
BETWEEN = ["/tips", "/goal progress 7", "/sync", "/status", "/gaol", "/again"]
INTERRUPTED = "(interrupted)"


class Typist:
    """Types a session, and remembers which lines were entered."""

    def __init__(self, terminal, file, choose):
        self.terminal, self.file, self.choose = terminal, file, choose
        self.lines = []
        self.interrupts = 0

    def type(self, text):
        """Types in small pieces, some across a character, some with mistakes taken back."""
        choose, terminal = self.choose, self.terminal
        data = text.encode()
        while data:
            size = choose.randint(1, 6)
            terminal.press(data[:size])
            data = data[size:]
            if choose.random() < 0.1 and not data[:1].strip(bytes(range(0x80, 0x100))) == b"":
                wrong = choose.choice(["q", "zz", "é", "漢"])
                terminal.press(wrong)
                terminal.read(choose.choice([0, 0.002]))
                terminal.press("\x7f" * len(wrong))
            terminal.read(choose.choice([0, 0, 0.001, 0.004]))

    def enter(self, text):
        self.type(text)
        self.terminal.press("\r")
        self.lines.append(text)

    def rest(self):
        """Waits until nothing moves on the screen and nothing is recorded. Only for variety:
        no check depends on it."""
        size = -1
        while size != os.path.getsize(self.file):
            size = os.path.getsize(self.file)
            self.terminal.rest(0.04)

    def output(self):
        """What is shown above the prompt's arrow."""
        return squeezed(self.terminal.screen.text()).rpartition("▸")[0]

    def wait_for_answer(self, text, size):
        """Waits until so much of the answer to the line entered last is there."""
        echo = "▸" + squeezed(text)

        def is_there():
            shown = self.output()
            place = shown.rfind(echo)
            return shown.count(echo) >= self.lines.count(text) and len(shown) - place - len(echo) - self.prompt_length() >= size

        self.terminal.wait(f"an answer to {text!r}", is_there)

    def is_taken(self):
        """Whether each line that was entered stands behind a prompt as often as it was."""
        shown = self.output()
        echoes = ["▸" + squeezed(line) for line in self.lines]
        return all(shown.count(echo) >= echoes.count(echo) for echo in echoes)

    def prompt_length(self):
        row = next(row for row in reversed(self.terminal.screen.rows()) if "▸" in row)
        return len(squeezed(row.rpartition("▸")[0]))

    def ask_and_interrupt(self, text, ahead):
        """Interrupts in the midst of an answer; what is typed meanwhile must stay."""
        terminal = self.terminal
        self.rest()
        before = terminal.screen.text().count(INTERRUPTED)
        self.enter(text)
        self.wait_for_answer(text, self.choose.randint(1, 12))
        if ahead:
            self.type(ahead)
        terminal.press("\x03")
        deadline = time.monotonic() + 5
        while terminal.screen.text().count(INTERRUPTED) == before:
            # The answer may have ended before: then Ctrl-C has cleared the line.
            if self.has_ended() or time.monotonic() > deadline:
                self.rest()
                if terminal.screen.text().count(INTERRUPTED) == before:
                    self.clear()
                    return False
            terminal.read(0.02)
        self.interrupts += 1
        if ahead:
            terminal.wait(
                f"{ahead!r} to be kept at the prompt",
                lambda: squeezed(terminal.typed() or "") == squeezed(ahead),
            )
            terminal.press("\r")
            self.lines.append(ahead)
        return True

    def has_ended(self):
        """Whether Ctrl-C came when no answer was there any more."""
        shown = self.terminal.screen.text()
        return "Ctrl-D or /quit leaves" in shown or self.terminal.typed() == ""

    def clear(self):
        self.terminal.press("\x15")
        self.terminal.wait_for_prompt()


def converse(terminal, file, choose):
    """One session; answers the typist."""
    typist = Typist(terminal, file, choose)
    terminal.wait_for_prompt()
    # An offer would take what is typed ahead, or be answered by it.
    typist.enter("/set log off")
    terminal.wait_for("In this run;")
    title = choose.choice(TITLES)
    typist.enter(f'/goal new "{title}" --target {choose.choice(["10000 steps", "5 km", "12"])}')
    terminal.wait_for("Goal 1 saved")
    typist.enter(choose.choice(["/chat goal", "/chat goal 1"]))
    terminal.wait_for("Focused on:")
    steps = ["interrupt", "interrupt", "ahead", "at once"]
    steps += choose.choices(["plain", "ahead", "at once", "between", "edit"], k=3)
    choose.shuffle(steps)
    for step in steps:
        text = choose.choice(MESSAGES)
        if step == "plain":
            typist.enter(text)
            if choose.random() < 0.7:
                typist.rest()
        elif step == "interrupt":
            ahead = choose.choice(["", "", "and then", "日本語も", choose.choice(MESSAGES)])
            for _ in range(5):
                if typist.ask_and_interrupt(text, ahead):
                    break
        elif step == "ahead":
            typist.enter(text)
            for line in choose.sample(MESSAGES, choose.randint(1, 3)):
                typist.enter(line)
        elif step == "at once":
            typist.enter(text)
            typist.wait_for_answer(text, choose.randint(1, 12))
            typist.enter(choose.choice(AT_ONCE))
        elif step == "between":
            command = choose.choice(BETWEEN)
            typist.enter(command)
            # What runs at once may come before the answer, behind what /again says first.
            if command == "/again":
                typist.rest()
        elif step == "edit":
            typist.type("not this")
            terminal.press("\x15")
            typist.enter(text)
            terminal.press("\r")
    # What waits when the user leaves is kept for later, and not in the recording.
    terminal.wait("all to be taken", typist.is_taken)
    if choose.random() < 0.5:
        typist.rest()
    typist.enter("/quit")
    return typist


def record(task):
    """Makes one recording; answers what it was like, or what is wrong with it."""
    lume, folder, layer, number = task
    choose = random.Random(f"{layer} {number}")
    file = os.path.join(folder, f"{layer}-{number:03}.session")
    try:
        with PseudoTerminal() as terminal:
            before = terminal.settings()
            terminal.start(
                [lume, "record", file, "--layer", layer, "--seed", str(number)]
                + ["--pace", choose.choice(["5ms", "4ms", "3ms"])],
                folder,
            )
            typist = converse(terminal, file, choose)
            status = terminal.finish(20)
            shown = terminal.screen.text()
            check("does not replay" not in shown, lambda: f"does not replay:\n{terminal.dump()}")
            check(status == 0, lambda: f"exit {status}:\n{terminal.dump()}")
            check(terminal.settings() == before, "the tty has other settings than before")
            check(not terminal.screen.modes & {2004, 2026}, "the terminal is left in a mode")
        examine(file, shown, typist)
        return (file, typist.interrupts, len(typist.lines), None)
    except Failure as failure:
        return (file, 0, 0, str(failure))


def examine(file, shown, typist):
    with open(file, encoding="utf-8") as opened:
        records = session.records(opened.read())
    wanted = list(typist.lines)
    lines = [record.text for record in records if record.sigil == ">"]
    check(
        sorted(lines) == sorted(wanted),
        f"typed and recorded lines differ\n  typed:    {wanted}\n  recorded: {lines}",
    )
    # Commands that run at once overtake messages; all else keeps its order.
    for group in (lambda line: line in AT_ONCE, lambda line: line not in AT_ONCE):
        check(
            list(filter(group, lines)) == list(filter(group, wanted)),
            f"the order differs\n  typed:    {wanted}\n  recorded: {lines}",
        )
    interrupts = sum(record.sigil == "@" and "interrupt" in record.text for record in records)
    check(interrupts >= typist.interrupts, "an interrupt is not in the file")
    check(records[-1].sigil == "end", "the file has no end")
    start = shown.find("gone afterwards.") + len("gone afterwards.")
    end = shown.rfind("Recorded ")
    check(end > start, "nothing is said of the recording at its end")
    transcript.compare(shown[start:end], records)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("--count", type=int, default=20, help="recordings in each layer")
    parser.add_argument("--first", type=int, default=0, help="number of the first one")
    parser.add_argument("--layer", choices=["wire", "shell"], help="only this one")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    lume = os.path.abspath(options.lume)
    layers = [options.layer] if options.layer else ["wire", "shell"]

    def body():
        with Folder("recordings") as folder:
            numbers = range(options.first, options.first + options.count)
            tasks = [(lume, folder, layer, n) for n in numbers for layer in layers]
            with ProcessPoolExecutor(max_workers=options.jobs) as pool:
                results = list(pool.map(record, tasks, timeout=600))
            bad = [(file, problem) for file, _, _, problem in results if problem]
            for file, problem in bad:
                print(f"{os.path.basename(file)}: {problem}\n", file=sys.stderr)
            status, output, errors = run([lume, "verify", "--strict", folder], folder)
            interrupts = sum(result[1] for result in results)
            lines = sum(result[2] for result in results)
            print(f"{len(results)} recordings, {lines} lines typed, {interrupts} interrupts")
            print(output.strip().splitlines()[-1] if output.strip() else errors)
            check(not bad, f"{len(bad)} of {len(results)} recordings are not as they should be")
            check(status == 0, f"lume verify --strict exits {status}:\n{output}{errors}")
            check(interrupts >= 2 * len(results) * 0.9, "too few interrupts met an answer")

    drive(body)


if __name__ == "__main__":
    main()
