"""What an operator does beside a server that is running."""

import json

from wire.client import Client
from wire.failure import check, same
from wire.server import run
from wire.shapes import GOAL, TOKENS, page
from wire.sockets import Socket
from wire.world import PASSWORD

from .consultations import about
from .goals import a_goal
from .sockets import connected, path


def operate(world, *words, **more):
    """Runs lume on the data of the server that has accounts."""
    return run(world.lume, world.accounts.folder, *words, **more)


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
    operate(world, "users", "enable", user.email)
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


CLAIMS = [
    accounts_are_shown,
    whoever_is_disabled_gets_in_nowhere,
    a_password_can_be_replaced,
    a_user_is_deleted_by_whoever_means_it,
]
