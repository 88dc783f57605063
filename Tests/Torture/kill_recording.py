#!/usr/bin/env python3
"""Kills recordings at random moments and cuts one at every byte.

    kill_recording.py path/to/lume [--batch N] [--terminal N] [--step N]

Whatever is left of a recording verifies as far as it goes: exit status 0 with a note, 3 under
--strict. What a user had read was written down before.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True

from support import session
from support.program import Failure, Folder, check, drive, environment, run
from support.pseudoterminal import PseudoTerminal

INPUTS = [
    '/goal new "Walk 10k steps" --target 10000 steps',
    "/chat goal",
    "How should I start?",
    "/goal progress 2500",
    "Ich möchte öfter gehen, 毎日 🙂, \\ and [secret:x]",
    "/tips",
    '"""\na block\n  of two lines\n"""',
    "/nonsense",
    "/goal complete",
    "/status",
    "Good bye",
]


def has_header(content):
    return b"\n\n" in content


def has_end(content):
    last = content.split(b"\n")[-2:]
    return len(last) == 2 and last[0].startswith(b"end ") and last[1] == b""


def verify(lume, home, file, *flags):
    status, output, errors = run([lume, "verify", *flags, file], home)
    return status, output + errors


def examine(lume, home, file):
    """Answers `complete`, `incomplete` or `no header`."""
    if not os.path.exists(file):
        return "no file"
    with open(file, "rb") as opened:
        content = opened.read()
    status, said = verify(lume, home, file)
    strict, _ = verify(lume, home, file, "--strict")
    if not has_header(content):
        check(status in (2, 3), f"a file without a whole header: exit {status}\n{said}")
        return "no header"
    end = "".join(f"    {line}\n" for line in content.decode().splitlines()[-6:])
    if has_end(content):
        check(status == 0, f"verify exits {status} on {file}\n{said}\nwhich ends\n{end}")
        check(strict == 0, f"verify --strict exits {strict} on a whole file {file}")
        return "complete"
    check("not checked" in said, f"verify does not say that {file} is not checked\n{said}")
    check(
        (status, strict) == (3, 3),
        f"verify exits {status} and {strict} on {file}, not 3\n{said}\nwhich ends\n{end}",
    )
    return "incomplete"


# Kills in batch


def start(lume, home, file, layer, seed):
    return subprocess.Popen(
        [lume, "record", file, "--layer", layer, "--seed", str(seed)]
        + ["--pace", "1ms", "--keep-going"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment(home),
    )


def kill_batch(lume, home, choose, number, length):
    """Answers what became of the file."""
    layer = choose.choice(["wire", "shell"])
    file = os.path.join(home, f"batch-{number}.session")
    process = start(lume, home, file, layer, number)
    started = time.monotonic()
    process.stdin.write("\n".join(INPUTS).encode() + b"\n")
    process.stdin.flush()
    time.sleep(max(0, choose.uniform(0, length) - (time.monotonic() - started)))
    process.send_signal(signal.SIGKILL)
    output = process.communicate()[0].decode("utf-8", "replace")
    kind = examine(lume, home, file)
    if kind in ("complete", "incomplete"):
        check_shown(file, output.split("\n")[:-1])
    return kind


def check_shown(file, read):
    """The lines that a user had read are in the file, those of an unfinished answer aside: an
    answer is written down when it ends."""
    with open(file, encoding="utf-8") as opened:
        content = opened.read()
    printed = "\n".join(session.printed(content)).split("\n")
    common = min(len(printed), len(read))
    asked = (session.typed(content) or ["/"])[-1]
    check(
        printed[:common] == read[:common] and (len(read) == common or asked[0] != "/"),
        f"{file}: something was shown that is not recorded\n{read[-3:]}\n{printed[-3:]}",
    )


def batch_length(lume, home):
    """How long a whole run takes."""
    file = os.path.join(home, "whole.session")
    started = time.monotonic()
    process = start(lume, home, file, "wire", 1)
    process.communicate("\n".join(INPUTS).encode() + b"\n", timeout=60)
    length = time.monotonic() - started
    check(examine(lume, home, file) == "complete", "a whole run leaves no complete file")
    return length


# Kills at a terminal


def kill_terminal(lume, home, choose, number):
    layer = choose.choice(["wire", "shell"])
    file = os.path.join(home, f"terminal-{number}.session")
    with PseudoTerminal() as terminal:
        terminal.start(
            [lume, "record", file, "--layer", layer, "--seed", str(number), "--pace", "2ms"], home
        )
        deadline = time.monotonic() + choose.uniform(0.03, 0.9)
        lines = list(INPUTS)
        while (left := deadline - time.monotonic()) > 0:
            terminal.read(min(left, choose.uniform(0.001, 0.02)))
            chance = choose.random()
            if terminal.typed() is None:
                continue
            if chance < 0.4 and lines:
                terminal.press(lines.pop(0).replace("\n", "\r") + "\r")
            elif chance < 0.5:
                terminal.press("\x03")
        terminal.kill(signal.SIGKILL)
        status = terminal.finish()
        check(
            status == 128 + signal.SIGKILL,
            lambda: f"it ended with {status} before it was killed\n{terminal.dump()}",
        )
    return examine(lume, home, file)


# Cuts


def whole_recording(lume, home, layer):
    """A finished recording with an interrupt, a line typed ahead and a block."""
    file = os.path.join(home, f"cut-{layer}.session")
    with PseudoTerminal() as terminal:
        terminal.start([lume, "record", file, "--layer", layer, "--seed", "7", "--pace", "3ms"], home)
        terminal.wait_for_prompt()
        terminal.press('/goal new "歩く 10k" --target 10000 steps\r/chat goal\r')
        terminal.wait_for("Focused on:")
        terminal.press('"""\ra block \\ with \r  two lines [secret:x]\r"""\r')
        terminal.wait_for("two lines [secret:x]")
        terminal.press("typed ahead 🙂\r/status\r/gaol\r")
        terminal.wait_for("did you mean")
        for _ in range(20):
            terminal.press("How should I start?\r")
            shown = terminal.screen.text()
            terminal.wait("an answer", lambda: len(terminal.screen.text()) > len(shown) + 40)
            terminal.press("\x03")
            terminal.rest(0.2)
            if "(interrupted)" in terminal.screen.text():
                break
        terminal.press("/quit\r")
        check(terminal.finish() == 0, lambda: f"not a whole recording:\n{terminal.dump()}")
    check(examine(lume, home, file) == "complete", f"{file} is not complete")
    with open(file, "rb") as opened:
        return opened.read()


def cut(lume, home, layer, step):
    """Verifies the file cut at every byte; answers how many cuts there were."""
    content = whole_recording(lume, home, layer)
    places = [place for place in worthwhile(content) if place % step == 0]
    for first in range(0, len(places), 1000):
        folder = os.path.join(home, f"cuts-{layer}-{first}")
        os.mkdir(folder)
        for place in places[first : first + 1000]:
            with open(os.path.join(folder, f"{place:06}.session"), "wb") as opened:
                opened.write(content[:place])
        status, output, errors = run([lume, "verify", folder], home, timeout=300)
        check(status in (1, 2, 3), f"verify of {folder} exits {status}:\n{errors[-2000:]}")
        examine_cuts(folder, content, places[first : first + 1000], output)
    return len(places)


def worthwhile(content):
    """Every place but those in the pieces of an answer that look like those before."""
    pieces = 0
    start = 0
    for line in content.split(b"\n"):
        end = start + len(line) + 1
        pieces += b'"stream_chunk"' in line
        if pieces < 12 or not (b'"content"' in line or b'"stream_chunk"' in line):
            yield from range(start, end)
        start = end


def examine_cuts(folder, content, places, output):
    header = content.index(b"\n\n") + 2
    end = content.rindex(b"\nend ") + 1
    for place in places:
        name = f"{folder}/{place:06}.session"
        shown = content[max(0, place - 80) : place].decode("utf-8", "replace")
        noted = f"not checked {name}" in output
        if place < header:
            problem = next((line for line in output.splitlines() if name in line), None)
            check(
                noted or problem is None or "turn" not in problem,
                f"cut in the header at {place}: {problem}",
            )
            continue
        check(f"FAIL {name}" not in output, lambda: f"cut at {place}, behind …{shown}\n{output}")
        # The last line may be whole but for its newline.
        check(noted or place > end, f"cut at {place} and not called not checked, behind …{shown}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("--batch", type=int, default=40, help="kills of a run in batch")
    parser.add_argument("--terminal", type=int, default=20, help="kills at a terminal")
    parser.add_argument("--step", type=int, default=3, help="bytes from cut to cut")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lume = os.path.abspath(options.lume)

    def body():
        choose = random.Random(options.seed)
        with Folder("kills") as home:
            length = batch_length(lume, home) * 1.1
            for name, count, kill in (
                ("batch", options.batch, lambda n: kill_batch(lume, home, choose, n, length)),
                ("terminal", options.terminal, lambda n: kill_terminal(lume, home, choose, n)),
            ):
                kinds = [kill(number) for number in range(count)]
                found = ", ".join(f"{kinds.count(kind)} {kind}" for kind in sorted(set(kinds)))
                print(f"{count} kills, {name}: {found}")
                check(not kinds or "incomplete" in kinds, "no kill met a recording")
            for layer in ("shell", "wire"):
                print(f"{cut(lume, home, layer, options.step)} cuts, layer {layer}")

    drive(body)


if __name__ == "__main__":
    main()
