"""What an operator does beside a server that is running."""

import contextlib
import json
import os
import subprocess
import threading

from wire.client import Client
from wire.failure import check, same
from wire.server import Server, address, run
from wire.shapes import GOAL, PROFILE, TOKENS, page
from wire.sockets import Socket
from wire.world import PASSWORD

from .consultations import about
from .goals import a_goal
from .sockets import connected, path


def operate(world, *words, **more):
    """Runs lume on the data of the server that has accounts."""
    return run(world.lume, world.accounts.folder, *words, **more)


def a_file_that_is_no_database_stays_as_it_is(world):
    file = f"{world.folder}/text"
    with open(file, "w", encoding="utf-8") as text:
        text.write("words\n")
    os.chmod(file, 0o644)
    run(world.lume, world.folder, "users", "list", "--database", file, status=74)
    same(os.stat(file).st_mode & 0o777, 0o644, "its mode")
    os.truncate(file, 0)
    run(world.lume, world.folder, "users", "list", "--database", file, status=2)
    same(os.stat(file).st_mode & 0o777, 0o600, "the mode of an empty one")


def log_in(server, email, password=PASSWORD):
    return Client(server).post("/auth/login", {"email": email, "password": password})


def accounts_are_shown(world):
    user = world.user()
    a_goal(user)
    lines = operate(world, "users", "list", "--json").splitlines()
    shown = {it["email"]: it for it in map(json.loads, lines)}
    check(world.ann.email in shown, f"{world.ann.email} is in no line of {lines}")
    same(shown[user.email]["id"], user.id, "the id of a user")
    same(shown[user.email]["goals"], 1, "the goals of a user")
    one = json.loads(operate(world, "users", "show", user.id, "--json"))
    same(one, shown[user.email], "what is shown of one user")
    user.put("/users/me", {"name": "Ann \u202eelpmaxE\u202c"}).has(200, PROFILE)
    said = operate(world, "users", "show", user.id)
    check("Ann elpmaxE\n" in said, f"a name that turns the direction of text is shown as {said!r}")
    place = one["database"]
    check(place in operate(world, "users", "list").splitlines()[-1], f"{place} is not named")
    (session,) = operate(world, "users", "sessions", user.email, "--json").splitlines()
    check("expires_at" in json.loads(session), f"a session is {session}")


def whoever_is_disabled_gets_in_nowhere(world):
    user = world.user()
    consultation = about(user, a_goal(user))
    with Socket(user, path(consultation)) as socket:
        connected(socket, consultation)
        operate(world, "users", "disable", user.email)
        socket.say("Am I still here?")
        same(socket.closing(), 1008, "the code when a user is disabled")
    user.get("/goals").refuses(401, "TOKEN_REVOKED")
    refresh = {"refresh_token": user.tokens["refresh_token"]}
    user.post("/auth/refresh", refresh).refuses(401, "TOKEN_REVOKED")
    log_in(world.accounts, user.email).refuses(403, "ACCOUNT_DISABLED")
    said = operate(world, "users", "enable", user.email)
    check(said.startswith(f"{user.email} may log in ("), f"of whom it enables it says {said!r}")
    user.token = log_in(world.accounts, user.email).has(200, TOKENS)["access_token"]
    same(user.get("/goals").has(200, page("goals", GOAL))["total"], 1, "the goals of before")


def a_password_can_be_replaced(world):
    user = world.user()
    said = json.loads(operate(world, "users", "reset-password", user.email, "--json"))
    user.get("/goals").refuses(401, "TOKEN_REVOKED")
    log_in(world.accounts, user.email).refuses(401, "INVALID_CREDENTIALS")
    log_in(world.accounts, user.email, said["password"]).has(200, TOKENS)


def a_user_is_deleted_by_whoever_means_it(world):
    user = world.user()
    a_goal(user)
    said = operate(world, "users", "delete", user.email, status=2)
    check("1 goal," in said and "--yes" in said, f"before a user is deleted it says {said!r}")
    user.get("/goals").has(200, page("goals", GOAL))
    operate(world, "users", "delete", user.email, "--yes")
    user.get("/goals").refuses(401, "TOKEN_REVOKED")
    log_in(world.accounts, user.email).refuses(401, "INVALID_CREDENTIALS")
    for action in ("show", "disable", "enable", "reset-password", "delete", "sessions"):
        said = operate(world, "users", action, user.email, status=1)
        check("has no user" in said, f"of a user who is none {action} says {said!r}")


