#!/usr/bin/env python3
"""Puts `lume serve` under many clients at once, some of them rude, and ends it in the midst of it.

    Tests/Torture/crowd.py LUME

Each of four accounts has ten consultations with several sockets each. The sockets talk; some break
off without a word, some send nonsense, and beside them requests are made. Then the server is asked
to end while answers run: every socket has to get its 1001, the exit status is that of the signal, and
stderr holds the log of requests and nothing else. A LUME that was built with a sanitizer shows its
findings there, and ends with another status.
"""

import asyncio
import json
import os
import re
import signal
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from support.program import UNLIMITED, Failure, Folder, check, drive, environment
from support.target import LOG_LINE
from support.websocket import Socket, ask

ACCOUNTS, ROOMS, SOCKETS = 4, 10, 3


async def make_rooms(port, number):
    """An account with as many consultations as one may have; answers its token and their ids."""
    person = {"email": f"user{number}@example.com", "password": "correct horse"}
    born = {"name": "Ada", "date_of_birth": "1990-12-10"}
    _, body = await ask(port, "POST", "/auth/register", person | born)
    token = body["data"]["access_token"]
    ids = []
    for room in range(ROOMS):
        goal = {
            "title": f"Walk more, the {room}th way",
            "description": "For my back.",
            "start_date": "2026-03-02",
            "target_date": "2026-04-01",
            "goal_type": "activity",
            "target_value": 10_000,
            "target_unit": "steps",
        }
        _, body = await ask(port, "POST", "/goals", goal, token)
        about = {"goalId": body["data"]["id"]}
        _, body = await ask(port, "POST", "/consultations/chat-about-goal", about, token)
        ids.append(body["data"]["id"])
    return token, ids


async def begin(port, token, room):
    socket = await Socket.open(port, f"/consultations/{room}/ws", token)
    await socket.receive()
    await socket.send(json.dumps({"type": "message", "content": "How should I start?"}))
    return socket


async def be_rude(port, token, room, rudeness):
    """A client that breaks off, sends nonsense, or says too much; again and again."""
    try:
        while True:
            socket = await begin(port, token, room)
            if rudeness == 0:
                await socket.receive()
                socket.abort()
            elif rudeness == 1:
                await socket.send_raw(b"\xff" * 64)
                await socket.read_to_end()
            else:
                await socket.send("x" * 100_000)
                await socket.read_to_end()
            await asyncio.sleep(0.2)
    except (OSError, asyncio.IncompleteReadError):
        pass  # The server has gone.


async def talk(port, token, room):
    """A client on a socket until the server closes it; answers with what code."""
    socket = await begin(port, token, room)
    while True:
        kind, payload = await socket.receive()
        if kind == 8:
            socket.abort()
            return int.from_bytes(payload[:2], "big")
        if json.loads(payload)["type"] in ("stream_complete", "error"):
            await socket.send(json.dumps({"type": "message", "content": "And then?"}))


async def request(port, token, rooms):
    """Requests beside the sockets, until the server has gone."""
    done = 0
    try:
        while True:
            for path in ["/goals", "/consultations", f"/consultations/{rooms[0]}/messages"]:
                status, _ = await ask(port, "GET", path, None, token)
                check(status in (200, 503), lambda: f"GET {path} was answered with {status}")
                done += status == 200
            await ask(port, "POST", "/insights/generate", {"insight_type": "daily"}, token)
            await ask(port, "GET", "/goals", None, token + "x")
            await asyncio.sleep(0.05)
    except OSError:
        return done


async def crowd(program, folder):
    log = open(f"{folder}/log", "w+b")
    server = await asyncio.create_subprocess_exec(
        program, "serve", *UNLIMITED, "--port", "0", "--drain", "0", "--database", f"{folder}/backend.sqlite",
        "--pace", "10ms", stdout=asyncio.subprocess.PIPE, stderr=log, env=environment(folder),
    )
    try:
        line = await asyncio.wait_for(server.stdout.readline(), 60)
        port = int(line.decode().rsplit(":", 1)[1])
        accounts = [await make_rooms(port, number) for number in range(ACCOUNTS)]
        places = [(token, room) for token, rooms in accounts for room in rooms] * SOCKETS
        polite = asyncio.gather(
            *(talk(port, *place) for number, place in enumerate(places) if number % 10 >= 3),
            return_exceptions=True,
        )
        rude = asyncio.gather(
            *(be_rude(port, *place, number % 10) for number, place in enumerate(places)
              if number % 10 < 3)
        )
        requests = asyncio.gather(*(request(port, *account) for account in accounts))
        await asyncio.sleep(5)
        server.send_signal(signal.SIGTERM)
        status = await asyncio.wait_for(server.wait(), 30)
        closes = await asyncio.wait_for(polite, 30)
        done = await asyncio.wait_for(requests, 30)
        await asyncio.wait_for(rude, 30)
    finally:
        if server.returncode is None:
            server.kill()
    log.seek(0)
    lines = log.read().decode("utf-8", "replace").splitlines()
    strange = [line for line in lines if not LOG_LINE.fullmatch(line)]
    check(not strange, lambda: "stderr has more than the log:\n" + "\n".join(strange[:60]))
    check(status == 0, lambda: f"it ended with {status}")
    others = [repr(close) for close in closes if close != 1001]
    check(not others, lambda: f"of {len(closes)} sockets {len(others)} got no 1001: {others[:9]}")
    check(all(done), "no request was answered while it talked")


def main():
    program = os.path.abspath(sys.argv[1])
    with Folder("crowd") as folder:
        try:
            asyncio.run(crowd(program, folder))
        except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError) as error:
            raise Failure(f"the server has not behaved: {error!r}") from error


if __name__ == "__main__":
    drive(main)
