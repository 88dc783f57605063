#!/usr/bin/env python3
"""Holds what `lume export` writes against programs that share no code with it.

    demos.py path/to/lume [NAME…]

Casts: asciinema writes out what is in them, plays them, and records a shell that `lume import` reads;
pyte is the terminal that reads them, and a grammar of version 3 is checked here. Pictures: Chromium draws them at ten times, in light and dark and without
motion, and what can be read there is what pyte shows at that time. A check whose program is not
installed is left out and named.
"""

import asyncio
import glob
import json
import os
import random
import re
import shutil
import signal
import sys

sys.dont_write_bytecode = True
sys.path.append("/usr/lib/python3/dist-packages")

from support import chromium
from support.program import check, drive_checks, run
from support.pseudoterminal import PseudoTerminal
from support.screen import squeezed

try:
    import pyte
    from wcwidth import wcwidth
except ImportError:
    pyte = None

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SESSIONS = [
    "demos/first-goal", "demos/advice", "demos/offline", "typed-ahead", "interrupted-answer",
    "multi-line", "goal-from-start-to-finish", "history", "json", "settings",
]


def session(name):
    return os.path.join(ROOT, "Sessions", name + ".session")


def export(lume, folder, name, *flags):
    path = name if os.path.isabs(name) else session(name)
    status, output, errors = run([lume, "export", path, *flags], folder)
    check(status == 0, f"{name}: {errors}")
    return output


def events(cast):
    """Header, and events with times since the start."""
    header, *rest = [json.loads(line) for line in cast.splitlines()]
    now, all_of_it = 0, []
    for time, code, data in rest:
        now = time if header["version"] == 2 else now + time
        all_of_it.append((now, code, data))
    return header, all_of_it


def rows(screen):
    """All rows that there ever were."""
    history = [
        "".join(line[x].data for x in range(screen.columns)) for line in screen.history.top
    ]
    text = [row.rstrip() for row in history + screen.display]
    while text and not text[-1]:
        text.pop()
    return text


def terminal(header):
    width = header.get("width") or header["term"]["cols"]
    height = header.get("height") or header["term"]["rows"]
    screen = pyte.HistoryScreen(width, height, history=10_000, ratio=0.5)
    return screen, pyte.Stream(screen)


def show(stream, data):
    # pyte takes the parameter of synchronized updates for a mode that it does not know, and no
    # harm is done by either.
    stream.feed(data)


# Casts

def asciinema_writes_what_is_there(lume, folder):
    program = shutil.which("asciinema")
    if not program:
        return "left out: no asciinema"
    for name in SESSIONS:
        path = os.path.join(folder, "a.cast")
        # As it's written where nothing is said but the name.
        export(lume, folder, name, "-o", path)
        with open(path, encoding="utf-8") as file:
            cast = file.read()
        expected = "".join(data for _, code, data in events(cast)[1] if code == "o")
        for verb in ["cat", "play --speed 10000 --idle-time-limit 0.01"]:
            # It wants a terminal of its own, which would put a carriage return before every newline.
            command = f"stty -opost; exec {program} {verb} {path}"
            status, written, _ = run(["script", "-qec", command, os.devnull], folder)
            check(status == 0, f"asciinema {verb} ends with {status}: {written[-200:]}")
            check(written == expected, f"{name}: asciinema {verb} writes something else")
    return f"{len(SESSIONS)} casts"


def what_asciinema_records_is_imported(lume, folder):
    program = shutil.which("asciinema")
    if not program:
        return "left out: no asciinema"
    path = os.path.join(folder, "shell.cast")
    inputs = [
        '/goal new "Walk 10k steps" --target 10000 steps', "/goals",
        "How should I begin, if it rains on most of my days and the evenings are short and dark?",
        "/quit",
    ]
    with PseudoTerminal(60, 20) as pty:
        command = f"{lume} --seed 1"
        pty.start([program, "rec", "-q", "-c", command, path], folder)
        for text in inputs:
            pty.wait_for_prompt()
            pty.press(text)
            # A typed key is drawn before Enter is.
            pty.rest(0.3)
            pty.press("\r")
            pty.rest(1.5)
        check(pty.finish() == 0, "it's recorded")
    status, draft, errors = run([lume, "import", path], folder)
    check(status == 0, errors)
    typed = [line[2:] for line in draft.splitlines() if line.startswith("> ")]
    check(typed == inputs, f"typed was {typed}")
    printed = " ".join(line[2:] for line in draft.splitlines() if line.startswith("| "))
    check("Goal 1 saved: Walk 10k steps" in printed, printed)
    return f"{len(inputs)} inputs"


