#!/usr/bin/env python3
"""Kills the shell at random moments over data that stay, and looks for what was lost.

    kill_shell.py path/to/lume [--count N] [--seed N]

After every kill the shell starts again and opens every chat. Then each goal, value and answer
that a user had read about is in the store exactly once and, once synced, in the embedded backend
exactly once; nothing is there twice; a turn that was left open is completed from the backend's
history or marked as not sent.
"""

import argparse
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time

sys.dont_write_bytecode = True

from support.program import Failure, Folder, check, drive, environment, run

#: Kills before the data are made anew; few enough that one page of a list holds everything.
KILLS_PER_HOME = 10
FLAGS = [
    [],
    [],
    [],
    ["--sync", "manual"],
    ["--fault", "status=503@0.3"],
    ["--fault", "drop=7"],
    ["--fault", "batch,latency=3ms"],
]


class Work:
    """The inputs of one run, and what each line of its output acknowledges."""

    def __init__(self, choose, number):
        self.inputs = []
        self.flags = []
        #: In the order of the inputs: a pattern of the line that is the acknowledgement, the
        #: kind of what it acknowledges, the title of the goal, and more.
        self.marks = []
        if choose.random() < 0.5:
            # To whatever chat is active, which is not opened first.
            text = f"Goal {number:03}: on with it, how should I start?"
            self.add(text, None, "message", None, text)
        for place in range(choose.randint(2, 3)):
            self.add_goal(choose, f"Goal {number:03}-{place} {choose.choice(['walk', '歩く', 'Maß'])}")

    def add_goal(self, choose, title):
        value = choose.randint(1, 900)
        self.add(f'/goal new "{title}" --target 10000 steps', rf"Goal \d+ saved: {title} \(", "goal", title)
        if choose.random() < 0.8:
            self.add(f'/chat goal "{title}"', rf".* · Focused on: {title}$", "chat", title)
            for turn in range(choose.randint(1, 2)):
                text = f"{title}, question {turn}: how should I start?"
                self.add(text, None, "message", title, text)
                value += choose.randint(1, 900)
                self.add_progress(title, value)
        else:
            self.add_progress(title, value)
        if choose.random() < 0.3:
            self.add(f'/tips "{title}"', rf"Tips for {title}$", "tips", title)
        if choose.random() < 0.3:
            self.add(f'/goal complete "{title}"', rf"Completed: {title}", "complete", title)
        if choose.random() < 0.3:
            self.add("/sync", None, "sync", title)

    def add_progress(self, title, value):
        amount = f"{value:,}" if value >= 10000 else str(value)
        self.add(
            f'/goal progress {value} "{title}"', rf".*{title} \({amount} of ", "value", title, value
        )

    def add(self, line, pattern, *mark):
        self.inputs.append(line)
        self.marks.append((pattern and re.compile(pattern), *mark))


class Acknowledged:
    """What a user has read, over all runs on the same data."""

    def __init__(self):
        self.goals = {}
        #: Answers by the text of the message, as they were shown.
        self.answers = {}
        self.chats = set()

    def take(self, work, output):
        """Takes the lines that came to an end, each to the next mark that it fits."""
        shown = output.split("\n")[:-1]
        place = 0
        asked, between = None, []
        for line in shown:
            found = next(
                (i for i in range(place, len(work.marks)) if self._fits(work.marks[i], line)), None
            )
            if found is None:
                between.append(line)
                continue
            for mark in work.marks[place:found]:
                if mark[1] == "message":
                    asked = mark[3]
            _, kind, title, *more = work.marks[found]
            # Nothing is shown of a message that was refused.
            if kind == "value" and asked and any(between):
                self.answers[asked] = "\n".join(between)
            asked, between, place = None, [], found + 1
            goal = self.goals.setdefault(title, {"value": None, "isComplete": False})
            if kind == "chat":
                self.chats.add(title)
            elif kind == "value":
                goal["value"] = more[0]
            elif kind == "complete":
                goal["isComplete"] = True

    @staticmethod
    def _fits(mark, line):
        return mark[0] is not None and mark[0].match(line)


