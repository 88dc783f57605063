"""What whoever runs a server relies on."""

import signal
import time

import requests
from wire.client import Client
from wire.failure import check, same
from wire.server import Server
from wire.sockets import Socket, refused

from .consultations import about
from .sockets import connected, history, path


def wait_until(holds, what):
    deadline = time.monotonic() + 20
    while not holds():
        check(time.monotonic() < deadline, f"{what} within 20 s")
        time.sleep(0.01)


def sigterm_drains_it(world):
    flags = ("--open", "--pace", "40ms", "--drain", "1s")
    with Server(world.lume, f"{world.folder}/drained", *flags) as server:
        client = Client(server)
        silent, busy = about(client), about(client, persona="triage")
        with Socket(client, path(silent)) as one, Socket(client, path(busy)) as other:
            connected(one, silent)
            connected(other, busy)
            state = f"http://127.0.0.1:{server.port}/"
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: requests.get(state + "readyz").status_code == 503, "it is not ready")
            same(requests.get(state + "healthz").status_code, 200, "the state of the process")
            client.get("/goals").has(200, {})
            refused(client, path(silent)).refuses(503, "UNAVAILABLE")
            other.say("How should I start?")
            same(one.closing(), 1001, "the code that a silent socket is closed with")
            check(time.monotonic() - began >= 1, "a socket is closed before the time of --drain")
            answer = other.answer()
            same(other.closing(), 1001, "the code that a socket is closed with behind an answer")
        server.ended()
    with Server(world.lume, f"{world.folder}/drained", *flags, "--drain", "0") as server:
        same(history(Client(server), busy)[-1][1], answer, "what is kept of the answer")


def a_second_signal_ends_it_at_once(world):
    for second in (signal.SIGTERM, signal.SIGINT):
        flags = ("--open", "--temporary", "--drain", "5m")
        with Server(world.lume, f"{world.folder}/hurried", *flags) as server:
            server.process.send_signal(signal.SIGTERM)
            state = f"http://127.0.0.1:{server.port}/readyz"
            wait_until(lambda: requests.get(state).status_code == 503, "it is not ready")
            server.process.send_signal(second)
            server.ended(128 + second)


CLAIMS = [sigterm_drains_it, a_second_signal_ends_it_at_once]
