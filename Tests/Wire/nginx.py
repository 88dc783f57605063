#!/usr/bin/env python3
"""Holds `lume serve` behind the real nginx to what the page about that says.

    nginx.py path/to/lume

Runs the configuration of Behind-nginx-and-Caddy.md with other ports and with a certificate of its
own; says so and does nothing where nginx isn't installed.
"""

import argparse
import contextlib
import os
import re
import ssl
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from claims.consultations import about
from claims.goals import a_goal
from claims.sockets import connected, history, path
from wire.client import Client
from wire.failure import Failure, check, same
from wire.nginx import Nginx, executable
from wire.server import Server, stored
from wire.shapes import GOAL, REGISTERED, page
from wire.sockets import Socket
from wire.world import form

NAME = "goals.example.org"
PAGE = "Sources/Program/lume.docc/Behind-nginx-and-Caddy.md"
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")


def the_page():
    with open(os.path.join(ROOT, PAGE), encoding="utf-8") as file:
        return re.search(r"```nginx\n(.*?)```", file.read(), re.S).group(1)


def certificate(folder):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        + ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"]
        + ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},DNS:localhost"],
        check=True,
        capture_output=True,
    )


class Front(Nginx):
    """nginx with the configuration of the page; what it's asked goes by the name of the page."""

    def __init__(self, folder, backend, idle=None):
        super().__init__(folder)
        certificate(folder)
        text = the_page().replace("127.0.0.1:8080", f"127.0.0.1:{backend.port}")
        text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
        text = re.sub(r"/etc/ssl\S+\.pem", f"{folder}/cert.pem", text)
        text = re.sub(r"/etc/ssl\S+\.key", f"{folder}/key.pem", text)
        text = text.replace("server_name goals.example.org", f"server_name {NAME} localhost")
        if idle:
            text = text.replace("75s", idle)
        self.page = text
        self.base = f"https://localhost:{self.port}/api/v1"


class Proxied(Client):
    """Asks by way of nginx, by the name of the page."""

    def __init__(self, server, prefix="", token=None, name=NAME):
        super().__init__(server, token)
        self.name = name
        self.session.verify = f"{server.folder}/cert.pem"
        self.prefix = prefix
        self.ssl = ssl.create_default_context(cafile=f"{server.folder}/cert.pem")

    def ask(self, method, path, json=None, **more):
        headers = {"Host": self.name, **more.pop("headers", {})}
        kept = self.server.base
        with contextlib.ExitStack() as stack:
            stack.callback(setattr, self.server, "base", kept)
            self.server.base = kept.replace("/api/v1", self.prefix + "/api/v1")
            return super().ask(method, path, json, headers=headers, **more)


def is_served_by_its_name_over_tls_and_below_a_path(front, back):
    user = Proxied(front)
    tokens = user.post("/auth/register", form("ann@example.org")).has(201, REGISTERED)
    user.token = tokens["access_token"]
    goal = a_goal(user)
    below = Proxied(front, "/wellness", user.token)
    listed = below.get("/goals").has(200, page("goals", GOAL))["goals"]
    same(listed, [goal], "the goals below a path")
    same(user.post("/goals", data=b"x" * (1 << 20 | 1)).status, 413, "the status of a long body")
    other = Proxied(front, name="localhost").get("/goals")
    other.refuses(401, "UNAUTHORIZED")


def attempts_are_counted_by_client(front, back):
    body = {"email": "nobody@example.org", "password": "wrong" * 3}
    # nginx adds who it sees, 127.0.0.1, which is a trusted proxy: before it is who asks.
    statuses = {}
    for address in ("203.0.113.1", "203.0.113.2"):
        headers = {"X-Forwarded-For": address}
        answers = [
            Proxied(front).post("/auth/login", {**body, "email": f"{i}@b.c"}, headers=headers)
            for i in range(40)
        ]
        statuses[address] = {answer.status for answer in answers}
    same(statuses, {"203.0.113.1": {401}, "203.0.113.2": {401}}, "the answers to 40 attempts each")


