"""Starts `lume serve` on a port of its own and ends it."""

import json
import os
import queue
import re
import signal
import sqlite3
import subprocess
import threading

from .failure import Failure, check

FIRST_LINE = "listening on http://127.0.0.1:"
#: For who says in a second what takes people minutes.
TALKATIVE = ["--limit", "messages-per-minute=100000", "--limit", "messages-at-once=100000"]


def address(folder):
    """That of a schema of its own under Scripts/postgresql; otherwise none."""
    address = os.environ.get("LUME_TEST_DATABASE")
    if not address:
        return None
    schema = re.sub(r"\W", "_", folder).lower()
    make = f"SET client_min_messages = error; CREATE SCHEMA IF NOT EXISTS {schema}"
    subprocess.run(["psql", "--quiet", address, "--command", make], check=True)
    return f"{address}&options=-csearch_path%3D{schema}"


def environment(folder):
    kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
    return {**kept, "LUME_HOME": folder, "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"}


def run(lume, folder, *words, status=0, given=None):
    """Runs the program beside a server, on its data, and gives what it says: of a failure, why."""
    ended = subprocess.run(
        [lume, *words],
        input=given or "",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**environment(folder), "LUME_DATABASE": address(folder) or ""},
    )
    said = f"lume {' '.join(words)} ends with {ended.returncode}: {ended.stderr}"
    check(ended.returncode == status, said)
    return ended.stderr if status else ended.stdout


class Server:
    """One run of `lume serve`; its data are in `folder` and stay there for the next one.

    Under Scripts/postgresql they are in a schema of its own there, but where it has a clock or keeps
    nothing.
    """

    def __init__(self, lume, folder, *flags):
        self.lume, self.folder, self.flags = lume, folder, flags
        self.log = []
        own = {"--temporary", "--clock", "--seed", "--database"} & set(flags)
        self.address = None if own else address(folder)
        if self.address:
            self.flags = (*flags, "--database", self.address)

    def __enter__(self):
        self.process = subprocess.Popen(
            [self.lume, "serve", "--port", "0", "--drain", "0", *self.flags],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(self.folder),
        )
        lines = queue.Queue()
        self.readers = [
            threading.Thread(target=lambda: [lines.put(line) for line in self.process.stdout]),
            threading.Thread(target=lambda: self.log.extend(self.process.stderr)),
        ]
        for reader in self.readers:
            reader.start()
        try:
            line = lines.get(timeout=20)
            check(line.startswith(FIRST_LINE), f"lume serve began with {line!r}")
        except (queue.Empty, Failure):
            self.process.kill()
            raise Failure(f"lume serve did not say where it listens: {''.join(self.log)}") from None
        self.port = int(line[len(FIRST_LINE) :])
        if "--metrics-port" in self.flags:
            self.metrics = lines.get(timeout=20).removeprefix("metrics on ").strip()
        self.base = f"http://127.0.0.1:{self.port}/api/v1"
        return self

    def end(self):
        """Asks for the end as a service manager does, and waits for it."""
        self.process.send_signal(signal.SIGTERM)
        self.ended()

    def ended(self, code=0):
        """Waits for the end."""
        try:
            status = self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failure("lume serve did not end within 20 s") from None
        for reader in self.readers:
            reader.join()
        check(status == code, f"lume serve ended with {status}: {self.text}")

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.end()

    def rows(self, query):
        """What is in its database."""
        if self.address:
            query = f"SELECT coalesce(json_agg(row_to_json(t)), '[]') FROM ({query}) t"
            command = ["psql", "--quiet", "--tuples-only", self.address, "--command", query]
            told = subprocess.run(command, check=True, capture_output=True).stdout
            return [tuple(row.values()) for row in json.loads(told)]
        return stored(f"{self.folder}/backend.sqlite", query)

    @property
    def text(self):
        return "".join(self.log)


def stored(file, query):
    """What is in a file of SQLite."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        return database.execute(query).fetchall()
