"""A PostgreSQL of a driver's own, which can be killed: by socket alone, and gone afterwards."""

import asyncio
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

    def __init__(self, folder):
        found = glob.glob("/usr/lib/postgresql/*/bin/initdb") or [shutil.which("initdb")]
        if not found[-1]:
            print("PostgreSQL is not here: initdb is missing.", file=sys.stderr)
            sys.exit(69)
        self.folder, self.data = folder, os.path.join(folder, "data")
        self.bin = os.path.dirname(max(found))
        self.address = f"postgres://lume@/lume?host={folder}"
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
        subprocess.run([f"{self.bin}/createdb", "-h", self.folder, "-U", "lume", "lume"], check=True)
        return self

    def __exit__(self, *_):
        self.kill(signal.SIGQUIT)

    def _begin(self, name, *words, **more):
        command = [f"{self.bin}/{name}", "-D", self.data, *words]
        return subprocess.Popen(command, cwd="/", stderr=subprocess.STDOUT, **more, **self.user)

    def start(self):
        """Of one that was killed there are processes for a moment, until whose end it can't begin."""
        deadline = time.monotonic() + 60
        flags = ["-k", self.folder, "-c", "listen_addresses=", "-c", "recovery_init_sync_method=syncfs"]
        asked = [f"{self.bin}/pg_isready", "-q", "-h", self.folder, "-t", "1"]
        with open(os.path.join(self.folder, "log"), "ab") as log:
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
