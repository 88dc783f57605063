#!/usr/bin/env python3
"""Does at a terminal what users do, and what happens to them.

    terminal.py path/to/lume [NAME…]

Each check runs by its name; without one all do. tmux is the terminal where its screen matters, a
pseudo-terminal where time matters.
"""

import os
import random
import re
import signal
import statistics
import sys
import time

sys.dont_write_bytecode = True

from support import session, transcript
from support.program import check, drive_checks
from support.pseudoterminal import PseudoTerminal
from support.screen import squeezed
from support.tmux import Window

GOAL = '/goal new "Walk 10k steps" --target 10000 steps'
QUESTIONS = [
    "How should I start?",
    "Help me create a plan",
    "I have trouble keeping it up",
    "What should I do when it rains all week?",
]
INTERRUPTED = b"(interrupted)"
#: Shown once by `lume record`, before the first prompt.
PREAMBLE = "gone afterwards."
CTRL_C, CTRL_D, CTRL_J, UP = "\x03", "\x04", "\n", "\x1b[A"


def records_of(file):
    with open(file, encoding="utf-8") as opened:
        return session.records(opened.read())


def inputs_of(file):
    return [record.text for record in records_of(file) if record.sigil == ">"]


def same(shown, wanted):
    return shown is not None and squeezed(shown) == squeezed(wanted)


class Recorded:
    """A window in which a session is recorded."""

    def __init__(self, lume, folder, name, *flags):
        self.home = os.path.join(folder, name)
        os.mkdir(self.home)
        self.file = os.path.join(self.home, f"{name}.session")
        self.window = Window(self.home)
        self.command = [lume, "record", self.file, "--seed", "1", "--pace", "5ms", *flags]

    def __enter__(self):
        self.window.run(self.command)
        self.window.wait_for("lume ▸")
        return self

    def __exit__(self, *error):
        self.window.__exit__(*error)

    def enter(self, text):
        self.window.type(text)
        self.window.press("Enter")

    def leave(self):
        """Quits; answers what stands on the screen between start and end."""
        # It ends at once, and what waits would not be taken.
        self.window.wait("the end of what waits", lambda: "queued]" not in self.window.screen(), 90)
        self.enter("/quit")
        status, before, after = self.window.wait_for_end(120)
        shown = self.window.text()
        check(status == 0, f"exit {status}\n{shown[-2000:]}")
        check(before == after, f"stty -a differs\n{before}\n{after}")
        shown = shown.partition(PREAMBLE)[2].rstrip().removesuffix("$")
        # What is said of the file behind the last prompt.
        return re.sub(r"Recorded \d+ turns[^▸]*\Z", "", shown)


# Typing while an answer streams


def typing(lume, folder):
    """No key is lost and no character strays while words come at 200 a second."""
    choose = random.Random(5)
    with Recorded(lume, folder, "typing") as run:
        window = run.window
        run.enter(GOAL)
        run.enter("/chat goal")
        window.wait_for("Focused on:")
        entered = []
        for _ in range(6):
            questions = choose.sample(QUESTIONS, 4)
            for question in questions:
                run.enter(question)
            entered += questions
            text = ""
            while len(text) < 140:
                piece = choose.choice(["walk ", "a ", "tomorrow, ", "at 18:00 ", "or later ", "ok "])
                window.type(piece)
                text += piece
            text += "end"
            window.type("end")
            window.wait("the typed text", lambda: same(window.typed(), text))
            window.press("Enter")
            entered.append(text)
        shown = run.leave()
        inputs = inputs_of(run.file)
        check(inputs[2:-1] == entered, f"typed and recorded differ\n{entered}\n{inputs}")
        transcript.compare(shown, records_of(run.file))
        words = sum(len(record.text.split()) for record in records_of(run.file) if record.sigil == "|")
        return f"{len(''.join(entered))} keys, {words} words shown unharmed"


def wide(lume, folder):
    """CJK and emoji, typed, edited in their midst and wrapped at the right margin."""
    with Recorded(lume, folder, "wide") as run:
        window = run.window
        run.enter("/chat")
        window.wait_for("Wellness Coach")
        entered = ["/chat"]
        for text in ["毎日歩くにはどうすればいいですか" * 4, "🙂🚶‍" .rstrip("\u200d") * 30, "a" + "漢字🙂é" * 20]:
            window.type(text)
            window.wait(f"{text[:8]}…", lambda: same(window.typed(), text))
            window.press("Left", "Left", "Left", "BSpace")
            window.type("界x")
            window.press("Home")
            window.type("始")
            window.press("End", "BSpace")
            edited = "始" + text[:-4] + "界x" + text[-3:-1]
            window.wait("the edited text", lambda: same(window.typed(), edited))
            window.press("Enter")
            entered.append(edited)
            window.wait("an empty line", lambda: window.typed() == "")
        shown = run.leave()
        inputs = inputs_of(run.file)
        check(inputs[:-1] == entered, f"typed and recorded differ\n{entered}\n{inputs}")
        transcript.compare(shown, records_of(run.file))
        return f"{len(entered) - 1} texts"