def both_versions_are_one(lume, folder):
    for name in SESSIONS:
        one, two = (
            events(export(lume, folder, name, "--format", "cast" + version))[1] for version in "23"
        )
        two = [event for event in two if event[1] != "x"]
        one = [event for event in one if event[2] or event[1] != "o"]
        check(
            [event[1:] for event in one] == [event[1:] for event in two], f"{name}: other events")
        far = [a for a, b in zip(one, two) if abs(a[0] - b[0]) > 0.002]
        check(not far, f"{name}: other times {far[:3]}")
    return f"{len(SESSIONS)} casts"


def version_3_keeps_its_grammar(lume, folder):
    """As https://docs.asciinema.org/manual/asciicast/v3/ has it."""
    keys = {
        "version": int, "term": dict, "timestamp": int, "idle_time_limit": float, "command": str,
        "title": str, "env": dict, "tags": list,
    }
    color = re.compile(r"#[0-9a-f]{6}")
    count = 0
    for path in sorted(glob.glob(os.path.join(ROOT, "Sessions", "**", "*.session"), recursive=True)):
        name = os.path.relpath(path, os.path.join(ROOT, "Sessions"))[: -len(".session")]
        lines = export(lume, folder, name, "--format", "cast3").splitlines()
        header = json.loads(lines[0])
        check(header["version"] == 3, f"{name}: version")
        for key, value in header.items():
            check(key in keys and isinstance(value, keys[key]), f"{name}: {key}")
        term = header["term"]
        check(term["cols"] > 0 and term["rows"] > 0, f"{name}: size")
        check(set(term) <= {"cols", "rows", "type", "version", "theme"}, f"{name}: {set(term)}")
        theme = term["theme"]
        check(color.fullmatch(theme["fg"]) and color.fullmatch(theme["bg"]), f"{name}: theme")
        palette = theme["palette"].split(":")
        check(len(palette) in (8, 16) and all(map(color.fullmatch, palette)), f"{name}: palette")
        for place, line in enumerate(lines[1:], 2):
            interval, code, data = json.loads(line)
            check(isinstance(interval, (int, float)) and interval >= 0, f"{name}:{place}: {line}")
            check(isinstance(data, str), f"{name}:{place}: {line}")
            check(code in "omrx", f"{name}:{place}: {line}")
            if code == "r":
                check(re.fullmatch(r"\d+x\d+", data), f"{name}:{place}: {line}")
            if code == "x":
                check(place == len(lines) and data.isdigit(), f"{name}:{place}: {line}")
            count += 1
    return f"{count} events"


def pyte_shows_the_text(lume, folder):
    if not pyte:
        return "left out: no pyte"
    for name in SESSIONS:
        header, all_of_it = events(export(lume, folder, name, "--format", "cast2"))
        screen, stream = terminal(header)
        for _, code, data in all_of_it:
            if code == "o":
                show(stream, data)
        text = export(lume, folder, name, "--format", "txt").splitlines()
        check(rows(screen) == text, lambda: f"{name}:\n" + "\n".join(rows(screen)) + "\n--\n" + "\n".join(text))
    return f"{len(SESSIONS)} sessions"


def pyte_shows_each_still(lume, folder):
    """Screen by screen: what a still of a turn has is what pyte shows where the next one begins."""
    if not pyte:
        return "left out: no pyte"
    count = 0
    # What is typed ahead begins in the midst of the turn before.
    for name in set(SESSIONS) - {"typed-ahead"}:
        header, all_of_it = events(export(lume, folder, name, "--format", "cast2"))
        screen, stream = terminal(header)
        turn = 0
        for _, code, data in all_of_it:
            if code == "o":
                show(stream, data)
            if code == "m" and data in texts(name):
                if turn:
                    still = export(
                        lume, folder, name, "--format", "txt", "--at", str(turn)).splitlines()
                    shown = [row.rstrip() for row in screen.display]
                    while shown and not shown[-1]:
                        shown.pop()
                    check(shown == still, lambda: f"{name}, turn {turn}: {shown} and {still}")
                    count += 1
                turn += 1
    return f"{count} stills"