def kill_once(lume, home, choose, number, length):
    """Runs, reads, kills; answers the work and what was read."""
    work = Work(choose, number)
    work.flags = ["--seed", str(choose.randint(1, 5))] + choose.choice(FLAGS)
    with open(home + "-errors", "wb") as errors:
        process = subprocess.Popen(
            [lume, "--pace", "1ms", "--keep-going", *work.flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment(home),
        )
    output = bytearray()

    def read():
        while data := os.read(process.stdout.fileno(), 4096):
            output.extend(data)

    reader = threading.Thread(target=read)
    reader.start()
    try:
        process.stdin.write("".join(line + "\n" for line in work.inputs).encode())
        process.stdin.flush()
        moment = time.monotonic() + choose.uniform(0, length)
        if choose.random() < 0.5:
            # At a line rather than at a time: right behind what was just acknowledged.
            lines = choose.randint(0, 12)
            while bytes(output).count(b"\n") < lines and time.monotonic() < moment + length:
                time.sleep(0.0005)
            time.sleep(choose.choice([0, 0.0002, 0.001, 0.003]))
        else:
            time.sleep(max(0, moment - time.monotonic()))
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        reader.join(5)
        process.stdin.close()
        process.stdout.close()
    return work, bytes(output).decode("utf-8", "replace")


# What is in the data


class Data:
    """A copy of the store and of the backend, so that looking changes nothing."""

    def __init__(self, home, copy):
        shutil.rmtree(copy, ignore_errors=True)
        os.mkdir(copy)
        for name in os.listdir(home):
            if re.fullmatch(r"(lume|backend)\.sqlite(-wal)?", name):
                shutil.copy(os.path.join(home, name), copy)
        self.store = self._open(copy, "lume")
        self.backend = self._open(copy, "backend")

    @staticmethod
    def _open(copy, name):
        connection = sqlite3.connect(os.path.join(copy, f"{name}.sqlite"))
        connection.row_factory = sqlite3.Row
        verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
        check(verdict == "ok", f"integrity_check of {name}.sqlite: {verdict}")
        check(
            not connection.execute("PRAGMA foreign_key_check").fetchall(),
            f"a foreign key of {name}.sqlite points nowhere",
        )
        return connection

    def close(self):
        self.store.close()
        self.backend.close()


def rows(connection, query, *values):
    return connection.execute(query, values).fetchall()


def check_unique(values, what):
    values = list(values)
    twice = {value for value in values if values.count(value) > 1}
    check(not twice, f"twice in {what}: {sorted(map(str, twice))}")


def has_tables(connection):
    return bool(rows(connection, "SELECT 1 FROM sqlite_master WHERE name = 'goals'"))


def examine_store(store, read, works):
    """Holds right after the kill as well as after the next start."""
    if not has_tables(store):
        check(not read.goals, "the store has no tables, though a goal was saved")
        return
    goals = {row["title"]: row for row in rows(store, "SELECT * FROM goals")}
    check_unique((row["title"] for row in rows(store, "SELECT title FROM goals")), "the store's goals")
    for title, seen in read.goals.items():
        check(title in goals, f"{title!r} was saved and is not in the store")
        goal = goals[title]
        if seen["isComplete"]:
            check(goal["status"] == "completed", f"{title!r} was completed and is {goal['status']}")
        if seen["value"] is not None:
            # What came behind the last line that was read may have been done.
            later = values_from(works, title, seen["value"])
            check(
                goal["current_value"] in later,
                f"{title!r} was at {seen['value']} and is at {goal['current_value']}",
            )
    said = rows(store, "SELECT * FROM messages WHERE role = 'user'")
    check_unique((row["content"] for row in said), "the store's messages")
    answers = answers_by_question(store)
    for text, shown in read.answers.items():
        check(text in answers, f"{text!r} was answered and is not in the store")
        state, found = answers[text]
        check(len(found) <= 1, f"{text!r} has {len(found)} answers in the store")
        if found and state == "sent":
            check(
                found[0].strip() == shown.strip() or found[0].strip() in shown,
                f"{text!r} has another answer in the store\n  shown:  {shown}\n  stored: {found[0]}",
            )


def values_from(works, title, value):
    """A value and those that the same runs set behind it."""
    values = [mark[3] for work in works for mark in work.marks if mark[1:3] == ("value", title)]
    return values[values.index(value) :]


def answers_by_question(store):
    """For each message of the user its state and the contents of the answers behind it."""
    found = {}
    for chat in rows(store, "SELECT id FROM consultations"):
        current = None
        for row in rows(
            store, "SELECT * FROM messages WHERE consultation_id = ? ORDER BY place", chat["id"]
        ):
            if row["role"] == "user":
                current = found[row["content"]] = (row["state"], [])
            elif current:
                current[1].append(row["content"])
    return found


def examine_backend(data, read):
    """Holds when everything was synced and every chat was opened."""
    store, backend = data.store, data.backend
    waiting = rows(store, "SELECT kind, title, problem FROM outbox")
    check(not waiting, f"the outbox still has {[tuple(row) for row in waiting]}")
    local = {row["title"]: row for row in rows(store, "SELECT * FROM goals")}
    remote = {row["title"]: row for row in rows(backend, "SELECT * FROM goals")}
    check_unique((row["title"] for row in rows(backend, "SELECT title FROM goals")), "the backend's goals")
    check(local.keys() == remote.keys(), f"goals differ: {local.keys() ^ remote.keys()}")
    bound = {row["goal_id"]: row["backend_id"] for row in rows(store, "SELECT * FROM goal_bindings")}
    for title, goal in local.items():
        other = remote[title]
        check(bound.get(goal["id"]) == other["id"], f"{title!r} is bound to another goal")
        for column in ("current_value", "target_value", "unit", "status"):
            check(
                goal[column] == other[column],
                f"{title!r}: {column} is {goal[column]} here and {other[column]} there",
            )
    examine_chats(store, backend)
    examine_messages(store, backend, read)


def examine_chats(store, backend):
    here = [row["backend_id"] for row in rows(store, "SELECT backend_id FROM consultations")]
    there = [row["id"] for row in rows(backend, "SELECT id FROM consultations")]
    check_unique(here, "the store's chats")
    check(set(here) == set(there), f"chats differ: {set(here) ^ set(there)}")
    about = [row["goal_id"] for row in rows(backend, "SELECT goal_id FROM consultations")]
    check_unique((goal for goal in about if goal), "the goals that chats are about")


def examine_messages(store, backend, read):
    local = {row["id"]: row for row in rows(store, "SELECT * FROM messages WHERE role = 'user'")}
    remote = rows(backend, "SELECT * FROM messages WHERE role = 'user'")
    check_unique((row["client_id"] for row in remote), "the backend's messages")
    check_unique((row["content"] for row in remote), "the backend's messages")
    for row in remote:
        message = local.get(row["client_id"])
        check(message is not None, f"{row['content']!r} is only in the backend")
        check(message["content"] == row["content"], f"{row['content']!r} differs")
        check(
            message["state"] == "sent",
            f"{row['content']!r} has reached the backend and is {message['state']}",
        )
        examine_answer(store, backend, message, row)
    reached = {row["client_id"] for row in remote}
    for number, message in local.items():
        check(message["state"] != "pending", f"{message['content']!r} is left open")
        check(
            number in reached or message["state"] in ("unsent", "queued"),
            f"{message['content']!r} is {message['state']} and not in the backend",
        )
    for text in read.answers:
        state = next(row["state"] for row in local.values() if row["content"] == text)
        check(state in ("sent", "unsent", "queued"), f"{text!r} was answered and is {state}")


def examine_answer(store, backend, message, remote):
    """An answer is once in the backend, and here whole unless it broke off."""
    there = rows(backend, "SELECT * FROM messages WHERE answers = ?", remote["number"])
    check(len(there) <= 1, f"{remote['content']!r} has {len(there)} answers in the backend")
    here = rows(
        store,
        "SELECT * FROM messages WHERE consultation_id = ? AND place > ? ORDER BY place",
        message["consultation_id"],
        message["place"],
    )
    here = here[: next((i for i, row in enumerate(here) if row["role"] == "user"), len(here))]
    check(len(here) <= 1, f"{remote['content']!r} has {len(here)} answers in the store")
    if not there:
        return
    if not here:
        raise Failure(f"{remote['content']!r} is answered in the backend and not in the store")
    if here[0]["state"] == "complete":
        check(
            here[0]["content"] == there[0]["content"],
            f"the answer to {remote['content']!r} differs\n"
            f"  here:  {here[0]['content']}\n  there: {there[0]['content']}",
        )
    else:
        check(
            there[0]["content"].startswith(here[0]["content"].rstrip()),
            f"the part of the answer to {remote['content']!r} is none",
        )


# One kill after another


def restart(lume, home, store):
    """What a user does next: looks, syncs, opens every chat."""
    inputs = ["/goals", "/chat list", "/outbox", "/sync"]
    if has_tables(store):
        titles = rows(
            store,
            """
            SELECT DISTINCT goals.title FROM goals JOIN consultations ON goal_id = goals.id
            UNION SELECT title FROM goals WHERE consultation_id IS NOT NULL
            """,
        )
        inputs += [f'/chat goal "{row[0]}"' for row in titles]
        personas = rows(store, "SELECT persona FROM consultations WHERE goal_id IS NULL")
        inputs += [f"/chat {row[0]}" for row in personas]
    inputs += ["/sync", "/status"]
    status, output, errors = run(
        [lume, "--keep-going", "--sync", "auto"], home, "\n".join(inputs) + "\n", timeout=60
    )
    check(status in (0, 1), f"the next start exits {status}\n{output}\n{errors}")
    return output, errors


def run_length(lume, home, choose):
    """How long a whole run takes."""
    work = Work(choose, 0)
    started = time.monotonic()
    status, _, errors = run(
        [lume, "--pace", "1ms", "--keep-going"], home, "\n".join(work.inputs) + "\n"
    )
    check(status in (0, 1), f"a run without a kill exits {status}\n{errors}")
    return time.monotonic() - started


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume")
    parser.add_argument("--count", type=int, default=200, help="how many kills")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lume = os.path.abspath(options.lume)

    def body():
        choose = random.Random(options.seed)
        counts = {"goals": 0, "answers": 0, "left open": 0, "completed": 0, "not sent": 0}
        with Folder("kills") as folder:
            length = run_length(lume, os.path.join(folder, "first"), choose)
            for first in range(0, options.count, KILLS_PER_HOME):
                home = os.path.join(folder, f"home-{first}")
                numbers = range(first, min(options.count, first + KILLS_PER_HOME))
                torture(lume, home, choose, numbers, length, counts)
                shutil.rmtree(home)
                os.remove(home + "-errors")
        print(f"{options.count} kills; acknowledged: {counts['goals']} goals, {counts['answers']} answers")
        print(
            f"turns left open: {counts['left open']}; of these completed from the history: "
            f"{counts['completed']}, marked not sent: {counts['not sent']}"
        )

    drive(body)


def torture(lume, home, choose, numbers, length, counts):
    read, works = Acknowledged(), []
    copy = home + "-copy"
    os.makedirs(home, exist_ok=True)
    for number in numbers:
        work, output = kill_once(lume, home, choose, number, length)
        works.append(work)
        read.take(work, output)
        if number != numbers[-1] and choose.random() < 0.3:
            # Killed again before anything is mended.
            continue
        try:
            data = Data(home, copy)
            examine_store(data.store, read, works)
            open_turns = []
            if has_tables(data.store):
                open_turns = rows(data.store, "SELECT id FROM messages WHERE state = 'pending'")
            _, errors = restart(lume, home, data.store)
            data.close()
            data = Data(home, copy)
            examine_store(data.store, read, works)
            examine_backend(data, read)
            counts["left open"] += len(open_turns)
            for row in open_turns:
                state = rows(data.store, "SELECT state FROM messages WHERE id = ?", row[0])[0][0]
                counts["completed" if state == "sent" else "not sent"] += 1
            data.close()
        except Failure as failure:
            raise Failure(f"kill {number}: {failure}\n{told(work, output, home)}") from failure
    counts["goals"] += len(read.goals)
    counts["answers"] += len(read.answers)


def told(work, output, home):
    """What the run was, for whoever looks for the cause."""
    with open(home + "-errors", encoding="utf-8", errors="replace") as opened:
        errors = opened.read()
    parts = (" ".join(work.flags), "\n".join(work.inputs), output, errors)
    names = ("flags", "inputs", "what was read", "what was said on stderr")
    return "\n".join(
        name + ":\n" + "\n".join("    " + line for line in part.splitlines()[-15:])
        for name, part in zip(names, parts)
    )


if __name__ == "__main__":
    main()
