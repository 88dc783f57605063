"""Three servers of one PostgreSQL, and clients that write to all of them and remember it.

Clients make goals, note progress, delete and talk, over requests and sockets, at one server after the
other, and repeat what nobody has acknowledged at the next one, under the same key. Afterwards all that
was acknowledged is there, all that has a key is there once, nothing streams any more, and each message
has one answer.
"""

import argparse
import asyncio
import glob
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import uuid
from typing import NamedTuple

from .program import UNLIMITED, Failure, Folder, check, drive, environment
from .websocket import Refused, Socket, ask

PEOPLE, CLIENTS = 5, 2
#: How many chats of a client go on at once; ten of a user's may.
OPEN = 5
GOAL = {
    "description": "",
    "start_date": "2026-03-02",
    "target_date": "2036-04-01",
    "goal_type": "activity",
    "target_value": 1_000_000,
    "target_unit": "steps",
}
PERSON = {"password": "correct horse battery", "name": "Ann", "date_of_birth": "1990-05-17"}
#: How long a server may be silent before the others take it for dead.
LEASE = 6
#: After which what a dead server was sending is ended: it takes another one so long to try the
#: database again, to be sure of its own lease, and two beats.
ENDED = 5 + LEASE + 2
#: What a client says nothing about: it asks another server.
BROKEN = (OSError, TimeoutError, asyncio.IncompleteReadError)


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def state(task):
    with open(f"{task}/stat", encoding="ascii") as file:
        return file.read().rpartition(") ")[2][0]


class Node:
    """One of the servers, begun anew on its port when it has ended."""

    def __init__(self, world, number):
        self.world, self.number, self.port = world, number, free_port()
        self.home = os.path.join(world.folder, f"server-{number}")
        os.mkdir(self.home)
        #: How many answers are being heard from it.
        self.streaming = 0
        self.is_up = self.is_over = False
        #: What it may end with.
        self.fine = set()

    async def run(self):
        flags = ["--port", str(self.port), "--database", self.world.database.address]
        flags += ["--pace", "15ms", "--trusted-proxy", "127.0.0.1", *UNLIMITED, *self.world.flags]
        while not self.is_over:
            with open(f"{self.home}/log", "ab") as log:
                self.process = await asyncio.create_subprocess_exec(
                    self.world.lume, "serve", *flags,
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log,
                    env=environment(self.home),
                )  # fmt: skip
            if (await self.process.stdout.readline()).startswith(b"listening on"):
                await self.world.tell(self, is_up=True)
            status = await self.process.wait()
            await self.world.tell(self, is_up=False)
            # 74 is one that has begun while there's no database.
            fine, self.fine = self.fine | {74}, set()
            if not self.is_over and status not in fine:
                raise Failure(f"server {self.number} ended with {status}: see {self.home}/log")

    def kill(self):
        self.fine = {-signal.SIGKILL}
        self.process.kill()

    async def restart(self):
        """Asks for its end as a service manager does, and waits until it's there again."""
        self.fine = {0}
        self.process.terminate()
        await self.world.until(lambda: not self.is_up, "a server ends")
        await self.world.until(lambda: self.is_up, "a server is there again")

    async def stop(self):
        """Each of its threads stops when it's its turn."""
        self.process.send_signal(signal.SIGSTOP)
        while any(state(task) != "T" for task in glob.glob(f"/proc/{self.process.pid}/task/*")):
            await asyncio.sleep(0.001)
        await self.world.tell(self, is_up=False)


