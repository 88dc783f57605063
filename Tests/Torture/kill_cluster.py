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

import asyncio
import json
import signal
import subprocess
import sys
import time
import uuid

sys.dont_write_bytecode = True

from support.cluster import (
    ENDED, GOAL, LEASE, arguments, drive_servers, next_frame, pages, somebody, under_load,
)  # fmt: skip
from support.postgresql import PostgreSQL
from support.program import check
from support.websocket import Socket

#: How long a server is stopped.
STOPPED = 15

# Kills


async def kill(world, options):
    """Answers how often each was killed, in words."""
    kinds = ["server"] * options.servers_killed + ["database"] * options.database_killed
    world.choose.shuffle(kinds)
    done = {"server": 0, "database": 0}
    began = time.monotonic()
    for number, kind in enumerate(kinds):
        if time.monotonic() > began + options.seconds:
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
    seconds = time.monotonic() - began
    await world.all_up()
    return (
        f"{done['server']} × kill -9 of a server and {done['database']} × of PostgreSQL "
        f"in {seconds:.0f} s"
    )


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


# Stops


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


def main():
    parser = arguments(__doc__)
    parser.add_argument("--servers-killed", type=int, default=50)
    parser.add_argument("--database-killed", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20, help="after which none is killed")
    parser.add_argument("--count", type=int, default=10, help="accounts that are raced for")
    options = parser.parse_args()

    async def all_of_it(world):
        print(*await under_load(world, lambda world: kill(world, options)), sep=": ")
        await stop(world)
        await refresh_everywhere(world, options.count)
        await erase_everywhere(world, options.count)
        await log_in_everywhere(world, 10, 10)

    drive_servers(options, "cluster", PostgreSQL, all_of_it)


main()