def texts(name):
    """The inputs of a session."""
    with open(session(name), encoding="utf-8") as file:
        found = re.findall(r"^>(?:\+\d+)? (.*\n(?:   .*\n)*)", file.read(), re.MULTILINE)
    return {text[:-1].replace("\n   ", "\n").replace("\\z", "") for text in found}


# The player

def play(lume, folder, pty, *flags):
    pty.start([lume, "play", session("demos/first-goal"), *flags], folder)


def plays_in_a_narrow_terminal(lume, folder):
    with PseudoTerminal(10, 15) as pty:
        play(lume, folder, pty, "--ascii")
        pty.wait_for("> /goal")
        check(pty.screen.text().isascii(), pty.dump())
        pty.press("q")
        check(pty.finish() == 0, "q leaves")
    return "10 columns"


def plays_in_a_terminal(lume, folder):
    with PseudoTerminal(80, 24) as pty:
        before = pty.settings()
        play(lume, folder, pty, "--speed", "100")
        pty.wait_for("74 %")
        check(pty.finish() == 0, "it plays to its end")
        check(pty.settings() == before, "the tty is as it was")
        text = export(lume, folder, "demos/first-goal", "--format", "txt", "--size", "80x24")
        check(squeezed(text) in squeezed(pty.screen.text()), pty.dump)
    with PseudoTerminal(80, 24) as pty:
        before = pty.settings()
        play(lume, folder, pty)
        pty.wait_for("space pauses")
        pty.press(" ")
        pty.wait_for("paused")
        shown = pty.screen.text()
        pty.rest(0.5)
        check(pty.screen.text() == shown, "time stands still")
        for turn in range(1, 6):
            pty.press("n")
            pty.wait_for(f"turn {turn}")
        pty.press("p")
        pty.wait_for("turn 4")
        pty.press(" ")
        pty.wait("the hint to go", lambda: "paused" not in pty.screen.text())
        pty.press("q")
        check(pty.finish() == 0, "q leaves")
        check(pty.settings() == before, "the tty is as it was")
    with PseudoTerminal(80, 24) as pty:
        before = pty.settings()
        play(lume, folder, pty, "--step", "--speed", "100")
        for turn in range(1, 6):
            pty.wait_for(f"paused · turn {turn}")
            pty.press(" ")
        check(pty.finish() == 0, "it steps to its end")
        play(lume, folder, pty)
        pty.wait_for("space pauses")
        pty.kill(signal.SIGTERM)
        check(pty.finish() == 143, "a signal ends it")
        check(pty.settings() == before, "the tty is as it was")
    return "3 times"


CAPTIONED = """lume-session 1

@ caption "Below the screen."
> /help
@ pause 60s
> /goals
"""


def shows_captions_and_takes_another_size(lume, folder):
    path = os.path.join(folder, "captioned.session")
    with open(path, "w", encoding="utf-8") as file:
        file.write(CAPTIONED)
    status, _, errors = run([lume, "update", "--force", path], folder)
    check(status == 0, errors)
    with PseudoTerminal(80, 24) as pty:
        pty.start([lume, "play", path, "--idle", "60s", "--typing", "0"], folder)
        pty.wait_for("space pauses")
        pty.wait("the caption", lambda: pty.screen.text().splitlines()[-1].strip()
                 == "Below the screen.")
        pty.wait("help above it", lambda: "/help keys" in pty.screen.text())
        pty.wait("the hint to go", lambda: "space pauses" not in pty.screen.text())
        for columns, rows in ((60, 16), (100, 30), (40, 10)):
            pty.resize(columns, rows)
            text = export(lume, folder, path, "--format", "txt", "--at", "1",
                          "--size", f"{columns}x{rows - 2}")
            wanted = [row.rstrip() for row in text.splitlines()]

            def is_shown():
                shown = ["".join(row).rstrip() for row in pty.screen.cells]
                return shown[:len(wanted)] == wanted and shown[-1].strip() == "Below the screen."

            pty.wait(f"the same screen in {columns}x{rows}", is_shown)
        pty.press("q")
        check(pty.finish() == 0, "q leaves")
        check("Below the screen." not in pty.screen.text(), "the caption is gone")
    return "4 sizes"


# Pictures