class World:
    def __init__(self, lume, folder, database, choose, flags=()):
        self.lume, self.folder, self.database, self.choose = lume, folder, database, choose
        self.flags = flags
        self.news = asyncio.Condition()
        self.nodes = [Node(self, number) for number in range(3)]
        self.turns = itertools.cycle(self.nodes)
        self.people = 0
        #: Of answers `cut` were not sent to their end, though their sockets were closed in order.
        self.acknowledged = self.refused = self.broken = self.cut = 0
        self.is_over = False

    async def tell(self, node=None, **changed):
        for name, value in changed.items():
            setattr(node or self, name, value)
        async with self.news:
            self.news.notify_all()

    async def until(self, condition, what, seconds=60):
        try:
            async with asyncio.timeout(seconds), self.news:
                await self.news.wait_for(condition)
        except TimeoutError:
            raise Failure(f"not within {seconds} s: {what}") from None

    async def all_up(self):
        await self.until(lambda: all(node.is_up for node in self.nodes), "all servers are there")

    async def node(self):
        await self.until(lambda: any(node.is_up for node in self.nodes), "a server is there")
        return next(node for node in self.turns if node.is_up)

    async def acknowledge(self):
        await self.tell(acknowledged=self.acknowledged + 1)

    async def once(self, node, method, path, body=None, token=None, headers=(), seconds=10):
        async with asyncio.timeout(seconds):
            return await ask(node.port, method, path, body, token, headers)

    async def done(self, method, path, body=None, token=None, key=None, fine=()):
        """Asks one server after the other until one has done it; answers status and data."""
        headers = [("Idempotency-Key", key)] if key else []
        while True:
            node = await self.node()
            try:
                status, answer = await self.once(node, method, path, body, token, headers)
            except ConnectionRefusedError:
                self.refused += 1
                await asyncio.sleep(0.02)
                continue
            except BROKEN:
                self.broken += 1
                continue
            if status in (200, 201, 204, *fine):
                await self.acknowledge()
                return status, answer and answer["data"]
            check(status == 503, f"{method} {path} at {node.number}: {status} {answer}")
            self.refused += 1
            await asyncio.sleep(0.05)

    async def person(self):
        """Somebody new, at an address of their own."""
        self.people += 1
        email = f"user{self.people}@example.org"
        made = {"email": email, **PERSON}
        status, answer = await self.once(
            await self.node(), "POST", "/auth/register", made, headers=self.by(self.people)
        )
        check(status == 201, f"to register: {status} {answer}")
        return answer["data"]

    def by(self, number):
        return [("X-Forwarded-For", f"10.0.{number // 250}.{number % 250 + 1}")]

    async def rows(self, query):
        return await self.database.rows(query)

    async def settled(self, seconds=ENDED):
        """Waits until nothing streams that streams now; answers for how long."""
        began = time.monotonic()
        query = f"""SELECT id, server, server IN (SELECT number FROM servers) AS lives FROM messages
            WHERE state = 'streaming' AND created_at < {time.time() * 1000:.0f}"""
        while left := await self.rows(query):
            what = f"{len(left)} answers stream after {seconds} s: {left[:5]}"
            check(time.monotonic() < began + seconds, what)
            await asyncio.sleep(0.1)
        return time.monotonic() - began


class Said:
    """A message, and what was heard of its answer."""

    def __init__(self, chat, content):
        self.chat, self.content, self.id = chat, content, str(uuid.uuid4())
        self.is_known = False
        self.heard, self.answer = "", None