def pasting(lume, folder):
    """A pasted text of a hundred lines is one input, also while an answer streams."""
    with Recorded(lume, folder, "pasting") as run:
        window = run.window
        run.enter("/chat")
        window.wait_for("Wellness Coach")
        text = "\n".join(f"line {n:3}\tof a pasted text, 漢字" for n in range(100))
        for count, question in enumerate([None, "How should I start?"]):
            if question:
                run.enter(question)
            window.paste(text)
            window.wait("the pasted text", lambda: "line  99" in (window.typed() or ""))
            check(not any(text[:8] in line for line in inputs_of(run.file)[-1:]) or question, "submitted")
            window.press("Enter")
            # The line is empty before it's pasted, too, and what waits at the end isn't taken.
            window.wait("the pasted input", lambda: inputs_of(run.file).count(text) > count, 60)
        shown = run.leave()
        inputs = inputs_of(run.file)
        check(
            inputs == ["/chat", text, "How should I start?", text, "/quit"],
            f"recorded: {[line[:60] for line in inputs]}",
        )
        transcript.compare(shown, records_of(run.file))
        return "2 × 100 lines"


def resizing(lume, folder):
    """Another size in the midst of an answer loses neither what is shown nor what is typed."""
    with Recorded(lume, folder, "resizing") as run:
        window = run.window
        run.enter(GOAL)
        run.enter("/chat goal")
        window.wait_for("Focused on:")
        sizes = [(60, 20), (100, 30), (40, 12), (120, 40), (80, 24), (79, 10), (80, 24)]
        for place, (width, height) in enumerate(sizes):
            run.enter(QUESTIONS[place % len(QUESTIONS)])
            typed = f"typed before size {place}"
            window.type(typed)
            window.resize(width, height)
            window.type(" and after")
            window.wait("the typed text", lambda: same(window.typed(), typed + " and after"))
            window.press("C-u")
            window.wait("an empty line", lambda: window.typed() == "")
        shown = squeezed(run.leave())
        place, length = 0, 0
        for record in records_of(run.file):
            if record.sigil in "|!":
                text = squeezed(record.text)
                found = shown.find(text, place)
                check(found >= 0, f"not on the screen: {record.text}\n{window.text()[-3000:]}")
                place = found + len(text)
                length += len(text)
        return f"{len(sizes)} sizes, {len(shown) - length} characters beside the recorded ones"


# Keys


def interrupting(lume, folder):
    """Ctrl-C stops an answer within 50 ms and leaves the typed text."""
    times = []
    choose = random.Random(3)
    home = os.path.join(folder, "interrupting")
    os.mkdir(home)
    with PseudoTerminal() as terminal:
        terminal.start([lume, "--seed", "1", "--pace", "5ms"], home)
        terminal.wait_for_prompt()
        terminal.press("/chat\r")
        terminal.wait_for("Wellness Coach")
        while len(times) < 20:
            terminal.rest(0.1)
            terminal.press("Help me create a plan\r")
            before = terminal.received
            terminal.wait("an answer", lambda: terminal.received > before + choose.randint(150, 600))
            terminal.press("kept 日本")
            terminal.wait("the typed text", lambda: same(terminal.typed(), "kept 日本"))
            count = terminal.screen.text().count(INTERRUPTED.decode())
            started = time.monotonic()
            terminal.press(CTRL_C)
            while terminal.screen.text().count(INTERRUPTED.decode()) == count:
                terminal.read(0.05)
                check(time.monotonic() - started < 5, lambda: f"no interrupt\n{terminal.dump()}")
            times.append((time.monotonic() - started) * 1000)
            terminal.rest(0.05)
            check(same(terminal.typed(), "kept 日本"), lambda: f"typed text lost\n{terminal.dump()}")
            terminal.press("\x15")
            terminal.wait_for_prompt()
        terminal.press("/quit\r")
        check(terminal.finish() == 0, "exit status")
    median = statistics.median(times)
    check(median <= 50, f"Ctrl-C takes {median:.1f} ms")
    return f"median {median:.1f} ms, max {max(times):.1f} ms of {len(times)}"


