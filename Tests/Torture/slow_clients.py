#!/usr/bin/env python3
"""Clients that do everything slowly hold up nobody at `lume serve`.

    slow_clients.py path/to/lume [--seconds N] [--count N]

Some send a head, or a body, a byte at a time; some ask for much and read a byte at a time; some
talk on a socket and read nothing of the answers. Somebody else makes goals and reads them meanwhile,
and is answered in time. Who takes too long for a head or a body is closed by the server.
"""

import argparse
import base64
import http.client
import json
import os
import socket
import statistics
import sys
import threading
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Wire"))

from support.program import Failure, Folder, check, drive
from wire.server import Server

GOAL = {
    "title": "Walk more",
    "description": "For my back. " * 60,
    "start_date": "2026-03-02",
    "target_date": "2036-04-01",
    "goal_type": "activity",
    "target_value": 10_000,
    "target_unit": "steps",
}
HEAD = b"GET /api/v1/goals HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"x" * 4000
BODY = b"POST /api/v1/goals HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + (
    b"Content-Length: 4000\r\n\r\n"
)
#: The server gives a head ten seconds and a body thirty.
PATIENCE = 45


class Asker:
    """One connection that is kept."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        self.times = []

    def ask(self, method, path, body=None):
        began = time.monotonic()
        headers = {"Content-Type": "application/json"} if body else {}
        self.connection.request(method, "/api/v1" + path, body and json.dumps(body), headers)
        answer = self.connection.getresponse()
        data = answer.read()
        self.times.append(time.monotonic() - began)
        check(answer.status in (200, 201), f"{method} {path}: {answer.status} {data[:200]}")
        return json.loads(data)["data"]


def connect(port, number, room=None):
    made = socket.socket()
    if room:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    made.bind((f"127.3.{number // 40}.{number % 40 + 1}", 0))
    made.settimeout(PATIENCE)
    made.connect(("127.0.0.1", port))
    return made


def trickle(port, number, start, ended, stop):
    """Sends a byte each third of a second until the server closes."""
    made = connect(port, number)
    made.sendall(start)
    made.settimeout(0.3)
    while not stop.is_set():
        try:
            made.sendall(b"x")
            if made.recv(4096) == b"":
                break
        except TimeoutError:
            continue
        except OSError:
            break
    else:
        return
    ended.append(number)


def sip(port, number, stop):
    """Asks for much again and again, and reads a byte each tenth of a second."""
    made = connect(port, number, room=2048)
    made.sendall(b"GET /api/v1/goals?limit=100 HTTP/1.1\r\nHost: localhost\r\n\r\n" * 12)
    while not stop.wait(0.1):
        try:
            if made.recv(1) == b"":
                return
        except OSError:
            return


def deaf(port, number, chat, stop):
    """Talks on a socket, and never reads."""
    made = connect(port, number, room=2048)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /api/v1/consultations/{chat}/ws HTTP/1.1\r\nHost: localhost\r\n"
    head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    made.sendall(f"{head}Sec-WebSocket-Key: {key}\r\n\r\n".encode())
    said = json.dumps({"type": "message", "content": "How should I start?"}).encode()
    frame = bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said
    while not stop.wait(1):
        try:
            made.sendall(frame)
        except OSError:
            return


def torture(server, seconds, count):
    asker = Asker(server.port)
    for _ in range(150):
        asker.ask("POST", "/goals", GOAL)
    made = asker.ask("POST", "/consultations", {"persona": "general_wellness"})
    chat = made["consultation"]["id"]
    asker.times.clear()
    stop, heads, bodies, threads = threading.Event(), [], [], []
    for number in range(count):
        target, *words = [
            (trickle, HEAD, heads, stop), (trickle, BODY, bodies, stop), (sip, stop),
            (deaf, chat, stop),
        ][number % 4]
        threads.append(threading.Thread(target=target, args=(server.port, number, *words)))
    for thread in threads:
        thread.start()
    try:
        wanted = len(range(0, count, 4)), len(range(1, count, 4))
        end = time.monotonic() + seconds
        late = end + PATIENCE
        while time.monotonic() < end or (len(heads), len(bodies)) != wanted:
            if time.monotonic() > late:
                ended = len(heads), len(bodies)
                raise Failure(f"of {wanted} slow heads and bodies {ended} are ended")
            asker.ask("POST", "/goals", GOAL)
            asker.ask("GET", "/goals?limit=20")
            time.sleep(0.02)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    worst, middle = max(asker.times), statistics.median(asker.times)
    check(middle < 0.5, f"beside slow clients an answer takes {middle:.2f} s")
    check(worst < 5, f"beside slow clients an answer takes {worst:.2f} s")
    print(f"{len(asker.times)} answers: {middle * 1000:.1f} ms, at most {worst * 1000:.0f} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--count", type=int, default=60)
    arguments = parser.parse_args()

    def body():
        with Folder("slow") as folder:
            with Server(arguments.lume, folder, "--open", "--pace", "1ms") as server:
                torture(server, arguments.seconds, arguments.count)

    drive(body)


main()
