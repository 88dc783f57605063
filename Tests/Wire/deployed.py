#!/usr/bin/env python3
"""Tries what is in Scripts/deploy, as far as there are the programs for it.

    Scripts/postgresql deployed.py path/to/lume

The unit is read by systemd-analyze, the packages of the Containerfile are compared with what the program
loads, and three servers with the flags of the unit are rolled behind nginx while they are asked.
"""

import contextlib
import glob
import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
import uuid

sys.dont_write_bytecode = True

from claims.consultations import about
from claims.goals import new as goal
from claims.sockets import connected, path
from wire.client import Client
from wire.failure import check, same
from wire.holding import hold
from wire.nginx import Nginx, executable, free_port
from wire.server import TALKATIVE, Server
from wire.shapes import GOAL, REGISTERED, page
from wire.sockets import Socket
from wire.world import form

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
#: Of one there is one chat at a time.
PERSONAS = ("general_wellness", "nutritionist", "fitness_coach")
NAME = "goals.example.org"


def text(name):
    with open(f"{ROOT}/Scripts/deploy/{name}", encoding="utf-8") as file:
        return file.read()


def systemd_takes_the_unit(lume, folder):
    if not shutil.which("systemd-analyze"):
        return "not tried: systemd isn't installed"
    unit = f"{folder}/lume@.service"
    with open(unit, "w", encoding="utf-8") as file:
        file.write(text("lume@.service").replace("/usr/local/bin/lume", lume))
    # An exposure of 2.0 of 10 at most.
    security = ["security", "--offline=true", "--no-pager", "--threshold=20"]
    for words in (["verify", "--man=no"], security):
        found = subprocess.run(["systemd-analyze", *words, unit], capture_output=True, text=True)
        said = found.stderr + (found.stdout if found.returncode else "")
        check(found.returncode == 0 and not found.stderr, f"of the unit systemd says {said}")


def the_container_has_the_libraries(lume, _):
    if not shutil.which("dpkg"):
        return "not tried: the packages are Debian's"
    given = set(re.search(r"--no-install-recommends((?: |\\\n|[\w.+-])*)&&", text("Containerfile"))
                .group(1).replace("\\", " ").split())
    linked = subprocess.run(["ldd", lume], capture_output=True, text=True, check=True).stdout
    files = {line.split(" => ")[1].split()[0] for line in linked.splitlines() if " => /" in line}
    for source in glob.glob(f"{ROOT}/Sources/C*/load.c"):
        with open(source, encoding="utf-8") as file:
            names = re.findall(r'"(lib[\w.+-]+\.so\.\d+)"', file.read())
        cache = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
        for name in names:
            files.add(re.search(rf"\s{re.escape(name)} .*=> (\S+)", cache).group(1))
    check(len(files) > 9, f"it loads {files}")
    needed = set()
    for file in files:
        found = subprocess.run(["dpkg", "-S", os.path.realpath(file)], capture_output=True, text=True)
        # Swift's own are part of a release.
        needed |= {found.stdout.split(":")[0]} if found.returncode == 0 else set()
    brought, new = set(), given
    while new:
        words = ["dpkg-query", "-W", "-f", "${Depends}, ${Pre-Depends}, "]
        told = subprocess.run([*words, *new], capture_output=True, text=True).stdout
        brought |= new
        new = set(re.findall(r"([\w.+-]+)[^,]*, ", told)) - brought
    same(needed - brought, set(), "the packages that the Containerfile lacks")


class Front(Nginx):
    """nginx as it's deployed, without TLS."""

    def __init__(self, folder, ports):
        super().__init__(folder)
        page = text("nginx.conf").replace("listen 443 ssl", f"listen 127.0.0.1:{self.port}")
        page = re.sub(r" *ssl_certificate.*\n", "", page)
        for number, port in enumerate(ports, 1):
            check(f"127.0.0.1:808{number} " in page, f"nginx has no server {number}")
            page = page.replace(f"127.0.0.1:808{number} ", f"127.0.0.1:{port} ")
        self.page = page
        self.base = f"http://127.0.0.1:{self.port}/api/v1"


class Named(Client):
    """Asks by the name of the unit and of nginx."""

    def ask(self, method, path, json=None, **more):
        headers = {"Host": NAME, **more.pop("headers", {})}
        return super().ask(method, path, json, headers=headers, **more)


def a_roll_out_costs_nobody_anything(lume, folder):
    if not executable():
        return "not tried: nginx isn't installed"
    if not os.environ.get("LUME_TEST_DATABASE"):
        return "not tried: there is no PostgreSQL: start it by Scripts/postgresql"
    command = re.search(r"^ExecStart=\S+ serve (.*)", text("lume@.service"), re.M).group(1)

    def server(number, port):
        words = command.replace("808%i", str(port)).replace("910%i", "0")
        more = (*TALKATIVE, "--pace", "20ms", "--drain", "1s")
        return Server(lume, f"{folder}/served", *shlex.split(words), *more)

    ports = [free_port() for _ in range(3)]
    with contextlib.ExitStack() as stack:
        running = [stack.enter_context(server(*it)) for it in enumerate(ports, 1)]
        front = stack.enter_context(Front(f"{folder}/nginx", ports))
        user = Named(front)
        tokens = user.post("/auth/register", form("ann@example.org")).has(201, REGISTERED)
        user.token = tokens["access_token"]
        is_over, made, odd, again = threading.Event(), [], [], []

        def repeated(ask):
            """Asks again when that's what the answer says, as clients do."""
            answer = ask()
            while answer.status == 503 and "Retry-After" in answer.headers and len(again) < 10:
                again.append(answer.body)
                is_over.wait(int(answer.headers["Retry-After"]))
                answer = ask()
            return answer

        def work():
            client = Named(front, user.token)
            while not is_over.is_set():
                listed = repeated(lambda: client.get("/goals", limit=1))
                key = {"Idempotency-Key": str(uuid.uuid4())}
                new = goal(title=key["Idempotency-Key"])
                posted = repeated(lambda: client.post("/goals", new, headers=key))
                made.append(posted.status)
                if (listed.status, posted.status) != (200, 201):
                    odd.append((listed.status, posted.status, posted.body))

        workers = [threading.Thread(target=work) for _ in range(3)]
        for worker in workers:
            worker.start()
        try:
            chats = [about(user, persona=it) for it in PERSONAS]
            for place, port in enumerate(ports):
                sockets = [stack.enter_context(Socket(user, path(chat))) for chat in chats]
                for socket, chat in zip(sockets, chats):
                    connected(socket, chat)
                    socket.say("How should I start?")
                    socket.frame("message_received")
                running[place].end()
                for socket in sockets:
                    check(len(socket.rest()[0]) > 20, "an answer is cut")
                running[place] = stack.enter_context(server(place + 1, port))
        finally:
            is_over.set()
            for worker in workers:
                worker.join()
        same(odd, [], f"what isn't 200 and 201 among {len(made)} requests of each kind")
        check(len(made) > 30, f"only {len(made)} goals were made")
        total = user.get("/goals", limit=1).has(200, page("goals", GOAL))["total"]
        same(total, len(made), "the goals that are there")
        if again:
            print(f"{len(again)} requests were to be sent again: {again}")


hold(
    "of what is deployed",
    __doc__,
    systemd_takes_the_unit,
    the_container_has_the_libraries,
    a_roll_out_costs_nobody_anything,
)