@contextlib.contextmanager
def writing(user):
    """Somebody makes goals all the time; gives those that were acknowledged before."""
    made, is_over, enough = [], threading.Event(), threading.Event()

    def write():
        while not is_over.is_set():
            made.append(a_goal(user)["id"])
            if len(made) == 5:
                enough.set()

    thread = threading.Thread(target=write)
    thread.start()
    try:
        check(enough.wait(20), "making five goals takes more than 20 s")
        yield set(made)
    finally:
        is_over.set()
        thread.join()


def goals_of(user):
    first = user.get("/goals", limit=100).has(200, page("goals", GOAL))
    offsets = range(100, first["total"], 100)
    rest = [user.get("/goals", limit=100, offset=offset).json()["data"] for offset in offsets]
    return {goal["id"] for part in (first, *rest) for goal in part["goals"]}


def are_kept(world, folder, user, before, after, *flags):
    """A server on what was copied has what there was before, and nothing that was never there."""
    with Server(world.lume, folder, *flags) as server:
        kept = goals_of(Client(server, user.token))
    check(before <= kept <= after, f"{before - kept} is missing, and {kept - after} made up")


def a_backup_is_taken_of_a_server_that_runs(world):
    folder, copy = f"{world.folder}/restored", f"{world.folder}/copy.sqlite"
    user = world.user()
    if address(world.accounts.folder):
        said = operate(world, "database", "backup", copy, status=2)
        check("pg_dump" in said, f"of PostgreSQL it says {said!r}")
        return
    with writing(user) as before:
        operate(world, "database", "backup", copy)
    same(os.stat(copy).st_mode & 0o777, 0o600, "who may read a backup")
    said = operate(world, "database", "backup", copy, status=2)
    check("there already" in said, f"of a file that is there it says {said!r}")
    os.mkdir(folder)
    os.rename(copy, f"{folder}/backend.sqlite")
    run(world.lume, folder, "database", "check")
    are_kept(world, folder, user, before, goals_of(user))


def a_damaged_file_is_told_of(world):
    with Server(world.lume, f"{world.folder}/damaged", "--open") as server:
        if address(server.folder):
            return
        for _ in range(20):
            a_goal(Client(server))
    file = f"{world.folder}/damaged/backend.sqlite"
    check(not os.path.exists(f"{file}-wal"), "a server that has ended leaves a log")
    os.truncate(file, os.path.getsize(file) // 2)
    for words in (("check",), ("export", f"{world.folder}/damaged.sql")):
        said = run(world.lume, f"{world.folder}/damaged", "database", *words, status=1)
        check("is damaged (" in said, f"of a damaged file {words[0]} says {said!r}")


def postgresql_is_backed_up_by_its_own_programs(world):
    whole, data = os.environ.get("LUME_TEST_DATABASE"), address(world.accounts.folder)
    if not data:
        return
    dump = f"{world.folder}/copy.dump"
    user = world.user()
    with writing(user) as before:
        tool("pg_dump", "--format=custom", f"--file={dump}", whole)
    tool("createdb", "--encoding=UTF8", "--template=template0", "--maintenance-db", whole, "restored")
    restored = whole.replace("/lume?", "/restored?")
    tool("pg_restore", "--no-owner", f"--dbname={restored}", dump)
    place = data.replace("/lume?", "/restored?")
    are_kept(world, world.folder, user, before, goals_of(user), "--database", place)


def tool(*words):
    subprocess.run(words, check=True)


def what_is_exported_is_the_same_on_every_engine(world):
    file, moved = f"{world.folder}/all.sql", f"{world.folder}/moved"
    user = world.user()
    with writing(user) as before:
        told = operate(world, "database", "export", file)
    same(os.stat(file).st_mode & 0o777, 0o600, "who may read an export")
    with open(file, encoding="utf-8") as lines:
        exported = lines.read()
    for to in ((), ("--database", f"{world.folder}/moved.sqlite")):

        def database(*words, to=to, **more):
            return run(world.lume, moved, "database", *words, *to, **more)

        said = database("import", "-", status=1, given=exported[: len(exported) // 2])
        check("nothing was imported" in said, f"of half an export it says {said!r}")
        same(database("import", file), told, "what an import says")
        same(database("check"), told, "what a check says")
        same(database("export", "-"), exported, "the export of what was imported")
        said = database("import", file, status=2)
        check("isn't empty" in said, f"of a database with data it says {said!r}")
    are_kept(world, moved, user, before, goals_of(user))
