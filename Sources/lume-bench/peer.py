"""The peer of `lume serve` in the benchmark: an aiohttp server that speaks the same frames.

    python3 peer.py RECORDED PACE

RECORDED is a JSON file with what lume has answered: "frames", those of one turn from `connected` to
`stream_complete`, and "goal" and "goals", the bodies of `GET /api/v1/goals/{id}` and `/api/v1/goals`.
Every socket is greeted and every message on it answered with these frames, PACE milliseconds before
each chunk; every request gets its body. Nothing is looked up, checked, thought about, stored or
logged. Each frame and body is put together anew, as a service has to. The first line of the output
says where it listens.
"""

import asyncio
import datetime
import json
import resource
import sys

from aiohttp import web

with open(sys.argv[1], encoding="utf-8") as file:
    RECORDED = json.load(file)
PACE = float(sys.argv[2]) / 1000
GREETING, *ANSWER = RECORDED["frames"]


async def send(socket, frame):
    now = datetime.datetime.now(datetime.timezone.utc)
    stamp = now.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    await socket.send_str(json.dumps(frame | {"timestamp": stamp}, separators=(",", ":")))


async def talk(request):
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    await send(socket, GREETING)
    async for message in socket:
        if json.loads(message.data).get("type") != "message":
            continue
        for frame in ANSWER:
            if PACE and frame["type"] == "stream_chunk":
                await asyncio.sleep(PACE)
            await send(socket, frame)
    return socket


async def goal(request):
    return web.json_response(RECORDED["goal"])


async def goals(request):
    return web.json_response(RECORDED["goals"])


async def main():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    service = web.Application()
    service.router.add_get("/api/v1/consultations/{id}/ws", talk)
    service.router.add_get("/api/v1/goals/{id}", goal)
    service.router.add_get("/api/v1/goals", goals)
    runner = web.AppRunner(service, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = site._server.sockets[0].getsockname()[1]
    print(f"listening on http://127.0.0.1:{port}", flush=True)
    await asyncio.Event().wait()


asyncio.run(main())