class Client:
    """Writes, and remembers what was acknowledged."""

    def __init__(self, world, number, person):
        self.world, self.number, self.token = world, number, person["access_token"]
        self.choose = random.Random(world.choose.random())
        self.count = 0
        #: Title to values, in their order; those that were deleted have none.
        self.goals, self.ids = {}, {}
        self.chats, self.open, self.said, self.waiting = [], [], [], []

    def name(self, kind):
        self.count += 1
        return f"{kind} {self.number}-{self.count}"

    async def done(self, method, path, body=None, fine=()):
        key = self.name("key")
        return await self.world.done(method, path, body, self.token, key, fine)

    async def work(self):
        while not self.world.is_over:
            await self.step()

    async def step(self):
        kind = self.choose.random()
        if self.waiting and kind < 0.2:
            await self.repeat()
        elif kind < 0.3 or not self.goals:
            await self.make_goal()
        elif kind < 0.65:
            title = self.choose.choice(list(self.goals))
            self.count += 1
            value, path = self.count, f"/goals/{self.ids[title]}"
            _, goal = await self.done("PATCH", path, {"current_value": value})
            check(goal["current_value"] == value, f"{title} is {goal['current_value']}")
            self.goals[title].append(value)
        elif kind < 0.7:
            title = self.choose.choice(list(self.goals))
            await self.done("DELETE", f"/goals/{self.ids[title]}")
            del self.goals[title]
        else:
            await self.talk()

    async def make_goal(self):
        title = self.name("Goal")
        _, goal = await self.done("POST", "/goals", {"title": title, **GOAL})
        self.goals[title], self.ids[title] = [], goal["id"]
        return goal["id"]

    async def talk(self):
        busy = {said.chat for said in self.waiting}
        free = [chat for chat in self.open if chat not in busy]
        if not free and len(self.open) == OPEN:
            return await self.repeat()
        if len(self.open) == OPEN and self.choose.random() < 0.3:
            self.open.remove(free[0])
            return await self.done("POST", f"/consultations/{free[0]}/complete")
        if not free or len(self.open) < OPEN and self.choose.random() < 0.3:
            about = {"context_type": "goal", "context_id": await self.make_goal()}
            body = {"persona": "wellness_specialist", "quick_action": "goal_support", **about}
            _, data = await self.done("POST", "/consultations", body)
            free = [data["consultation"]["id"]]
            self.chats += free
            self.open += free
        said = Said(self.choose.choice(free), f"{self.name('Message')}: how should I start?")
        self.said.append(said)
        if self.choose.random() < 0.3:
            path, body = f"/consultations/{said.chat}/messages", {"content": said.content}
            # Its last answer may still be sent.
            while (answer := await self.done("POST", path, body, fine=[409]))[0] == 409:
                await asyncio.sleep(0.2)
            said.is_known, said.answer = True, answer[1]["assistant_message"]["content"]
        elif not await self.say(said):
            self.waiting.append(said)

    async def repeat(self):
        said = self.waiting.pop(0)
        if not await self.say(said):
            self.waiting.append(said)

    async def finish(self):
        """Says what has no answer until it has one."""
        deadline = time.monotonic() + 30
        while self.waiting:
            check(time.monotonic() < deadline, f"{self.waiting[0].content!r} gets no answer")
            await self.repeat()
            await asyncio.sleep(0.05)

    async def say(self, said):
        """Says it over a socket at a server; answers whether all of the answer has come."""
        node = await self.world.node()
        connection = None
        try:
            async with asyncio.timeout(20):
                path = f"/consultations/{said.chat}/ws"
                connection = await Socket.open(node.port, path, self.token)
                return await self.hear(connection, said, node)
        except (ConnectionRefusedError, Refused) as error:
            status = getattr(error, "status", 503)
            check(status == 503, f"a socket at {node.number}: {error}")
            self.world.refused += 1
            return False
        except BROKEN:
            self.world.broken += 1
            return False
        finally:
            if connection:
                connection.abort()

    async def hear(self, connection, said, node):
        text = None
        message = {"type": "message", "content": said.content, "client_id": said.id}
        try:
            while (frame := await next_frame(connection))["type"] != "closed":
                match frame["type"]:
                    case "connected":
                        await connection.send(json.dumps(message))
                    case "message_received":
                        text, said.is_known = "", True
                        await self.world.acknowledge()
                        await self.world.tell(node, streaming=node.streaming + 1)
                    case "stream_chunk" if text is not None:
                        text += frame["content"]
                    case "stream_complete" if text is not None:
                        said.answer = text
                        return True
                    case "error":
                        fine = ("TURN_IN_PROGRESS", "BUSY", "UNAVAILABLE")
                        check(frame.get("code") in fine, f"{said.content!r}: {frame}")
                        self.world.refused += 1
                        return False
            self.world.cut += text is not None
            return False
        finally:
            if text is not None:
                said.heard = max(said.heard, text, key=len)
                await self.world.tell(node, streaming=node.streaming - 1)

    async def examine(self, node):
        """All that this one was told of is there, by way of the API of a server."""
        found = await pages(self.world, node, self.token, "/goals", "goals")
        mine = {it["title"]: it for it in found if it["id"] in self.ids.values()}
        check(set(mine) == set(self.goals), lambda: f"goals: {set(mine) ^ set(self.goals)}")
        for title, values in self.goals.items():
            value = mine[title]["current_value"]
            check(value == (values or [0])[-1], f"{title} is {value} and not {values[-1:]}")
        for chat in self.chats:
            path = f"/consultations/{chat}/messages"
            messages = await pages(self.world, node, self.token, path, "messages")
            roles = [it["role"] for it in messages]
            check(roles == ["user", "assistant"] * (len(roles) // 2), f"{chat} has {roles}")
            told = {it["content"]: answer["content"] for it, answer in pairs(messages)}
            said = {it.content: it for it in self.said if it.chat == chat}
            check(set(told) == set(said), lambda: f"{chat}: {set(told) ^ set(said)}")
            for content, it in said.items():
                check(told[content] == it.answer, f"{content!r}: {told[content]!r} {it.answer!r}")
                check(told[content].startswith(it.heard), f"{content!r} was answered otherwise")


def pairs(messages):
    return zip(messages[::2], messages[1::2], strict=True)


async def next_frame(connection):
    kind, payload = await connection.receive()
    while kind not in (1, 8):
        kind, payload = await connection.receive()
    if kind == 8:
        return {"type": "closed", "code": int.from_bytes(payload[:2], "big")}
    return json.loads(payload)


async def pages(world, node, token, path, name):
    found = []
    while True:
        place = f"{path}?limit=100&offset={len(found)}"
        status, answer = await world.once(node, "GET", place, token=token)
        check(status == 200, f"GET {place} at {node.number}: {status} {answer}")
        found += answer["data"][name]
        if len(answer["data"][name]) < 100:
            return found


class Somebody(NamedTuple):
    token: str
    goal: str
    #: Its path.
    chat: str


async def somebody(world):
    token = (await world.person())["access_token"]
    _, goal = await world.done("POST", "/goals", {"title": f"Walk of user {world.people}", **GOAL}, token)
    _, data = await world.done("POST", "/consultations", {"persona": "general_wellness"}, token)
    return Somebody(token, goal["id"], f"/consultations/{data['consultation']['id']}")


async def under_load(world, disturb):
    """Has clients work while something is done to the servers, and looks at what is there then.

    Answers what that has answered, and words for what the clients did."""
    people = [await world.person() for _ in range(PEOPLE)]
    clients = [Client(world, n, people[n % PEOPLE]) for n in range(PEOPLE * CLIENTS)]
    async with asyncio.TaskGroup() as group:
        for client in clients:
            group.create_task(client.work())
        done = await disturb(world)
        world.is_over = True
    streaming = await world.settled()
    for client in clients:
        await client.finish()
    await examine(world, clients)
    goals = sum(len(client.ids) for client in clients)
    values = sum(len(it) for client in clients for it in client.goals.values())
    messages = sum(len(client.said) for client in clients)
    return done, (
        f"{world.acknowledged} acknowledged, none lost, none twice "
        f"({goals} goals, {values} values, {messages} messages); {world.broken} broken off, "
        f"{world.refused} refused; the last answer ended {streaming:.1f} s after"
    )


async def examine(world, clients):
    for what, query in {
        "goals are twice": "SELECT title FROM goals GROUP BY title HAVING count(*) > 1",
        "messages are twice": """SELECT content FROM messages WHERE role = 'user'
            GROUP BY content HAVING count(*) > 1""",
        "messages have not one answer": """SELECT m.content, count(a.id) FROM messages m
            LEFT JOIN messages a ON a.answers = m.number WHERE m.role = 'user'
            GROUP BY m.content HAVING count(a.id) <> 1""",
        "answers are of nobody's": """SELECT a.content FROM messages a WHERE role = 'assistant'
            AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.number = a.answers)""",
    }.items():
        found = await world.rows(query)
        check(not found, f"{what}: {found[:5]}")
    noted = {}
    for title, value in await world.rows(
        """SELECT g.title, p.value FROM progress_entries p JOIN goals g ON g.id = p.goal_id
            WHERE p.value > 0 ORDER BY p.number"""
    ):
        noted.setdefault(title, []).append(int(value))
    for client in clients:
        for title, values in client.goals.items():
            found = noted.get(title, [])
            check(found == values, lambda: f"{title} was told {values} and has {found}")
        for node in world.nodes:
            await client.examine(node)


async def serve(world, work):
    servers = [asyncio.create_task(node.run()) for node in world.nodes]

    async def all_of_it():
        await world.all_up()
        await work(world)

    task = asyncio.create_task(all_of_it())
    try:
        done, _ = await asyncio.wait([task, *servers], return_when=asyncio.FIRST_COMPLETED)
        for ended in done:
            ended.result()
    finally:
        task.cancel()
        for node in world.nodes:
            node.is_over = True
            if node.process.returncode is None:
                node.process.kill()
        await asyncio.gather(task, *servers, return_exceptions=True)


def arguments(description):
    """What a driver of servers takes, to which it may add."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    return parser


def drive_servers(options, name, database, work, flags=()):
    """Has three servers on what `database` makes in a folder, and does some work with them."""
    # So that PostgreSQL ends, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))

    def body():
        print(f"--seed {options.seed}", flush=True)
        with Folder(name) as folder, database(folder) as made:
            world = World(options.lume, folder, made, random.Random(options.seed), flags)
            try:
                asyncio.run(serve(world, work))
            except ExceptionGroup as several:
                raise several.exceptions[0]

    drive(body)
