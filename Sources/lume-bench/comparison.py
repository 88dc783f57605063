#!/usr/bin/env python3
"""Measures what it is like at the prompts of lume, `llm chat`, pgcli, sqlite3 and bash.

    comparison.py LUME [--write PAGE]

Prints a table in Markdown, or puts it into a page in the place of the last one. What isn't on the path is left out and named; pgcli also needs initdb and
pg_ctl. `llm chat` and lume talk to the same made-up model, which says a word every 20 ms; the others
print a line as often, pgcli waits for a query. Needs pyte for what is on the screen.
"""

import datetime
import fcntl
import os
import platform
import pwd
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import termios
import time

import pyte

from prompt import INTERRUPT, Bench, Model, Terminal, percentile

#: How often a time is taken.
RUNS = 5
YES, NO = "yes", "no"


class Program:
    """How one of them is started, kept busy and asked."""

    #: What its prompt ends with.
    prompt = ""
    #: A line that takes long and prints all the while, and what is printed first.
    busy, begun = "", ""
    #: A line that is quickly done, with a place for a word, which then is in what it shows.
    quick = "{}"
    #: What is shown once the line for "first" runs.
    ran = rb"\nfirst\r"
    #: What lists its commands.
    help = ""

    #: What tells its version.
    version = "--version"

    def __init__(self, name, arguments, home, **variables):
        self.name, self.arguments, self.home, self.variables = name, arguments, home, variables

    def titled(self):
        """Its name and version."""
        said = subprocess.run([self.arguments[0], self.version], capture_output=True, text=True,
                              check=False).stdout
        number = re.search(r"\d+(\.\d+)+", said)
        return f"{self.name} {number[0]}" if number else self.name

    def open(self):
        terminal = Terminal(self.arguments, self.home, **self.variables)
        try:
            terminal.wait(self.prompt)
        except TimeoutError:
            terminal.__exit__()
            raise
        return terminal


class Lume(Program):
    prompt, busy, help = "▸", "Tell me about walks", "/help"
    ran = rb"q[a-z]{4}q"


class LLM(Program):
    prompt, busy, help = "> ", "Tell me about walks", None
    ran = rb"q[a-z]{4}q"


class SQLite(Program):
    prompt, help = "sqlite> ", ".help"
    busy = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT count(*) FROM n;"
    quick = "SELECT '{}';"


class Bash(Program):
    prompt, help = "bash> ", "help"
    busy = "while :; do echo word; sleep 0.02; done"
    quick = "echo {}"


class PGCLI(Program):
    prompt, help = "postgres>", "\\?"
    busy = "SELECT pg_sleep(100);"
    quick = "SELECT '{}';"
    ran = rb"SELECT 1"


def screen(terminal):
    """What a person sees now."""
    shown = pyte.Screen(80, 24)
    pyte.ByteStream(shown).feed(terminal.shown)
    return shown


def rows(terminal):
    return [row.rstrip() for row in screen(terminal).display]


def start(program):
    """How long it takes to its prompt, and the memory that it has there."""
    times = []
    for _ in range(RUNS):
        with program.open() as terminal:
            times.append((terminal.wait(program.prompt) - terminal.start) * 1000)
            terminal.settle(0.5)
            memory = terminal.memory()
    return f"{statistics.median(times):.0f}", f"{memory:.0f}"


def echo(program):
    with program.open() as terminal:
        terminal.settle(1)
        return f"{percentile(Bench.keys(terminal, 150, (0.02, 0.05)), 0.95):.1f}"


def keep_busy(program, terminal):
    terminal.settle(0.5)
    terminal.press(program.busy + "\r")
    for _ in range(20):
        terminal.read(0.05)


def edits(program):
    """Whether what is typed while something is printed stands on a row by itself, and is editable:
    a letter that is put in between two others by the arrow key is there."""
    with program.open() as terminal:
        keep_busy(program, terminal)
        for key in ("x", "y", "z", "\x1b[D", "w"):
            terminal.press(key)
            for _ in range(5):
                terminal.read(0.05)
        shown = rows(terminal)
        return YES if any("xywz" in row for row in shown) else NO


