#!/usr/bin/env python3
"""Holds the manual page to mandoc and to man, which read it as users do.

    manual.py path/to/lume

What isn't installed is skipped with a word. Needs nothing but Python's own library.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

#: What mandoc says of pages that aren't on this machine is no fault of this one.
OTHERS = re.compile(r"mandoc\.db|referenced manual not found")


def output(arguments, page=None):
    ended = subprocess.run(
        arguments,
        input=page,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=60,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MANPAGER": "cat"},
    )
    return ended.stdout


def complaints(page):
    if shutil.which("mandoc") is None:
        print("mandoc: skipped, as it isn't installed")
        return
    for line in output(["mandoc", "-Tlint", "-Wall"], page).splitlines():
        if not OTHERS.search(line):
            yield line


def missing(lume, page):
    """What help names and the page, as man shows it, doesn't."""
    if shutil.which("man") is None:
        print("man: skipped, as it isn't installed")
        return
    with tempfile.NamedTemporaryFile("w", suffix=".1") as file:
        file.write(page)
        file.flush()
        shown = output(["man", "-l", "--warnings", file.name])
    shown = re.sub(".\b", "", shown)
    yield from (line for line in shown.splitlines() if "warning" in line)
    with tempfile.TemporaryDirectory() as home:
        os.environ["LUME_HOME"] = home
        for line in output([lume, "-c", "/help"]).splitlines():
            for command in re.findall(r"(?<![\w.])/[a-z]+", line):
                if command not in shown:
                    yield f"man doesn't show {command}"
    for verb in re.findall(r"^  lume ([a-z]+)", output([lume, "--help"]), re.MULTILINE):
        for flag in re.findall(r"^  (-[-a-z]+)", output([lume, verb, "--help"]), re.MULTILINE):
            if flag not in shown:
                yield f"man doesn't show {flag} of {verb}"


def main():
    lume = os.path.abspath(sys.argv[1])
    page = output([lume, "help", "--man"])
    found = [*complaints(page), *missing(lume, page)]
    for line in found:
        print(line)
    print("the manual page: " + (f"{len(found)} complaints" if found else "all is well"))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
