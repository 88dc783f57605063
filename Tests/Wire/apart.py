#!/usr/bin/env python3
"""Shows that whoever waits at PostgreSQL keeps nobody else waiting, and that servers tell each other.

    Scripts/postgresql apart.py path/to/lume

Somebody outside holds a user, and then a table; others are asked meanwhile, and hear an answer. Needs
`requests`, `websockets` and psql.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time

sys.dont_write_bytecode = True

from claims.consultations import about
from claims.goals import new as goal
from claims.sockets import connected, path
from wire.client import Client
from wire.failure import check, same
from wire.holding import hold
from wire.server import TALKATIVE, Server
from wire.shapes import GOAL, REGISTERED
from wire.sockets import Socket
from wire.world import PASSWORD, form

#: Enough that each worker has some; they are held for longer than a server waits.
USERS, HOLD, PACE = 12, 4, 0.04
#: Of a machine that does other things, too: much less than whoever is kept waiting would take.
SOON = 0.5
#: Within which a server looks by itself for what others have ended.
SWEPT = 11


def somebody(server, name):
    user = Client(server)
    user.email = f"{name}@example.org"
    answer = user.post("/auth/register", form(user.email))
    while answer.status == 429:
        time.sleep(int(answer.headers["Retry-After"]))
        answer = user.post("/auth/register", form(user.email))
    tokens = answer.has(201, REGISTERED)
    user.token, user.id = tokens["access_token"], tokens["user_id"]
    return user


def last(times, share):
    return sorted(times)[int(len(times) * share)]


def ask(users, seconds):
    """How long requests of these took that came one after the other, the time of all of them."""
    times, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        for user in users:
            began = time.monotonic()
            same(user.get("/goals", limit=20).status, 200, "the status of a list")
            times.append(time.monotonic() - began)
    return times


@contextlib.contextmanager
def held(server, lock):
    """Has a transaction of somebody else's have this."""
    psql = subprocess.Popen(
        ["psql", "--quiet", "--tuples-only", "--no-align", server.address],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    psql.stdin.write(f"BEGIN;\n{lock};\n\\echo held\n")
    psql.stdin.flush()
    while (line := psql.stdout.readline()) != "held\n":
        check(line, f"nobody holds {lock}")
    try:
        yield
    finally:
        psql.communicate("ROLLBACK;\n")


def hear(socket, gaps):
    """The times between the pieces of an answer."""
    before = None
    while (frame := socket.any())["type"] != "stream_complete":
        if frame["type"] == "stream_chunk":
            now = time.monotonic()
            if before:
                gaps.append(now - before)
            before = now


def a_user_who_is_held_keeps_nobody_waiting(lume, folder):
    flags = (*TALKATIVE, "--pace", f"{PACE * 1000:.0f}ms")
    with Server(lume, f"{folder}/held", *flags) as server:
        users = [somebody(server, f"held{number}") for number in range(USERS)]
        for user in users:
            for number in range(20):
                user.post("/goals", goal(title=f"Walk {number}")).has(201, GOAL)
        one, others = users[0], users[1:]
        mine = one.get("/goals", limit=1).json()["data"]["goals"][0]["id"]
        ask(others, 1)
        idle = ask(others, HOLD)
        chats = [(user, about(user)) for user in others]
        gaps, answers = [], []

        def change():
            began = time.monotonic()
            answer = one.patch(f"/goals/{mine}", {"title": "Run"})
            answers.append((answer.status, time.monotonic() - began))

        with contextlib.ExitStack() as stack:
            sockets = [stack.enter_context(Socket(user, path(chat))) for user, chat in chats]
            for socket, (_, chat) in zip(sockets, chats):
                connected(socket, chat)
            lock = f"SELECT 1 FROM users WHERE id = '{one.id}' FOR UPDATE"
            changing = threading.Thread(target=change)
            with held(server, lock):
                changing.start()
                for socket in sockets:
                    socket.say("How should I start?")
                asking = threading.Thread(target=lambda: busy.extend(ask(others, HOLD)))
                busy = []
                asking.start()
                for socket in sockets:
                    hear(socket, gaps)
                asking.join()
            changing.join()
        (status, seconds), = answers
        check(status == 503 and 1.9 < seconds < HOLD, f"who is held gets {status} after {seconds} s")
        one.patch(f"/goals/{mine}", {"title": "Run"}).has(200, GOAL)
        figures = [last(idle, 0.99), last(busy, 0.99), max(busy), last(gaps, 0.99)]
        told = "p99 idle {:.1f} ms, beside who is held {:.1f} ms (most {:.1f}), gap {:.1f} ms".format(
            *[it * 1000 for it in figures]
        )
        check(figures[1] < 3 * figures[0] + SOON and figures[3] < PACE + SOON, told)
        return told


def a_database_that_hangs_holds_up_no_server(lume, folder):
    with Server(lume, f"{folder}/hangs", *TALKATIVE) as server:
        users = [somebody(server, f"hangs{number}") for number in range(USERS)]
        base = server.base.removesuffix("/api/v1")
        probe = Client(server)
        times, stuck = [], []

        def wait(user):
            stuck.append(user.get("/goals").status)

        with held(server, "LOCK TABLE goals IN ACCESS EXCLUSIVE MODE"):
            waiting = [threading.Thread(target=wait, args=(user,)) for user in users]
            for thread in waiting:
                thread.start()
            end = time.monotonic() + 1.5
            while time.monotonic() < end:
                began = time.monotonic()
                same(probe.session.get(base + "/healthz", timeout=5).status_code, 200, "/healthz")
                times.append(time.monotonic() - began)
        for thread in waiting:
            thread.join()
        check(set(stuck) <= {200, 503}, f"who waited got {stuck}")
        told = f"/healthz after {max(times) * 1000:.1f} ms at most, {len(times)} times"
        check(max(times) < SOON, told)
        return told


def too_many_who_wait_are_told_so(lume, folder):
    with Server(lume, f"{folder}/many", "--limit", "connections-per-address=1000") as server:
        user = somebody(server, "many")
        answers = []

        def wait():
            answer = Client(server, user.token).get("/goals")
            answers.append((answer.status, answer.headers.get("Retry-After")))

        with held(server, "LOCK TABLE goals IN ACCESS EXCLUSIVE MODE"):
            waiting = [threading.Thread(target=wait) for _ in range(100)]
            for thread in waiting:
                thread.start()
            end = time.monotonic() + 1.5
            while len(answers) < 100 - 9 and time.monotonic() < end:
                time.sleep(0.01)
            early = list(answers)
        for thread in waiting:
            thread.join()
        same(set(early), {(503, "1")}, "what too many get at once")
        check(91 <= len(early) <= 92, f"{len(early)} of 100 are too many")


def what_ends_at_one_server_is_closed_at_another(lume, folder):
    return closed_in_time(lume, f"{folder}/told", lambda: None)


def so_it_is_where_that_has_to_listen_anew(lume, folder):
    """It looks at all of its sockets then."""

    def cut_off():
        gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
        check("t" in psql(gone), "no server listens")

    return closed_in_time(lume, f"{folder}/anew", cut_off)


def closed_in_time(lume, folder, before):
    with contextlib.ExitStack() as stack:
        here, there = [stack.enter_context(Server(lume, folder, *TALKATIVE)) for _ in "ab"]
        slowest = 0
        for name, end in ENDS.items():
            user, chat, socket = opened(here, name, stack)
            before()
            began = time.monotonic()
            code = end(Client(there, user.token), chat)
            found = socket.closing(5)
            slowest = max(slowest, time.monotonic() - began)
            same(found, code, f"the code of the socket's end after {name}")
        told = f"closed after {slowest * 1000:.0f} ms at most"
        # Within a second on a machine of its own; what isn't told is found after eight.
        check(slowest < 4, told)
        return told


def one_that_hears_nothing_finds_it_by_itself(lume, folder):
    """As behind a firewall that has forgotten the connection: it's there, and nothing comes."""
    with contextlib.ExitStack() as stack:
        there = stack.enter_context(Server(lume, f"{folder}/deaf", *TALKATIVE))
        others = listening(1)
        here = stack.enter_context(Server(lume, f"{folder}/deaf", *TALKATIVE))
        (pid,) = listening(2) - others
        os.kill(pid, signal.SIGSTOP)
        stack.callback(os.kill, pid, signal.SIGCONT)
        sockets = {name: opened(here, name, stack) for name in ENDS}
        codes, began = {}, time.monotonic()
        for name, (user, chat, _) in sockets.items():
            codes[name] = ENDS[name](Client(there, user.token), chat)
        asked = time.monotonic()
        for name, (_, _, socket) in sockets.items():
            same(socket.closing(15), codes[name], f"the code of the socket's end after {name}")
        told = "closed after {:.1f} s".format(time.monotonic() - began)
        check(time.monotonic() - asked < SWEPT, told)
        return told


def listening(count):
    """Which processes of PostgreSQL have so many servers listen."""
    query = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
    deadline = time.monotonic() + 10
    while len(found := {int(line) for line in psql(query).split()}) != count:
        check(time.monotonic() < deadline, f"{len(found)} servers listen, not {count}")
    return found


def psql(query):
    words = ["psql", "-XAtq", os.environ["LUME_TEST_DATABASE"], "-c", query]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def opened(server, name, stack):
    user = somebody(server, name)
    chat = about(user)
    socket = stack.enter_context(Socket(user, path(chat)))
    connected(socket, chat)
    return user, chat, socket


def log_out(user, _):
    user.post("/auth/logout").is_empty()
    return 1008


def change_password(user, _):
    other = Client(user.server)
    body = {"email": "password@example.org", "password": PASSWORD}
    other.token = other.post("/auth/login", body).json()["data"]["access_token"]
    body = {"old_password": PASSWORD, "new_password": PASSWORD + " too"}
    other.post("/auth/password", body).is_empty()
    return 1008


def complete(user, chat):
    same(user.post(f"/consultations/{chat['id']}/complete").status, 200, "the status")
    return 1000


def delete(user, chat):
    user.delete(f"/consultations/{chat['id']}").is_empty()
    return 1000


def erase(user, _):
    user.delete("/users/me").is_empty()
    return 1008


ENDS = {
    "logout": log_out, "password": change_password, "complete": complete, "delete": delete,
    "erase": erase,
}  # fmt: skip


hold(
    "of servers on one PostgreSQL",
    __doc__,
    a_user_who_is_held_keeps_nobody_waiting,
    a_database_that_hangs_holds_up_no_server,
    too_many_who_wait_are_told_so,
    what_ends_at_one_server_is_closed_at_another,
    so_it_is_where_that_has_to_listen_anew,
    one_that_hears_nothing_finds_it_by_itself,
)
