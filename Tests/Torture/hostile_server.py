#!/usr/bin/env python3
"""Shows that no control character of a server reaches the terminal or a pipe.

    Tests/Torture/hostile_server.py LUME

Between lume and a `lume serve` stands a proxy that puts escape sequences into every text for people:
titles, units, messages, names, personas, tips, errors, frames, the reason of a close frame. The shell
goes through what shows them, at a pseudo-terminal and through a pipe.
"""

import asyncio
import json
import os
import subprocess
import sys
import threading

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from support.program import Folder, check, drive, environment, run
from support.pseudoterminal import PseudoTerminal
from support.websocket import ask

# Title, clear, report, reset, 8-bit CSI, device control, bell, backspace, return, shift out, delete,
# and a line that somebody else is to have said.
EVIL = "\x1b]0;owned\x07\x1b[2J\x1b[6n\x1bc\u009b31m\x1bPq\x1b\\\x07\x08\r\x0e\x7f\nforged\towned "
TEXTS = {
    "title", "description", "content", "summary", "name", "bio", "message", "error", "code",
    "target_unit", "unit", "persona", "goal_type", "email", "tips", "suggestions", "last_message",
}
COMMANDS = [
    "/goals", "/goal show 1", "/goal use 1", "/chat list", "/chat goal", "How should I start?",
    "And then?", "/tips 1", "/whoami", "/status", "/goal progress 7", "/goal nonsense",
    "/goal complete 1", "/outbox", "/sync", "/goal show own",
]


def poisoned(value, key=None):
    if isinstance(value, dict):
        return {name: poisoned(member, name) for name, member in value.items()}
    if isinstance(value, list):
        return [poisoned(element, key) for element in value]
    return EVIL + value + EVIL if isinstance(value, str) and key in TEXTS else value


