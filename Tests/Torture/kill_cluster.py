#!/usr/bin/env python3
"""Kills and stops the servers of one PostgreSQL, and PostgreSQL, while clients write to all of them.

    kill_cluster.py path/to/lume [--seconds N] [--servers-killed N] [--database-killed N] [--seed N]

Three servers begin anew on their ports whenever they're killed. Clients make goals, note progress,
delete and talk, over requests and sockets, at one server after the other, and repeat what nobody has
acknowledged at the next one, under the same key. Afterwards all that was acknowledged is there, all
that has a key is there once, nothing streams any more, and each message has one answer. Then a server
is stopped for 15 s, in mid-answer and in mid-transaction: the others go on, and what it does when it
wakes changes nothing. Tokens and attempts to log in are the same at all three.
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

sys.dont_write_bytecode = True

from support.postgresql import PostgreSQL
from support.program import UNLIMITED, Failure, Folder, check, drive, environment
from support.websocket import Socket, ask

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
#: How long a server may be silent before the others take it for dead, and how long it's stopped here.
LEASE, STOPPED = 6, 15
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
        self.is_up = self.is_over = self.was_killed = False

    async def run(self):
        flags = ["--port", str(self.port), "--database", self.world.database.address]
        flags += ["--pace", "15ms", "--trusted-proxy", "127.0.0.1", *UNLIMITED]
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
            fine = {74, -signal.SIGKILL} if self.was_killed else {74}
            self.was_killed = False
            if not self.is_over and status not in fine:
                raise Failure(f"server {self.number} ended with {status}: see {self.home}/log")

    def kill(self):
        self.was_killed = True
        self.process.kill()

    async def stop(self):
        """Each of its threads stops when it's its turn."""
        self.process.send_signal(signal.SIGSTOP)
        while any(state(task) != "T" for task in glob.glob(f"/proc/{self.process.pid}/task/*")):
            await asyncio.sleep(0.001)
        await self.world.tell(self, is_up=False)


class World:
    def __init__(self, lume, folder, database, choose):
        self.lume, self.folder, self.database, self.choose = lume, folder, database, choose
        self.news = asyncio.Condition()
        self.nodes = [Node(self, number) for number in range(3)]
        self.turns = itertools.cycle(self.nodes)
        self.people = 0
        self.acknowledged = self.refused = self.broken = 0
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
        except BROKEN as error:
            refused = "refused" in str(error)
            check(not refused or " 503 " in str(error), f"a socket at {node.number}: {error}")
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


# Kills


async def kill(world, options):
    """Answers how often each was killed."""
    kinds = ["server"] * options.servers_killed + ["database"] * options.database_killed
    world.choose.shuffle(kinds)
    done = {"server": 0, "database": 0}
    deadline = time.monotonic() + options.seconds
    for number, kind in enumerate(kinds):
        if time.monotonic() > deadline:
            break
        target = world.acknowledged + world.choose.randint(1, 60)
        await world.until(
            lambda target=target: world.acknowledged >= target,
            f"something is acknowledged after kill {number}, {kinds[max(number - 1, 0)]}",
        )
        if kind == "server":
            await kill_server(world)
        else:
            await kill_database(world, done["database"])
        done[kind] += 1
    await world.all_up()
    return done


async def kill_server(world):
    node = world.choose.choice(world.nodes)
    await world.until(lambda: node.is_up, "a server is there")
    if world.choose.random() < 0.7:
        await world.until(lambda: node.streaming > 0, "an answer is being sent")
    if node.is_up:
        node.kill()
    await world.until(lambda: not node.is_up, "a killed server ends")


async def kill_database(world, number):
    await world.until(lambda: any(node.streaming for node in world.nodes), "an answer is being sent")
    how = signal.SIGKILL if number % 2 else signal.SIGQUIT
    await asyncio.to_thread(world.database.kill, how)
    # One time in five it's gone for longer than a lease.
    if number % 5 == 2:
        await asyncio.sleep(LEASE + 2)
    await asyncio.to_thread(world.database.start)
    if number % 2:
        # Nobody is killed now: so what was being sent ends soon.
        await world.all_up()
        await world.settled()