READ = """(() => {
  const inner = document.querySelector('svg svg'), sheet = inner.querySelector('g')
  const matrix = sheet.getScreenCTM(), frame = inner.getScreenCTM(), unit = matrix.a
  const rows = []
  for (const one of sheet.querySelectorAll('text,use')) {
    if (getComputedStyle(one).visibility != 'visible') continue
    const isUse = one.tagName == 'use'
    const text = isUse ? document.querySelector(one.getAttribute('href')) : one
    const top = +one.getAttribute('y') - (isUse ? 0 : 17)
    const start = +(text.getAttribute('x') || text.querySelector('tspan[x]')?.getAttribute('x') || 0)
    const cover = one.nextElementSibling
    let end = 1e6
    if (cover && cover.classList.contains('k'))
      end = (cover.getBoundingClientRect().left - matrix.e) / unit / 10
    rows.push([Math.round((top * unit + matrix.f - frame.f) / unit / 23), start / 10,
               text.textContent, Math.round(end)])
  }
  return rows
})()"""


def read(found, height):
    """What stands on the rows of a picture."""
    text = [""] * height
    for row, start, characters, end in found:
        if not 0 <= row < height:
            continue
        line, column = " " * int(start), int(start)
        for character in characters:
            width = max(0, wcwidth(character))
            if column + width > end:
                break
            line += character
            column += width
        if line.strip():
            check(not text[row], f"two texts on row {row}: {text[row]!r} and {line!r}")
            text[row] = line.rstrip()
    return text


def chromium_shows_the_text(lume, folder):
    if not pyte or not chromium.find():
        return "left out: no chromium or no pyte"
    return asyncio.run(pictures(lume, folder))


async def pictures(lume, folder):
    chance = random.Random(1)
    count = 0
    async with chromium.Browser() as browser:
        for name in SESSIONS:
            header, all_of_it = events(export(lume, folder, name, "--format", "cast2"))
            path = os.path.join(folder, "a.svg")
            with open(path, "w", encoding="utf-8") as file:
                file.write(export(lume, folder, name))
            await browser.prefer()
            await browser.open("file://" + path)
            changes = [time * 1000 for time, code, _ in all_of_it if code == "o"]
            length = changes[-1]
            times = []
            while len(times) < 10:
                time = chance.uniform(0, length - 20)
                if all(abs(change - time) > 12 for change in changes):
                    times.append(time)
            screen, stream = terminal(header)
            waiting = list(all_of_it)
            for time in sorted(times):
                while waiting and waiting[0][0] * 1000 <= time:
                    _, code, data = waiting.pop(0)
                    if code == "o":
                        show(stream, data)
                shown = [row.rstrip() for row in screen.display]
                check(await browser.stop_at(time) > 0, f"{name}: nothing moves")
                found = read(await browser.value(READ), len(shown))
                check(found == shown, lambda: f"{name} at {time:.0f} ms:\n{found}\n{shown}")
                count += 1
            await colors(browser, name)
            await browser.prefer(motion="reduce")
            await browser.open("file://" + path)
            check(await browser.stop_at(0) == 0, f"{name}: it moves though nobody wants it to")
            last = export(lume, folder, name, "--format", "txt").splitlines()
            found = [row for row in read(await browser.value(READ), len(shown)) if row]
            check(found == [row for row in last if row][-len(found):], f"{name}: {found}")
            await in_a_page(browser, folder, path)
    return f"{count} pictures of {len(SESSIONS)} sessions"


async def colors(browser, name):
    background = "getComputedStyle(document.querySelector('.w')).fill"
    light = await browser.value(background)
    await browser.prefer("dark")
    dark = await browser.value(background)
    check(light != dark, f"{name}: {light} in light and dark")


async def in_a_page(browser, folder, picture):
    page = os.path.join(folder, "page.html")
    with open(page, "w", encoding="utf-8") as file:
        file.write(f'<!doctype html><img src="{picture}">')
    await browser.open("file://" + page)
    width = await browser.value("document.images[0].naturalWidth")
    check(width > 300, f"as an image it is {width} wide")


CHECKS = [
    both_versions_are_one, version_3_keeps_its_grammar, asciinema_writes_what_is_there,
    what_asciinema_records_is_imported, plays_in_a_narrow_terminal,
    pyte_shows_the_text, pyte_shows_each_still, plays_in_a_terminal,
    shows_captions_and_takes_another_size, chromium_shows_the_text,
]


if __name__ == "__main__":
    drive_checks(__doc__, "demos", CHECKS)