class Proxy:
    """Passes requests and sockets on to a port, and what comes back with escape sequences in it."""

    def __init__(self, upstream):
        self.upstream = upstream
        self.loop = asyncio.new_event_loop()
        self.server = self.loop.run_until_complete(
            asyncio.start_server(self.serve, "127.0.0.1", 0)
        )
        self.port = self.server.sockets[0].getsockname()[1]
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    async def serve(self, reader, writer):
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            if b"upgrade: websocket" in head.lower():
                await self.relay(head, reader, writer)
            else:
                await self.answer(head, reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass  # One of the two has gone.
        finally:
            writer.close()

    async def answer(self, head, reader, writer):
        lines = head.decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        if lines[0].startswith("DELETE"):
            status, text = 500, EVIL
        elif lines[0].startswith("PATCH") or lines[0].startswith("PUT"):
            status, text = 422, json.dumps({"error": {"code": EVIL, "message": EVIL}})
        else:
            kept = [line for line in lines if not line.lower().startswith("connection")]
            head = "\r\n".join(kept[:1] + ["Connection: close"] + kept[1:])
            upstream, out = await asyncio.open_connection("127.0.0.1", self.upstream)
            out.write(head.encode() + body)
            answer, _, text = (await upstream.read()).partition(b"\r\n\r\n")
            out.close()
            status = int(answer.split()[1])
            text = json.dumps(poisoned(json.loads(text))) if text else ""
        data = text.encode()
        length = "" if status == 204 else f"Content-Length: {len(data)}\r\n"
        writer.write(
            f"HTTP/1.1 {status} Fine\r\nContent-Type: application/json\r\n{length}"
            "Connection: close\r\n\r\n".encode() + data
        )
        await writer.drain()

    async def relay(self, head, reader, writer):
        upstream, out = await asyncio.open_connection("127.0.0.1", self.upstream)
        out.write(head)
        writer.write(await upstream.readuntil(b"\r\n\r\n"))
        passing = asyncio.ensure_future(self.pass_on(reader, out))
        turns = 0
        while turns < 2:
            first, length = await upstream.readexactly(2)
            if length > 125:
                length = int.from_bytes(await upstream.readexactly(2 if length == 126 else 8), "big")
            payload = await upstream.readexactly(length)
            if first & 0x0F != 1:
                continue
            frame = json.loads(payload)
            turns += frame["type"] == "stream_complete"
            if turns == 2:
                frame = {"type": "error", "error": "no", "code": "NO"}
            writer.write(self.frame(1, json.dumps(poisoned(frame)).encode()))
        writer.write(self.frame(8, (4001).to_bytes(2, "big") + EVIL.encode()))
        await writer.drain()
        passing.cancel()
        out.close()

    @staticmethod
    async def pass_on(reader, out):
        while data := await reader.read(65536):
            out.write(data)

    @staticmethod
    def frame(kind, payload):
        size = len(payload)
        length = bytes([size]) if size < 126 else bytes([126]) + size.to_bytes(2, "big")
        return bytes([0x80 | kind]) + length + payload


def expect_harmless(data, where, answers=()):
    """Only sequences that lume itself makes, no control character but those it needs, and no line of
    the server's but in an answer, which has lines of its own."""
    text = data.decode("utf-8", "replace")
    if where.split(", ")[-1] not in answers:
        check("\nforged" not in text, lambda: f"{where}: a line is forged:\n{text}")
    for sequence in ("\x1b]", "\x1bP", "\x1bc", "\x1b[6n", "\x07", "\x0e", "\x7f", "\u009b"):
        check(
            sequence not in text,
            lambda: f"{where}: {sequence!r} in {text[max(0, text.index(sequence) - 60):][:120]!r}",
        )
    check("owned" in text, f"{where}: nothing of the server is shown at all")


def at_terminal(program, home, address):
    seen = bytearray()
    with PseudoTerminal(100, 40) as terminal:
        feed = terminal.screen.feed

        def keep(data):
            seen.extend(data)
            feed(data)

        terminal.screen.feed = keep
        terminal.start([program, "--backend", address], home)
        terminal.wait_for_prompt(20)
        for command in COMMANDS:
            terminal.press(command + "\r")
            terminal.rest(1.0)
            if command == "/goals":
                terminal.press("/goal show \t\t")
                terminal.rest(0.5)
                terminal.press("\x15")
                terminal.rest(0.3)
            if b"[y" in seen[-200:] or b"(y" in seen[-200:]:
                terminal.press("y\r")
                terminal.rest(1.0)
        terminal.press("/quit\r")
        terminal.finish()
    expect_harmless(bytes(seen), "terminal", ["terminal"])


def main():
    program = os.path.abspath(sys.argv[1])
    with Folder("hostile") as folder:
        server = subprocess.Popen(
            [program, "serve", "--open", "--port", "0", "--pace", "0ms",
             "--database", f"{folder}/backend.sqlite"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(folder),
        )
        try:
            port = int(server.stdout.readline().decode().rsplit(":", 1)[1])
            asyncio.run(prepare(port))
            address = f"http://127.0.0.1:{Proxy(port).port}"
            at_terminal(program, f"{folder}/terminal", address)
            for command in COMMANDS:
                _, output, complaints = run(
                    [program, "--backend", address, "-c", "/goals", "-c", command], f"{folder}/pipe"
                )
                expect_harmless(
                    (output + complaints).encode(), f"pipe, {command}",
                    ["How should I start?", "And then?"],
                )
        finally:
            server.kill()
            server.wait()


async def prepare(port):
    """What one user has: a profile, two goals, a consultation with a message."""
    await ask(port, "POST", "/users/me", {"name": "Ada", "bio": "long"})
    for title in ("Walk more", "Walk less"):
        goal = {
            "title": title,
            "description": "For my back.",
            "start_date": "2026-03-02",
            "target_date": "2026-04-01",
            "goal_type": "activity",
            "target_value": 10_000,
            "target_unit": "steps",
        }
        await ask(port, "POST", "/goals", goal)
    _, body = await ask(port, "POST", "/consultations", {"persona": "general_wellness"})
    room = body["data"]["consultation"]["id"]
    await ask(port, "POST", f"/consultations/{room}/messages", {"content": "hello"})


if __name__ == "__main__":
    drive(main)