def interrupt(program):
    """Milliseconds from Ctrl-C while it is busy to the prompt."""
    times = []
    for _ in range(3):
        with program.open() as terminal:
            keep_busy(program, terminal)
            terminal.forget()
            begin = time.monotonic()
            terminal.press(INTERRUPT)
            try:
                shown = terminal.wait(program.prompt, 10)
            except TimeoutError:
                terminal.settle(0.2)
                return "ends" if has_ended(terminal) else "stays busy"
            times.append((shown - begin) * 1000)
    return f"{statistics.median(times):.0f}"


def has_ended(terminal):
    process, _ = os.waitpid(terminal.process, os.WNOHANG)
    if process:
        terminal.process = None
    return bool(process)


def survives(program):
    """Whether Ctrl-C with a text on the line leaves it running."""
    with program.open() as terminal:
        terminal.settle(0.5)
        terminal.press("text")
        terminal.settle(0.2)
        terminal.press(INTERRUPT)
        terminal.settle(1)
        return NO if has_ended(terminal) else YES


def keeps_history(program):
    """Whether a line is there again after the program was killed."""
    with program.open() as terminal:
        terminal.settle(0.5)
        terminal.press(program.quick.format("unforgettable") + "\r")
        terminal.settle(1)
    with program.open() as terminal:
        terminal.settle(0.5)
        terminal.forget()
        terminal.press("\x1b[A")
        terminal.settle(0.5)
        return YES if b"unforgettable" in terminal.shown else NO


def holds_paste(program):
    """Whether three pasted lines wait for Enter."""
    lines = [program.quick.format(word) for word in ("first", "second", "third")]
    with program.open() as terminal:
        terminal.settle(0.5)
        bracketed = b"\x1b[?2004h" in terminal.shown
        terminal.forget()
        text = "\r".join(lines)
        terminal.press(f"\x1b[200~{text}\x1b[201~" if bracketed else text)
        terminal.settle(1)
        return NO if re.search(program.ran, terminal.shown) else YES


def restores(program):
    """Whether the settings of the terminal are as before after SIGTERM, at the prompt."""
    master, slave = os.openpty()
    before = termios.tcgetattr(slave)
    process = os.fork()
    if process == 0:
        os.setsid()
        fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
        for descriptor in range(3):
            os.dup2(slave, descriptor)
        os.chdir(program.home)
        os.execvpe(program.arguments[0], program.arguments, environment(program))
    shown = b""
    while program.prompt.encode() not in shown:
        shown += os.read(master, 65536)
    time.sleep(1)
    os.kill(process, signal.SIGTERM)
    deadline = time.monotonic() + 3
    while not (ended := os.waitpid(process, os.WNOHANG)[0]) and time.monotonic() < deadline:
        time.sleep(0.05)
    after = termios.tcgetattr(slave)
    if not ended:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
    os.close(master)
    os.close(slave)
    return "goes on" if not ended else YES if after == before else NO


def environment(program):
    return {
        "PATH": os.environ["PATH"], "HOME": program.home, "LUME_HOME": program.home,
        "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **program.variables,
    }


def help_rows(program):
    if program.help is None:
        return "-"
    with program.open() as terminal:
        terminal.settle(0.5)
        terminal.forget()
        terminal.press(program.help + "\r")
        terminal.settle(1)
        return str(max(0, terminal.shown.count(b"\n") - 1))


def idle(program):
    with program.open() as terminal:
        terminal.settle(2)
        before = terminal.work()
        time.sleep(10)
        return f"{(terminal.work() - before) * 1000:.1f}"


ROWS = [
    ("start to prompt, ms", lambda program: start(program)[0]),
    ("memory at the prompt, MiB", lambda program: start(program)[1]),
    ("processor time idle for 10 s, ms", idle),
    ("key echo at rest, p95, ms", echo),
    ("the line can be edited, whole, while something is printed or runs", edits),
    ("Ctrl-C to prompt while it is busy, ms", interrupt),
    ("Ctrl-C with text on the line leaves it running", survives),
    ("a line is in the history after kill -9", keeps_history),
    ("three pasted lines wait for Enter", holds_paste),
    ("the terminal is as before after kill -TERM", restores),
    ("rows of its list of commands", help_rows),
]