def a_socket_goes_through(front, back, seconds):
    user = Proxied(front)
    body = form("socket@example.org")
    user.token = user.post("/auth/register", body).has(201, REGISTERED)["access_token"]
    chat = about(user)
    for said in ("How should I start?", "And tomorrow?"):
        with Socket(user, path(chat)) as opened:
            connected(opened, chat)
            opened.say(said)
            opened.frame("message_received")
            kind = None
            while kind != "stream_complete":
                kind = opened.any()["type"]
            if seconds:
                code = opened.closing(seconds)
                check(code in (1006, 1001), f"nginx closes an idle socket with {code}")
    told = [message[1] for message in history(user, chat) if message[0] == "user"]
    same(told, ["How should I start?", "And tomorrow?"], "what was said, once each")


def a_restart_in_mid_answer_loses_nothing(front, back):
    """A shell goes on by itself: it finds the answer, or asks once more, and nothing is twice."""
    home = tempfile.mkdtemp(dir=back.folder)
    flags = ["--backend", front.base.removesuffix("/api/v1")]
    flags += ["--ca-file", f"{front.folder}/cert.pem"]
    kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
    shell = subprocess.Popen(
        [back.lume, *flags, "--keep-going", "--sync", "auto"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**kept, "LUME_HOME": home, "TZ": "UTC", "LC_ALL": "C.UTF-8"},
    )
    shell.stdin.write('/goal new "Walk far" --target 5 km\n/chat goal\nHow should I start?\n')
    shell.stdin.flush()
    talking = "path=/api/v1/consultations/"
    deadline = time.monotonic() + 20
    while not (talking in back.text and "status=101" in back.text):
        check(time.monotonic() < deadline, lambda: f"no socket was opened:\n{back.text}")
        time.sleep(0.02)
    # The answer takes some seconds.
    time.sleep(0.7)
    back.end()
    again = Server(back.lume, back.folder, *back.flags, "--port", str(back.port))
    with again:
        shell.stdin.write('/goal new "Swim far" --target 2 km\n/sync\nAnd tomorrow?\n/sync\n')
        shell.stdin.close()
        output = shell.stdout.read()
        status = shell.wait(timeout=60)
    shell.stdout.close()
    check(status == 0, lambda: f"the shell ended with {status}:\n{output}")
    goals = back.rows("SELECT title FROM goals ORDER BY title")
    said = back.rows("SELECT role, content, state FROM messages ORDER BY number")
    same(goals, [("Swim far",), ("Walk far",)], "the goals")
    same([it[0] for it in said], ["user", "assistant"] * 2, f"who spoke, by\n{said}\n{output}")
    same([it[1] for it in said[::2]], ["How should I start?", "And tomorrow?"], "what was said")
    count = stored(f"{home}/lume.sqlite", "SELECT count(*) FROM messages WHERE role = 'user'")
    same(count, [(2,)], "the messages that the shell has kept")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    arguments = parser.parse_args()
    if not executable():
        print("nginx isn't installed, so nothing is tried behind it")
        return
    flags = ("--allow-host", NAME, "--trusted-proxy", "127.0.0.1", "--pace", "0")
    failed = 0
    with tempfile.TemporaryDirectory(prefix="lume-nginx-") as folder:
        claims = [
            (is_served_by_its_name_over_tls_and_below_a_path, None, (), ()),
            (attempts_are_counted_by_client, None, (), ()),
            (a_socket_goes_through, None, (None,), ()),
            (a_socket_goes_through, "8s", (12,), ()),
            (a_restart_in_mid_answer_loses_nothing, None, (), ("--open", "--pace", "60ms")),
        ]
        for number, (claim, idle, more, others) in enumerate(claims):
            try:
                with Server(arguments.lume, f"{folder}/{number}", *flags, *others) as back:
                    with Front(f"{folder}/nginx{number}", back, idle) as front:
                        claim(front, back, *more)
            except Failure as failure:
                failed += 1
                print(f"FAIL {claim.__name__}\n     {failure}", file=sys.stderr)
    print(f"{len(claims) - failed} of {len(claims)} claims hold behind nginx")
    sys.exit(1 if failed else 0)


main()