async def torture(world, options):
    people = [await world.person() for _ in range(PEOPLE)]
    clients = [Client(world, n, people[n % PEOPLE]) for n in range(PEOPLE * CLIENTS)]
    began = time.monotonic()
    async with asyncio.TaskGroup() as group:
        for client in clients:
            group.create_task(client.work())
        done = await kill(world, options)
        seconds = time.monotonic() - began
        world.is_over = True
    streaming = await world.settled()
    for client in clients:
        await client.finish()
    await examine(world, clients)
    goals = sum(len(client.ids) for client in clients)
    values = sum(len(it) for client in clients for it in client.goals.values())
    messages = sum(len(client.said) for client in clients)
    print(
        f"{done['server']} × kill -9 of a server and {done['database']} × of PostgreSQL in "
        f"{seconds:.0f} s: {world.acknowledged} acknowledged, none lost, none twice "
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


# Stops


class Somebody(NamedTuple):
    token: str
    goal: str
    #: Its path.
    chat: str


async def somebody(world):
    token = (await world.person())["access_token"]
    _, goal = await world.done("POST", "/goals", {"title": "Walk", **GOAL}, token)
    _, data = await world.done("POST", "/consultations", {"persona": "general_wellness"}, token)
    return Somebody(token, goal["id"], f"/consultations/{data['consultation']['id']}")


async def probe(world, who, seconds):
    """Notes progress at the servers that are there; answers the longest that it took."""
    longest, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        body = {"current_value": began}
        await world.done("PATCH", f"/goals/{who.goal}", body, who.token, str(uuid.uuid4()))
        longest = max(longest, time.monotonic() - began)
    return longest


async def leases(world):
    return {number for (number,) in await world.rows("SELECT number FROM servers")}


async def wake(world, node, before):
    """Lets it go on, and waits until it has seen that it was taken for dead."""
    node.process.send_signal(signal.SIGCONT)
    await world.tell(node, is_up=True)
    deadline = time.monotonic() + 10
    while not (after := await leases(world)) - before:
        check(time.monotonic() < deadline, f"it has no new lease: {before}, {after}")
        await asyncio.sleep(0.05)


async def stop(world):
    """Stops a server that is sending an answer, while it has the lock of somebody else, too."""
    node = world.nodes[0]
    talker, writer, stranger = [await somebody(world) for _ in range(3)]
    # One that has the lock of its user will wait for the goal.
    holder = await world.database.psql(stdin=subprocess.PIPE)
    holder.stdin.write(f"BEGIN; SELECT 1 FROM goals WHERE id = '{writer.goal}' FOR UPDATE;\n".encode())
    check(await holder.stdout.readline() == b"1\n", "the goal can't be held")
    connection = await Socket.open(node.port, f"{talker.chat}/ws", talker.token)
    await connection.send(json.dumps({"type": "message", "content": "How should I start?"}))
    chunks = 0
    while chunks < 2:
        chunks += (await next_frame(connection))["type"] == "stream_chunk"
    body, key = {"current_value": 5}, [("Idempotency-Key", "stopped")]
    path = f"/goals/{writer.goal}"
    late = asyncio.create_task(world.once(node, "PATCH", path, body, writer.token, key, 60))
    pid = await seen(holder, "wait_event_type = 'Lock'")
    await node.stop()
    began = time.monotonic()
    holder.stdin.write(b"ROLLBACK;\n")
    await seen(holder, f"pid = {pid} AND state = 'idle in transaction'")
    holder.stdin.close()
    await holder.wait()
    heard = []

    async def hear():
        while not heard or heard[-1]["type"] != "closed":
            heard.append(await next_frame(connection))

    async def talk():
        path, body = f"{talker.chat}/messages", {"content": "And tomorrow?"}
        while (await world.done("POST", path, body, talker.token, "again", fine=[409]))[0] == 409:
            await asyncio.sleep(0.1)
        return time.monotonic() - began

    async def write():
        await world.done("PATCH", path, {"current_value": 7}, writer.token, "other")
        return time.monotonic() - began

    rest = asyncio.create_task(hear())
    same, again, others, beside = await asyncio.gather(
        write(), talk(), probe(world, stranger, STOPPED), probe(world, talker, STOPPED)
    )
    waited = f"for {same:.1f} s behind the lock, others for {max(others, beside):.1f} s"
    check(max(same, others, beside) <= LEASE, f"who came to other servers waited {waited}")
    check(again <= ENDED, f"the chat could go on after {again:.1f} s")
    state, held, before = await written(world, talker, writer), await leases(world), len(heard)
    await wake(world, node, held)
    status, answer = await late
    check(status == 503, f"when it woke it answered {status} {answer}")
    await asyncio.wait_for(rest, 10)
    sent = heard[before:]
    check([it.get("code") for it in sent] == [1001], f"when it woke it sent {sent}")
    after = await written(world, talker, writer)
    check(after == state, lambda: f"when it woke it changed\n{state}\ninto\n{after}")
    for asked in world.nodes:
        found = await pages(world, asked, talker.token, f"{talker.chat}/messages", "messages")
        roles = [it["role"] for it in found]
        check(roles == ["user", "assistant"] * 2, f"the history at {asked.number} is {found}")
    await world.done("PATCH", path, body, writer.token, "stopped")
    query = f"SELECT value FROM progress_entries WHERE goal_id = '{writer.goal}' ORDER BY number"
    noted = [int(value) for (value,) in await world.rows(query)]
    check(noted[-2:] == [7, 5], f"noted is {noted}")
    print(
        f"{STOPPED} s stopped in mid-answer and in mid-transaction: who came to other servers waited "
        f"{waited}, the chat went on after {again:.1f} s; what it did when it woke changed no row"
    )


async def written(world, talker, writer):
    """What is there, with who has written it last."""
    chat = talker.chat.rpartition("/")[2]
    return [
        await world.rows(f"SELECT xmin::text, * FROM {rows} ORDER BY id")
        for rows in (f"messages WHERE consultation_id = '{chat}'", f"goals WHERE id = '{writer.goal}'")
    ]


async def seen(session, condition):
    """Waits until a connection of a server is in that state; answers which one."""
    query = f"SELECT max(pid) FROM pg_stat_activity WHERE {condition} AND pid <> pg_backend_pid()"
    deadline = time.monotonic() + 2
    pid = b""
    while not pid:
        check(time.monotonic() < deadline, f"no connection is where {condition}")
        session.stdin.write(f"SELECT pg_stat_clear_snapshot(); {query};\n".encode())
        await session.stdout.readline()
        pid = (await session.stdout.readline()).strip()
    return int(pid)


# Accounts


async def everywhere(world, method, path, body=None, token=None, headers=()):
    """Asks all servers at once; answers the statuses and the answers."""
    asked = [world.once(node, method, path, body, token, headers) for node in world.nodes]
    answers = await asyncio.gather(*asked)
    return [status for status, _ in answers], [answer for _, answer in answers]


async def refresh_everywhere(world, count):
    for _ in range(count):
        person = await world.person()
        body = {"refresh_token": person["refresh_token"]}
        statuses, answers = await everywhere(world, "POST", "/auth/refresh", body)
        check(sorted(statuses) == [200, 401, 401], f"one refresh token at three: {answers}")
        won = answers[statuses.index(200)]["data"]
        for token in (person["access_token"], won["access_token"]):
            statuses, answers = await everywhere(world, "GET", "/goals", token=token)
            check(statuses == [401] * 3, f"the log-in isn't over: {answers}")
        body = {"refresh_token": won["refresh_token"]}
        statuses, answers = await everywhere(world, "POST", "/auth/refresh", body)
        check(statuses == [401] * 3, f"the log-in isn't over: {answers}")
    print(f"{count} × one refresh token at three servers at once: one has won, the log-in is over")


async def erase_everywhere(world, count):
    """Somebody is erased at one server while the others write for them."""
    columns = await world.rows(
        """SELECT table_name, column_name FROM information_schema.columns
            WHERE column_name = 'user_id' AND table_schema = 'public'"""
    )
    written = 0
    for number in range(count):
        person, node = await world.person(), world.nodes[number % 3]
        token, user = person["access_token"], person["user_id"]
        writes = [
            everywhere(world, "POST", "/goals", {"title": f"Goal {turn}", **GOAL}, token)
            for turn in range(4)
        ]
        erased, *made = await asyncio.gather(
            world.once(node, "DELETE", "/users/me", token=token), *writes
        )
        check(erased[0] == 204, f"to erase: {erased}")
        statuses = {status for answered, _ in made for status in answered}
        check(statuses <= {201, 401}, f"who writes beside it is told {made}")
        written += sum(answered.count(201) for answered, _ in made)
        answers = await everywhere(world, "GET", "/goals", token=token)
        check(answers[0] == [401] * 3, f"an erased account is let in: {answers}")
        body = {"refresh_token": person["refresh_token"]}
        answers = await everywhere(world, "POST", "/auth/refresh", body)
        check(answers[0] == [401] * 3, f"an erased account is let in: {answers}")
        for table, column in columns:
            left = await world.rows(f"SELECT * FROM {table} WHERE {column} = '{user}'")
            check(not left, f"{table} has something of an erased account: {left[:2]}")
    print(f"{count} accounts erased while {written} goals were written: refused, nothing is left")


async def log_in_everywhere(world, count, most):
    """Tries wrong passwords at all three as fast as they answer."""
    body = {"email": "user1@example.org", "password": "wrong horse"}
    began = time.monotonic()
    statuses = []
    for _ in range(count):
        answered, _ = await everywhere(world, "POST", "/auth/login", body, headers=world.by(1000))
        statuses += answered
    counted = statuses.count(401)
    # One more may be tried each sixth second.
    more = (time.monotonic() - began) * most / 60
    check(set(statuses) == {401, 429}, f"to log in: {statuses}")
    check(most <= counted <= most + more + 1, f"{counted} attempts, not {most} + {more:.1f}")
    print(f"{len(statuses)} attempts to log in at three servers: {counted} were looked at")


async def main_of(world, options):
    servers = [asyncio.create_task(node.run()) for node in world.nodes]

    async def all_of_it():
        await world.all_up()
        await torture(world, options)
        await stop(world)
        await refresh_everywhere(world, options.count)
        await erase_everywhere(world, options.count)
        await log_in_everywhere(world, 10, 10)

    work = asyncio.create_task(all_of_it())
    try:
        done, _ = await asyncio.wait([work, *servers], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        work.cancel()
        for node in world.nodes:
            node.is_over = True
            if node.process.returncode is None:
                node.process.kill()
        await asyncio.gather(work, *servers, return_exceptions=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--servers-killed", type=int, default=50)
    parser.add_argument("--database-killed", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20, help="after which none is killed")
    parser.add_argument("--count", type=int, default=10, help="accounts that are raced for")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()

    # So that PostgreSQL ends, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))

    def body():
        print(f"--seed {options.seed}", flush=True)
        with Folder("cluster") as folder, PostgreSQL(folder) as database:
            world = World(options.lume, folder, database, random.Random(options.seed))
            try:
                asyncio.run(main_of(world, options))
            except ExceptionGroup as several:
                raise several.exceptions[0]

    drive(body)


main()