def start_postgres(folder):
    """A server of its own; answers the folder of its socket, or None."""
    found = shutil.which("initdb") or "/usr/lib/postgresql/15/bin/initdb"
    if not os.path.exists(found):
        return None
    binaries = os.path.dirname(found)
    user = pwd.getpwnam("postgres") if os.getuid() == 0 else None
    if user:
        os.chown(folder, user.pw_uid, user.pw_gid)
    how = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
    log = subprocess.DEVNULL
    for arguments in (
        ["initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "postgres"],
        ["pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o",
         f"-c listen_addresses= -k {folder}", "start"],
    ):
        program = os.path.join(binaries, arguments[0])
        subprocess.run([program, *arguments[1:]], cwd=folder, check=True, stdout=log, **how)

    def stop():
        subprocess.run([os.path.join(binaries, "pg_ctl"), "-D", f"{folder}/data", "-m", "fast",
                        "stop"], cwd=folder, stdout=log, **how)

    return stop


def programs(lume, model, folder):
    """Those that are here, the names of those that aren't, and what to call at the end."""
    def home(name):
        path = os.path.join(folder, name)
        os.mkdir(path, 0o700)
        return path

    here, missing, ends = [], [], []
    address = model.address
    here.append(Lume("lume", [lume, "--coach", address, "--coach-model", "m"], home("lume")))
    if shutil.which("llm"):
        settings = home("llm")
        with open(os.path.join(settings, "extra-openai-models.yaml"), "w") as file:
            file.write(f"- model_id: made-up\n  model_name: m\n  api_base: {address}\n")
        here.append(LLM("`llm chat`", ["llm", "chat", "-m", "made-up"], settings,
                        LLM_USER_PATH=settings))
    else:
        missing.append("llm chat")
    server = home("postgres") if shutil.which("pgcli") else None
    stop = start_postgres(server) if server else None
    if stop:
        ends.append(stop)
        here.append(PGCLI("pgcli", [
            "pgcli", "-h", server, "-U", "postgres", "--prompt", "postgres> ", "postgres"],
            home("pgcli"), PAGER="cat", XDG_CONFIG_HOME=f"{folder}/pgcli"))
    else:
        missing.append("pgcli")
    if shutil.which("sqlite3"):
        here.append(SQLite("`sqlite3`", ["sqlite3", ":memory:"], home("sqlite3")))
    else:
        missing.append("sqlite3")
    here.append(Bash("bash", ["bash", "--norc", "--noprofile"], home("bash"), PS1="bash> "))
    return here, missing, ends


def measured(measure, program):
    try:
        return measure(program)
    except (TimeoutError, OSError) as error:
        print(f"{program.name}: {error}", file=sys.stderr)
        return "-"


def report(lume):
    """The paragraph on what was measured, and the table, as lines."""
    with tempfile.TemporaryDirectory(prefix="lume-comparison-") as folder, Model(0.02) as model:
        os.chmod(folder, 0o755)
        here, missing, ends = programs(lume, model, folder)
        try:
            yield (f"Measured on {datetime.date.today()} on {os.cpu_count()} cores, {platform.system()} "
                   f"{platform.machine()}; times compare within their row alone.")
            yield ", ".join(program.titled() for program in here) + "."
            if missing:
                yield f"Not here and left out: {', '.join(missing)}."
            yield ""
            yield "| | " + " | ".join(program.name for program in here) + " |"
            yield "|---" * (len(here) + 1) + "|"
            for label, measure in ROWS:
                figures = [measured(measure, program) for program in here]
                yield f"| {label} | " + " | ".join(figures) + " |"
        finally:
            for end in ends:
                end()


def main():
    lines = []
    for line in report(os.path.abspath(sys.argv[1])):
        print(line, flush=True)
        lines.append(line)
    if sys.argv[2:3] == ["--write"]:
        with open(sys.argv[3]) as file:
            page = file.read()
        begin, end = page.index("Measured on "), page.rindex(" |\n") + len(" |\n")
        with open(sys.argv[3], "w") as file:
            file.write(page[:begin] + "\n".join(lines) + "\n" + page[end:])


if __name__ == "__main__":
    main()
