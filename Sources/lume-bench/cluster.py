#!/usr/bin/env python3
"""Measures `lume serve` on PostgreSQL beside SQLite, and one, two and three servers on one database.

    Scripts/postgresql cluster.py LUME [--seconds N]

Prints requests a second and the server's processor time of each in microseconds, of a goal, a list of 20,
a change under a key and a message; then the same behind a proxy that delays each trip to PostgreSQL by
0.6 ms, where each server has one user, and so one connection; and of two servers where PostgreSQL waits
for the disk, and with `synchronous_commit` off. Needs wrk and psql.
"""

import argparse
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Tests/Wire"))

from claims.goals import new as goal
from wire.client import Client
from wire.server import Server
from wire.world import form

USERS, GOALS, DELAY = 8, 20, 0.0003
LIMITS = ("connections-per-address", "sockets-per-user", "messages-per-minute", "messages-at-once")
UNLIMITED = [word for name in LIMITS for word in ("--limit", f"{name}=100000")]
TICKS = os.sysconf("SC_CLK_TCK")
#: What is asked for, as wrk's Lua makes a request of a user.
KINDS = {
    "goal": 'return wrk.format("GET", "/api/v1/goals/" .. user.goal, user.head)',
    "list": 'return wrk.format("GET", "/api/v1/goals?limit=20&offset=0", user.head)',
    "change": """user.head["Idempotency-Key"] = salt .. count
        return wrk.format("PATCH", "/api/v1/goals/" .. user.goal, user.head,
            '{"current_value": ' .. count .. '}')""",
    "message": """return wrk.format("POST", "/api/v1/consultations/" .. user.chat .. "/messages",
        user.head, '{"content": "I walked 4000 steps today"}')""",
}
#: PostgreSQL's share of SQLite's requests a second, and what two and three servers do of one's.
BOUNDS = {"goal": 0.5, "list": 0.5, "change": 0.25, "message": 0.4}
GROWTH = {2: 1.8, 3: 2.6}


def somebody(server, number):
    """A user with goals and a chat, for wrk."""
    client = Client(server)
    body = form(f"bench{number}@example.org")
    while (answer := client.post("/auth/register", body)).status == 429:
        time.sleep(int(answer.headers["Retry-After"]))
    client.token = answer.json()["data"]["access_token"]
    made = [client.post("/goals", goal()).json()["data"]["id"] for _ in range(GOALS)]
    chat = client.post("/consultations", {"persona": "general_wellness"}).json()["data"]
    return {"token": client.token, "goal": made[0], "chat": chat["consultation"]["id"]}


def script(folder, kind, users):
    path = f"{folder}/{kind}{len(os.listdir(folder))}.lua"
    rows = ", ".join(
        '{{goal = "{goal}", chat = "{chat}", head = {{["Authorization"] = "Bearer {token}", '
        '["Content-Type"] = "application/json"}}}}'.format(**user)
        for user in users
    )
    with open(path, "w", encoding="ascii") as file:
        file.write(
            f"""local users = {{{rows}}}
            local count = 0
            local salt = "{time.time()}-"
            request = function()
                count = count + 1
                local user = users[count % #users + 1]
                {KINDS[kind]}
            end
            """
        )
    return path


def processor_time(process):
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def load(servers, users, kind, folder, seconds):
    """Requests a second of all servers together, and microseconds of processor time of each."""
    before = sum(processor_time(server.process) for server in servers)
    running = [
        subprocess.Popen(
            ["wrk", "-t1", "-c8", f"-d{seconds}s", "-s", script(folder, kind, own),
             f"http://127.0.0.1:{server.port}"],
            stdout=subprocess.PIPE, text=True,
        )
        for server, own in zip(servers, users)
    ]  # fmt: skip
    told = [process.communicate()[0] for process in running]
    spent = sum(processor_time(server.process) for server in servers) - before
    count = 0
    for text in told:
        count += int(re.search(r"(\d+) requests in", text).group(1))
        # What is refused at once is no work that was done.
        if bad := re.search(r"Non-2xx or 3xx responses: (\d+)", text):
            print(f"of {kind}: {bad.group(0)}", file=sys.stderr)
            count -= int(bad.group(1))
        if errors := re.search(r"Socket errors: .*", text):
            print(f"of {kind}: {errors.group(0)}", file=sys.stderr)
    return count / seconds, spent / count * 1e6


