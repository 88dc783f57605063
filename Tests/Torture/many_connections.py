#!/usr/bin/env python3
"""Holds thousands of connections to `lume serve` open at once, and asks beside them.

    many_connections.py path/to/lume [--count N]

They come from all of 127.0.0.0/8, 200 from each address: a third says nothing, a third says half
a request, and a third has asked for something and keeps its connection. Somebody at another
address is answered meanwhile, within a second where there's room, and refused at once where there
is none; a single address gets no more than its share; the server stays small, has room again when
the crowd has gone, and ends when it's asked to.
"""

import argparse
import http.client
import os
import resource
import select
import socket
import sys
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Wire"))

from support.program import Folder, check, drive
from wire.server import Server

EACH, SHARE, ROOM = 200, 256, 4096
#: What comes of a 503 depends on who is faster: it's sent before the request has been read.
REFUSED = (503, "ConnectionResetError", "BrokenPipeError", "RemoteDisconnected")
SAID = [
    b"",
    b"GET /api/v1/goals HTTP/1.1\r\nHost: loc",
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
]


def connect(port, source, said):
    made = socket.socket()
    made.bind((source, 0))
    made.settimeout(10)
    made.connect(("127.0.0.1", port))
    made.sendall(said)
    return made


def ask(port, source="127.255.0.1"):
    """Status, and how many seconds it took."""
    began = time.monotonic()
    connection = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=10, source_address=(source, 0)
    )
    try:
        connection.request("GET", "/api/v1/goals")
        answer = connection.getresponse()
        answer.read()
        return answer.status, time.monotonic() - began
    except (OSError, http.client.HTTPException) as error:
        return type(error).__name__, time.monotonic() - began
    finally:
        connection.close()


def megabytes(process):
    with open(f"/proc/{process}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) // 1024 for line in status if line.startswith("VmRSS"))


def crowd(server, count):
    held = []
    for number in range(count):
        place = number // EACH
        source = f"127.1.{place // 200}.{place % 200 + 1}"
        held.append(connect(server.port, source, SAID[number % 3]))
        if number % 500 == 499:
            status, seconds = ask(server.port)
            fine = (200,) if number < ROOM - 500 else (200, *REFUSED)
            check(status in fine, f"beside {number + 1} connections: {status}")
            check(seconds < 1, f"beside {number + 1} connections an answer takes {seconds:.1f} s")
    size = megabytes(server.process.pid)
    check(size < 200, f"beside {count} connections the server takes {size} MB")
    return held, size


def one_address(server):
    """More than its share is closed, and nobody else's."""
    held = [connect(server.port, "127.2.0.1", SAID[0]) for _ in range(SHARE + 100)]
    deadline = time.monotonic() + 5
    poll = select.poll()
    for made in held:
        poll.register(made, select.POLLIN | select.POLLHUP)
    closed = 0
    while closed < 100 and time.monotonic() < deadline:
        closed = len(poll.poll(100))
    check(closed >= 100, f"{SHARE + 100} idle connections of one address: {closed} are closed")
    status, _ = ask(server.port)
    check(status == 200, f"beside a greedy address: {status}")
    for made in held:
        made.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--count", type=int, default=1000)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, arguments.count + 4096), most))

    def body():
        with Folder("connections") as folder:
            with Server(arguments.lume, folder, "--open", "--pace", "0") as server:
                one_address(server)
                held, size = crowd(server, arguments.count)
                for made in held:
                    made.close()
                deadline = time.monotonic() + 20
                while ask(server.port)[0] != 200:
                    check(time.monotonic() < deadline, "there's no room though all have gone")
                    time.sleep(0.2)
                print(f"{arguments.count} connections, {size} MB")

    drive(body)


main()
