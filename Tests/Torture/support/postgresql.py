"""A PostgreSQL of a driver's own, which can be killed: by socket alone, and gone afterwards."""

import asyncio
import contextlib
import glob
import json
import os
import shutil
import signal
import subprocess
import sys
import time

from .program import check


class PostgreSQL:
    """What it has been told to keep outlives it: unlike under Scripts/postgresql, fsync is on."""

    def __init__(self, folder, port=5432):
        found = glob.glob("/usr/lib/postgresql/*/bin/initdb") or [shutil.which("initdb")]
        if not found[-1]:
            print("PostgreSQL is not here: initdb is missing.", file=sys.stderr)
            sys.exit(69)
        self.folder, self.data = folder, os.path.join(folder, f"data-{port}")
        self.bin = os.path.dirname(max(found))
        self.place = ["-h", folder, "-p", str(port)]
        self.address = f"postgres://lume@/lume?host={folder}&port={port}"
        self.process = None
        # It refuses to be run by root.
        self.user = {"user": "postgres", "group": "postgres", "extra_groups": []}
        if os.getuid():
            self.user = {}
        else:
            shutil.chown(folder, "postgres", "postgres")

    def __enter__(self):
        flags = ["-U", "lume", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        made = self._begin("initdb", *flags, stdout=subprocess.PIPE)
        said, _ = made.communicate()
        check(made.returncode == 0, lambda: said.decode())
        self.start()
        subprocess.run([f"{self.bin}/createdb", *self.place, "-U", "lume", "lume"], check=True)
        return self

    def __exit__(self, *_):
        if self.process:
            self.kill(signal.SIGQUIT)

    def _begin(self, name, *words, **more):
        command = [f"{self.bin}/{name}", "-D", self.data, *words]
        return subprocess.Popen(command, cwd="/", stderr=subprocess.STDOUT, **more, **self.user)

    def follow(self, other):
        """Begins as a copy of another one, to which all that's written there comes."""
        shutil.rmtree(self.data, ignore_errors=True)
        flags = [*other.place, "-U", "lume", "--write-recovery-conf", "--checkpoint=fast"]
        copied = self._begin("pg_basebackup", *flags, stdout=subprocess.PIPE)
        said, _ = copied.communicate()
        check(copied.returncode == 0, lambda: said.decode())
        self.start()

    def start(self):
        """Of one that was killed there are processes for a moment, until whose end it can't begin."""
        deadline = time.monotonic() + 60
        flags = ["-k", self.folder, *self.place[2:], "-c", "listen_addresses="]
        flags += ["-c", "recovery_init_sync_method=syncfs"]
        asked = [f"{self.bin}/pg_isready", "-q", *self.place, "-t", "1"]
        with open(f"{self.data}.log", "ab") as log:
            self.process = self._begin("postgres", *flags, stdout=log)
            while subprocess.run(asked).returncode != 0:
                check(time.monotonic() < deadline, f"PostgreSQL doesn't begin: see {log.name}")
                time.sleep(0.02)
                if self.process.poll() is not None:
                    self.process = self._begin("postgres", *flags, stdout=log)

    def kill(self, number=signal.SIGKILL):
        """By SIGQUIT it ends at once, too, and in order: both ways the next start has to recover."""
        self.process.send_signal(number)
        self.process.wait()

    def cut_off(self):
        """Kills it and all that it has begun, at once, as a machine that has no power."""
        pid = self.process.pid
        with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
            begun = [int(word) for word in file.read().split()]
        self.kill()
        for each in begun:
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)

    def tell(self, command):
        """Has it do something; answers what it says."""
        words = ["psql", self.address, "-XAtq", "-v", "ON_ERROR_STOP=1", "-c", command]
        return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()

    def psql(self, *words, **more):
        return asyncio.create_subprocess_exec(
            "psql", self.address, "-XAtq", "-v", "ON_ERROR_STOP=1", *words,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more,
        )  # fmt: skip

    async def rows(self, query):
        text = f"SELECT coalesce(json_agg(row_to_json(t)), '[]') FROM ({query}) t"
        process = await self.psql("-c", text)
        output, errors = await process.communicate()
        check(process.returncode == 0, lambda: f"{query}: {errors.decode()}")
        return [tuple(row.values()) for row in json.loads(output)]


class Pair:
    """Two, of which the second follows the first.

    Commits wait for the second, unless it's said not to be synchronous."""

    def __init__(self, folder, is_synchronous=True):
        self.is_synchronous = is_synchronous
        self.first, self.second = PostgreSQL(folder, 5432), PostgreSQL(folder, 5433)
        places = f"host={folder},{folder}&port=5432,5433"
        self.address = f"postgres://lume@/lume?{places}&target_session_attrs=read-write"

    psql, rows = PostgreSQL.psql, PostgreSQL.rows

    def __enter__(self):
        self.first.__enter__()
        self.follow()
        return self

    def __exit__(self, *_):
        self.first.__exit__()
        self.second.__exit__()

    def follow(self):
        self.second.follow(self.first)
        wanted = "sync" if self.is_synchronous else "async"
        if self.is_synchronous:
            self.first.tell("ALTER SYSTEM SET synchronous_standby_names = '*'")
            self.first.tell("SELECT pg_reload_conf()")
        deadline = time.monotonic() + 20
        while self.first.tell("SELECT sync_state FROM pg_stat_replication") != wanted:
            check(time.monotonic() < deadline, f"no PostgreSQL follows another one: {wanted}")
            time.sleep(0.05)

    def stall(self):
        """What is written to the first comes to the second no more."""
        os.kill(int(self.first.tell("SELECT pid FROM pg_stat_replication")), signal.SIGSTOP)

    def promote(self):
        """Has the second be the first from now on."""
        self.second.tell("SELECT pg_promote()")
        self.first, self.second = self.second, self.first