class Delay:
    """A socket of PostgreSQL's behind which each trip takes longer; a process for each connection."""

    def __init__(self, folder, target):
        self.folder, self.target = folder, f"{target}/.s.PGSQL.5432"

    def __enter__(self):
        os.makedirs(self.folder)
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(f"{self.folder}/.s.PGSQL.5432")
        self.listener.listen(64)
        self.process = os.fork()
        if not self.process:
            self.accept()
        return self

    def __exit__(self, *_):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)

    def accept(self):
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        while True:
            client, _ = self.listener.accept()
            if os.fork():
                client.close()
                continue
            server = socket.socket(socket.AF_UNIX)
            server.connect(self.target)
            threading.Thread(target=self.relay, args=(server, client), daemon=True).start()
            self.relay(client, server)
            os._exit(0)

    def relay(self, source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                time.sleep(DELAY)
                target.sendall(data)
        os._exit(0)


def compare(lume, folder, scripts, seconds, told):
    """One server on each."""
    with contextlib.ExitStack() as stack:
        address = os.environ.pop("LUME_TEST_DATABASE")
        file = stack.enter_context(Server(lume, f"{folder}/file", *UNLIMITED))
        os.environ["LUME_TEST_DATABASE"] = address
        base = stack.enter_context(Server(lume, f"{folder}/base", *UNLIMITED))
        users = [[somebody(it, number) for number in range(USERS)] for it in (file, base)]
        print(f"{'':10}{'SQLite/s':>10}{'us each':>9}{'PostgreSQL/s':>14}{'us each':>9}{'share':>7}")
        for kind, bound in BOUNDS.items():
            (one, own), (other, its) = [
                load([server], [some], kind, scripts, seconds)
                for server, some in zip((file, base), users)
            ]
            print(f"{kind:10}{one:10.0f}{own:9.0f}{other:14.0f}{its:9.0f}{other / one:7.2f}")
            told.append((f"{kind} on PostgreSQL of SQLite's", other / one, bound))


def grow(lume, folder, scripts, seconds, told):
    """Several servers far from their database."""
    address = os.environ["LUME_TEST_DATABASE"]
    place = re.search(r"host=([^&]*)", address).group(1)
    with contextlib.ExitStack() as stack:
        # Short, as the path of a socket has to be.
        behind = stack.enter_context(Delay(f"{folder}/d", place))
        servers = [stack.enter_context(Server(lume, f"{folder}/far", *UNLIMITED))]
        near = servers[0].address
        far = near.replace(place, behind.folder)
        users = [[somebody(servers[0], number)] for number in range(3)]
        servers = [
            stack.enter_context(Server(lume, f"{folder}/far", "--database", far, *UNLIMITED))
            for _ in range(3)
        ]
        print(f"\n0.6 ms away{'1 server/s':>12}{'us each':>9}{'2/s':>7}{'3/s':>7}")
        for kind in ("goal", "change", "message"):
            rates = [load(servers[:n], users[:n], kind, scripts, seconds) for n in (1, 2, 3)]
            one = rates[0][0]
            print(f"{kind:11}{one:12.0f}{rates[0][1]:9.0f}{rates[1][0]:7.0f}{rates[2][0]:7.0f}")
            for count, bound in GROWTH.items():
                told.append((f"{kind} of {count} servers of one's", rates[count - 1][0] / one, bound))


def wait_for_disk(lume, folder, scripts, seconds, told):
    """Two servers whose database keeps what's acknowledged, or all but the last moment, when power fails."""
    for command in ("ALTER SYSTEM SET fsync = on", "SELECT pg_reload_conf()"):
        words = ["psql", "-qAt", os.environ["LUME_TEST_DATABASE"], "-c", command]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    with contextlib.ExitStack() as stack:

        def two(more):
            flags = ("--database", first.address + more, *UNLIMITED)
            return [stack.enter_context(Server(lume, f"{folder}/kept", *flags)) for _ in range(2)]

        first = stack.enter_context(Server(lume, f"{folder}/kept", *UNLIMITED))
        users = [somebody(first, number) for number in range(2 * USERS)]
        users = [users[:USERS], users[USERS:]]
        on, off = two(""), two("%20-csynchronous_commit%3Doff")
        print(f"\n2 servers{'to disk/s':>12}{'us each':>9}{'off/s':>9}{'us each':>9}")
        for kind in ("goal", "change", "message"):
            rates = [load(servers, users, kind, scripts, seconds) for servers in (on, off)]
            (kept, own), (late, its) = rates
            print(f"{kind:9}{kept:12.0f}{own:9.0f}{late:9.0f}{its:9.0f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--seconds", type=int, default=4)
    options = parser.parse_args()
    told = []
    with tempfile.TemporaryDirectory(prefix="lume-") as folder:
        os.makedirs(f"{folder}/lua")
        for part in (compare, grow, wait_for_disk):
            part(options.lume, folder, f"{folder}/lua", options.seconds, told)
    for name, found, bound in told:
        mark = "" if found >= bound else "  below its bound"
        print(f"{name}: {found:.2f}, at least {bound}{mark}")
    sys.exit(0 if all(found >= bound for _, found, bound in told) else 1)


main()