def echoing(lume, folder):
    """A key is echoed at once while an answer streams."""
    times = []
    home = os.path.join(folder, "echoing")
    os.mkdir(home)
    with PseudoTerminal() as terminal:
        terminal.start([lume, "--seed", "1", "--pace", "5ms"], home)
        terminal.wait_for_prompt()
        terminal.press("/chat\r")
        terminal.wait_for("Wellness Coach")
        while len(times) < 200:
            before = terminal.received
            terminal.press("Help me create a plan\r")
            terminal.wait("an answer", lambda: terminal.received > before + 200)
            for count in range(1, 11):
                started = time.monotonic()
                terminal.press("~")
                while (terminal.typed() or "").count("~") < count:
                    terminal.read(0.05)
                    check(time.monotonic() - started < 5, lambda: f"no echo\n{terminal.dump()}")
                times.append((time.monotonic() - started) * 1000)
                terminal.read(0.005)
            terminal.press("\x15")
            terminal.rest(0.1)
        terminal.press("/quit\r")
        check(terminal.finish() == 0, "exit status")
    times.sort()
    p95 = times[len(times) * 95 // 100]
    check(p95 <= 25, f"the echo of a key takes {p95:.1f} ms")
    return f"median {statistics.median(times):.2f} ms, p95 {p95:.2f} ms"


def keys(lume, folder):
    """What Ctrl-C, Ctrl-D, Up and the ways to type several lines do."""
    home = os.path.join(folder, "keys")
    os.mkdir(home)
    file = os.path.join(home, "keys.session")
    with PseudoTerminal() as terminal:
        before = terminal.settings()
        terminal.start([lume, "record", file, "--seed", "1", "--pace", "100ms"], home)
        terminal.wait_for_prompt()
        # The first one may end what goes on behind the prompt.
        for _ in range(5):
            terminal.press(CTRL_C)
            terminal.rest(0.2)
            if "Ctrl-D or /quit leaves" in terminal.screen.text():
                break
        terminal.wait_for("Ctrl-D or /quit leaves")
        terminal.press("some text")
        terminal.wait("text", lambda: terminal.typed() == "some text")
        check("Ctrl-D or" not in terminal.screen.text(), "the hint stays")
        terminal.press(CTRL_C)
        terminal.wait_for_prompt()
        terminal.press(UP)
        terminal.wait("Up to bring the line back", lambda: terminal.typed() == "some text")
        terminal.press("\x01" + CTRL_D * 5)
        terminal.wait("Ctrl-D to delete", lambda: terminal.typed() == "text")
        terminal.press("\x05\x1b\rsecond" + CTRL_J + "third\r")
        terminal.wait("an answer", lambda: "third" in terminal.screen.text())
        terminal.press('"""\rin a block\r')
        terminal.wait_for("in a block")
        terminal.press(CTRL_C)
        terminal.rest(0.2)
        # Row by row, should an answer have taken the key.
        terminal.press("\x15" * 4)
        terminal.wait_for_prompt()
        terminal.press("one \\\r")
        terminal.rest(0.1)
        terminal.press("two\r")
        terminal.rest(0.3)
        terminal.press("How should I start?\rqueued line\r")
        terminal.wait_for("[1 queued]")
        terminal.press(UP)
        terminal.wait("Up to take it back", lambda: terminal.typed() == "queued line")
        terminal.press("\x15")
        terminal.press(CTRL_D)
        terminal.wait("an answer to its end", lambda: "queued]" not in terminal.screen.text())
        terminal.rest(0.2)
        check(not terminal.has_ended(), "Ctrl-D left in the midst of an answer")
        terminal.press(CTRL_C)
        terminal.wait_for("(interrupted)")
        terminal.press(CTRL_D)
        check(terminal.finish() == 0, "Ctrl-D on an empty line does not exit with 0")
        check(terminal.settings() == before, "the tty has other settings than before")
    inputs = inputs_of(file)
    wanted = ["text\nsecond\nthird", "one \ntwo", "How should I start?"]
    check(inputs == wanted, f"recorded: {inputs}")
    return "as they should"


# Ends


def editing(lume, folder):
    """/edit and Ctrl-X Ctrl-E have an editor, or one sentence; /clear and /history clear forget."""
    home = os.path.join(folder, "editing")
    os.mkdir(home)
    editor = os.path.join(home, "editor")
    with open(editor, "w", encoding="utf-8") as script:
        script.write("#!/bin/sh\nprintf '%s\\nand more\\n' \"$(cat \"$1\")\" > \"$1\"\n")
    os.chmod(editor, 0o700)
    with Window(home) as window:
        window.run(["env", f"VISUAL={editor}", lume, "--seed", "1"])
        window.wait_for("lume ▸")
        window.type("/edit Dear coach")
        window.press("Enter")
        window.wait_for("  and more")
        window.wait("the answer", lambda: window.typed() == "" and "goes to Wellness" in window.screen())
        window.type("half a line")
        window.press("C-x", "C-e")
        window.wait("the edited line", lambda: "and more" in (window.typed() or ""))
        # The answer is stopped first, where it still comes.
        window.wait("an empty line", lambda: window.press("C-c") or window.typed() == "")
        window.type("/clear")
        window.press("Enter")
        window.wait("a clear screen", lambda: "Dear coach" not in window.screen())
        window.type("/history clear --yes")
        window.press("Enter")
        window.wait("an empty history", lambda: re.search(r"Forgot \d inputs\.", window.screen()))
        window.press("Up")
        window.type("/quit")
        window.press("Enter")
        status, before, after = window.wait_for_end(30)
        check(status == 0, f"exit {status}\n{window.text()}")
        check(before == after, f"stty -a differs\n{before}\n{after}")
        window.run(["env", "VISUAL=/nowhere/editor", lume, "--seed", "1"])
        window.wait_for("Welcome")
        window.type("/edit x")
        window.press("Enter")
        window.wait_for("The editor gave nothing back")
        window.type("/quit")
        window.press("Enter")
        status, before, after = window.wait_for_end(30)
        check(status == 0 and before == after, f"exit {status}\n{before}\n{after}")
    return "an editor that is there and one that is not"


def ends(lume, folder):
    """However it ends, the tty is as before."""
    home = os.path.join(folder, "ends")
    os.mkdir(home)
    unusable = os.path.join(home, "file")
    with open(unusable, "w", encoding="utf-8") as opened:
        opened.write("no folder")
    count = 0
    for variables, status in (({"LUME_HOME": unusable}, 74), ({"LUME_HOME": "/proc/none"}, 74)):
        end(lume, home, lambda terminal: None, status, **variables)
        count += 1
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        for isanswering in (False, True):
            end(lume, home, lambda terminal: busy(terminal, isanswering, number), 128 + number)
            count += 1
    crashes = ("SIGSEGV", "SIGILL", "SIGBUS", "SIGFPE", "SIGABRT", "SIGTRAP")
    for number in (getattr(signal, name) for name in crashes):
        for isanswering in (False, True):
            end(lume, home, lambda terminal: busy(terminal, isanswering, number), 128 + number)
            count += 1
    return f"{count} ends"


def hanging_up(lume, folder):
    """A terminal that closes while the editor is open ends lume, too."""
    home = os.path.join(folder, "hanging-up")
    os.mkdir(home)
    opened = os.path.join(home, "opened")
    with PseudoTerminal() as terminal:
        terminal.start([lume], home, EDITOR=f"touch '{opened}'; cat >'{home}/typed' #")
        terminal.wait_for_prompt()
        terminal.press("\x18\x05")
        terminal.wait("the editor", lambda: os.path.exists(opened))
        terminal.hang_up()
        status = terminal.finish()
    check(status == 128 + signal.SIGHUP, f"exit {status}")
    return "ended by SIGHUP"


def end(lume, home, body, wanted, **variables):
    with PseudoTerminal() as terminal:
        before = terminal.settings()
        terminal.start([lume, "--pace", "5ms"], home, **variables)
        body(terminal)
        status = terminal.finish()
        what = f"{variables} exit {status}"
        check(status == wanted, f"exit {status}, not {wanted}\n{terminal.dump()}")
        check(terminal.settings() == before, f"the tty has other settings than before: {what}")
        check(not terminal.screen.modes & {2004, 2026}, f"the terminal is left in a mode: {what}")


def busy(terminal, isanswering, number):
    terminal.wait_for_prompt()
    if isanswering:
        terminal.press("/chat\r")
        terminal.wait_for("Wellness Coach")
        before = terminal.received
        terminal.press("Help me create a plan\r")
        terminal.wait("an answer", lambda: terminal.received > before + 300)
    terminal.press("typed")
    terminal.wait("the typed text", lambda: terminal.typed() == "typed")
    terminal.kill(number)


def recorded_ends(lume, folder):
    """A signal writes the recording out to its end."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        home = os.path.join(folder, f"recorded-{number}")
        os.mkdir(home)
        file = os.path.join(home, "ended.session")
        with PseudoTerminal() as terminal:
            terminal.start([lume, "record", file, "--pace", "5ms"], home)
            busy(terminal, True, number)
            check(terminal.finish() == 128 + number, "exit status")
            shown = terminal.screen.text()
        check("does not replay" not in shown, lambda: f"does not replay\n{shown}")
        last = records_of(file)[-1]
        check(last.sigil == "end", f"the recording has no end but {last}")
    return "TERM and HUP"


def suspending(lume, folder):
    """Ctrl-Z gives the tty back, fg draws prompt and line again."""
    home = os.path.join(folder, "suspending")
    os.mkdir(home)
    with Window(home) as window:
        window.tmux("send-keys", "-l", f"cd {home}; stty -a >before; '{lume}' --pace 5ms; stty -a >after")
        window.press("Enter")
        window.wait_for("lume ▸")
        window.type("kept text")
        window.wait("the text", lambda: window.typed() == "kept text")
        window.press("C-z")
        window.wait("the shell", lambda: window.screen().rstrip().endswith("$"))
        window.type("stty -a >stopped; echo looked")
        window.press("Enter")
        window.wait("a look", lambda: "\nlooked" in window.screen())
        window.type("fg")
        window.press("Enter")
        window.wait("the line again", lambda: window.screen().rstrip().endswith("▸ kept text"))
        window.press("C-u")
        window.type("/quit")
        window.press("Enter")
        window.wait("the shell", lambda: window.screen().rstrip().endswith("$"))
        texts = {}
        for name in ("before", "stopped"):
            with open(os.path.join(home, name), encoding="utf-8") as opened:
                texts[name] = opened.read()
        check(texts["before"] == texts["stopped"], f"stty -a differs\n{texts}")
    return "as it should"


def asking(lume, folder):
    """A question that is open when Ctrl-Z is pressed is asked again behind fg."""
    home = os.path.join(folder, "asking")
    os.mkdir(home)
    with Window(home) as window:
        question = 'Delete "Walk 10k steps"?'
        window.type(f"'{lume}' -c '{GOAL}' >{home}/made; clear; '{lume}'")
        window.press("Enter")
        window.wait_for("▸")
        window.type("/goal delete 1")
        window.press("Enter")
        window.wait_for(question)
        window.press("C-z")
        window.wait("the shell", lambda: window.screen().rstrip().endswith("$"))
        window.type("clear; fg")
        window.press("Enter")
        window.wait_for(question)
        window.type("n")
        window.press("Enter")
        window.wait_for("Nothing was deleted.")
    return "as it should"


def greeting(lume, folder):
    """Whoever has made a goal with -c is no newcomer at the first start with a terminal."""
    home = os.path.join(folder, "greeting")
    os.mkdir(home)
    with Window(home) as window:
        window.type(f"'{lume}' -c '{GOAL}' >{home}/made; clear; '{lume}'")
        window.press("Enter")
        # The prompt is there before the core has read what there is.
        window.wait("a greeting", lambda: re.match(r"(?!\$).+\n[^▸]*\n.*▸$", window.screen()))
        rows = window.screen().splitlines()
        check(rows[0] == "Walk 10k steps, day 1, 0 %", f"greeted with {rows[:3]}")
    return "as it should"


def resizing_a_search(lume, folder):
    """Another size in the midst of Ctrl-R leaves no rows of the search behind."""
    home = os.path.join(folder, "resizing-a-search")
    os.mkdir(home)
    long = "What should I do when it rains all week and nobody wants to walk?"
    with open(os.path.join(home, "history"), "w", encoding="utf-8") as opened:
        opened.write(long + "\n")
    sizes = [(40, 24), (25, 24), (60, 12), (30, 10), (80, 24)]
    with Window(home) as window:
        window.type(f"clear; '{lume}'")
        window.press("Enter")
        window.wait_for("▸")
        window.press("C-r")
        window.type("rains")
        shown = squeezed(f"search rains: {long}")
        # What is drawn half before a resize and half after it is nobody's fault.
        window.wait("the whole search", lambda: squeezed(window.screen()).endswith(shown))
        for width, height in sizes:
            window.resize(width, height)
            # Reflown at once, and drawn anew a moment later.
            window.wait(
                f"one search at {width} × {height}",
                lambda: squeezed(window.screen()).endswith(shown)
                and squeezed(window.text()).count("searchrains") == 1)
        window.press("C-g")
        window.wait("an empty line", lambda: window.typed() == "")
        check("search" not in window.text(), f"a row stays\n{window.text()}")
    return f"{len(sizes)} sizes"


CHECKS = [
    typing, wide, pasting, resizing, interrupting, echoing, keys, editing, ends, recorded_ends, suspending,
    asking, greeting, resizing_a_search, hanging_up,
]


if __name__ == "__main__":
    drive_checks(__doc__, "terminal", CHECKS)
