"""What is the same for every path: methods, bodies, limits, and what a server keeps."""

import re
import socket
import time
from datetime import datetime, timedelta, timezone

import requests
from wire.client import Client
from wire.failure import check, same
from wire.server import Server
from wire.shapes import CONSULTATION, GOAL, PROFILE, REGISTERED, TOKENS, page
from wire.sockets import Socket
from wire.world import PASSWORD, form

from .accounts import parts
from .consultations import about
from .goals import a_goal, new
from .sockets import connected, history, path


JSON = {"Content-Type": "application/json"}


def a_path_or_a_method_that_is_none_is_told(world):
    for place in ("/nowhere", "/goals/", "/goals/x/y/z", "/auth"):
        world.ann.get(place).refuses(404, "ROUTE_NOT_FOUND")
    answer = world.ann.delete("/goals")
    answer.refuses(405, "METHOD_NOT_ALLOWED")
    same(set(re.split(r", *", answer.headers["Allow"])), {"GET", "HEAD", "POST"}, "what is allowed")
    for method in ("BREW", "TRACE", "OPTIONS"):
        answer = world.ann.ask(method, "/goals")
        answer.refuses(405, "METHOD_NOT_ALLOWED")
        allowed = set(re.split(r", *", answer.headers["Allow"]))
        same(allowed, {"GET", "HEAD", "POST"}, f"what is allowed where {method} is not")
    world.ann.ask("BREW", "/nowhere").refuses(404, "ROUTE_NOT_FOUND")
    head = world.ann.ask("HEAD", "/goals")
    head.is_empty(200)


def health_is_told_without_a_key(world):
    for server in (world.accounts, world.keyed):
        for path, word in (("/healthz", "ok"), ("/readyz", "ready")):
            answer = requests.get(f"http://127.0.0.1:{server.port}{path}", timeout=20)
            same((answer.status_code, answer.json()["status"]), (200, word), path)
            check("Date" in answer.headers, f"{path} has no Date")
            answer = requests.post(f"http://127.0.0.1:{server.port}{path}", timeout=20)
            said = (answer.status_code, answer.headers.get("Allow"))
            same(said, (405, "GET, HEAD"), f"what a POST to {path} is told")


def a_name_is_served_where_it_is_allowed(world):
    flags = ("--open", "--temporary", "--allow-host", "goals.example.org")
    with Server(world.lume, f"{world.folder}/named", *flags) as server:
        client = Client(server)
        for name in ("goals.example.org", "GOALS.example.org:443", "localhost"):
            client.ask("GET", "/goals", headers={"Host": name}).has(200, {})
        refused = client.ask("GET", "/goals", headers={"Host": "evil.example"})
        said = refused.refuses(403, "FORBIDDEN")
        check("--allow-host" in said, f"the refusal is {said!r}")
        origin = {"Host": "goals.example.org", "Origin": "https://evil.example"}
        said = client.ask("GET", "/goals", headers=origin).refuses(403, "FORBIDDEN")
        check("--allow-origin" in said, f"the refusal of a page is {said!r}")
        server.end()
        for name, flag in (("evil.example", "host"), ("https://evil.example", "origin")):
            logged = f"refused-name={name} allow-it-with=--allow-{flag}"
            check(logged in server.text, f"the log is {server.text}")


def a_path_may_not_hold_every_byte(world):
    paths = (
        b"/api/v1/goals/%00",
        b"/api/v1/goals/a%0d%0ab",
        b"/api/v1/goals/%7F",
        b"/api/v1/goals/\xff",
    )
    for path in paths:
        with socket.create_connection(("127.0.0.1", world.accounts.port), timeout=20) as plain:
            plain.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = b""
            while b"BAD_REQUEST" not in answer:
                part = plain.recv(4096)
                check(part != b"", f"{path!r} is answered with {answer!r} and the end")
                answer += part
        check(answer.startswith(b"HTTP/1.1 400 "), f"{path!r} is answered with {answer!r}")
    deadline = time.monotonic() + 5
    while "path=/api/v1/goals/%00 status=400" not in world.accounts.text:
        check(time.monotonic() < deadline, "the log has no path with %00")
        time.sleep(0.01)


def who_would_rather_speak_http_2_is_answered(world):
    offer = {"Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c", "HTTP2-Settings": "AAMAAABk"}
    for _ in range(2):
        world.ann.ask("GET", "/goals", headers=offer).has(200, {})
        world.ann.ask("POST", "/goals", {}, headers=offer).refuses(400, "INVALID_REQUEST")


def a_body_that_is_no_object_is_refused(world):
    for data in (b"", b"{", b"[]", b"null", b'"goal"', b'{"title": "a"} {}', b"title=Walk"):
        world.ann.post("/goals", data=data, headers=JSON).refuses(400, "INVALID_REQUEST")
        world.ann.post("/consultations", data=data, headers=JSON).refuses(400, "VALIDATION_ERROR")


def a_body_says_that_it_is_json(world):
    for kind in (None, "text/plain", "application/x-www-form-urlencoded"):
        headers = {} if kind is None else {"Content-Type": kind}
        answer = world.ann.post("/goals", data=b"{}", headers=headers)
        answer.refuses(415, "UNSUPPORTED_MEDIA_TYPE")


def a_body_that_is_no_text_is_refused(world):
    world.ann.post("/goals", data=b'{"title": "\xff\xfe"}', headers=JSON).refuses(400, "BAD_REQUEST")


def a_body_that_is_too_long_is_refused(world):
    answer = world.ann.announce("/goals", Content_Length=str((1 << 20) + 1))
    answer.refuses(413, "BODY_TOO_LARGE")
    most = new(description="x" * 1_000_000)
    world.ann.post("/goals", most).refuses(400, "INVALID_REQUEST")
    world.ann.get("/goals").has(200, {})


def a_body_of_unknown_length_is_refused(world):
    answer = world.ann.announce("/goals", Transfer_Encoding="chunked")
    answer.refuses(411, "LENGTH_REQUIRED")


def the_service_describes_itself(world):
    for server, has_accounts in ((world.accounts, True), (world.open, False)):
        answer = Client(server).get("/openapi.json")
        same(answer.status, 200, "the status of the description")
        document = answer.json()
        same(document["security"] != [], has_accounts, "whether it wants a token")
        check("/auth/login" in document["paths"], "it doesn't describe the log-in")
        same(document["openapi"], "3.0.3", "the version of OpenAPI")
        for path in ("/healthz", "/readyz"):
            same(document["paths"][path]["servers"], [{"url": "/"}], f"where {path} is")
        for schema in schemas(document):
            check(schema.get("type") != "null", f"{schema} has a type that is none")
            if schema.get("type") == "boolean":
                check("enum" not in schema, f"{schema} enumerates truth")
        for path, item in document["paths"].items():
            for method, operation in item.items():
                if method in ("get", "servers") or operation["tags"] == ["users"]:
                    continue
                names = [it["name"] for it in operation["parameters"] if it["in"] == "header"]
                same(names, ["Idempotency-Key"], f"the headers of {method} {path}")


def schemas(part):
    """All objects in a document that have a type."""
    if isinstance(part, list):
        for element in part:
            yield from schemas(element)
    if isinstance(part, dict):
        if isinstance(part.get("type"), str):
            yield part
        for value in part.values():
            yield from schemas(value)


def nought_has_no_sign(world):
    body = {**new(), "current_value": -0.0}
    answer = world.ann.post("/goals", body)
    answer.has(201, GOAL)
    check('"current_value": 0,' in answer.body, f"the value 0 is written otherwise: {answer.body}")


def an_open_server_knows_one_user(world):
    local = Client(world.open)
    goal = a_goal(local)
    same(
        Client(world.open, "any token").get(f"/goals/{goal['id']}").has(200, GOAL), goal, "the goal"
    )
    consultation = about(local, goal)
    with Socket(local, path(consultation)) as socket:
        connected(socket, consultation)


def an_open_server_takes_every_log_in(world):
    nobody = Client(world.open)
    body = {"email": "anyone@example.org", "password": PASSWORD}
    local = Client(world.open, nobody.post("/auth/login", body).has(200, TOKENS)["access_token"])
    user = local.get("/users/me").has(200, PROFILE)["user_id"]
    made = nobody.post("/auth/register", form(world.email())).has(201, REGISTERED)
    for tokens in (made, nobody.post("/auth/login", body).has(200, TOKENS)):
        claims = parts(tokens["access_token"])[1]
        same(claims["sub"], user, "the subject of a token")
        check(claims["exp"] > claims["iat"], f"the token has no time to live: {claims}")
        refresh = {"refresh_token": tokens["refresh_token"]}
        nobody.post("/auth/refresh", refresh).has(200, TOKENS)
        nobody.post("/auth/logout", refresh).is_empty()
    passwords = {"old_password": "any", "new_password": PASSWORD}
    nobody.post("/auth/password", passwords).is_empty()
    nobody.post("/auth/login", {}).refuses(400, "VALIDATION_ERROR")


def what_a_server_keeps_and_what_it_says(world):
    """Four runs over the same data: nothing is lost, tokens end in time, nothing is said aloud."""
    folder = f"{world.folder}/kept"
    noon = datetime(2026, 3, 2, 12, tzinfo=timezone.utc)

    def at(moment):
        clock = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
        return Server(world.lume, folder, "--clock", clock, "--pace", "30ms")

    with at(noon) as server:
        user = Client(server)
        tokens = user.post("/auth/register", form("kept@example.org")).json()["data"]
        user.token = tokens["access_token"]
        goal = a_goal(user)
        consultation = about(user, goal)
        with Socket(user, path(consultation), f"?token={user.token}", {}) as socket:
            connected(socket, consultation)
            socket.say("How should I start, my secret friend?")
            socket.frame("message_received")
            said = socket.frame("stream_chunk")["content"]
            server.end()
            same(socket.closing(), 1001, "the code when a server goes")
        for secret in (
            PASSWORD,
            *(tokens[key] for key in TOKENS),
            "secret friend",
            goal["title"],
            "token=",
        ):
            check(secret not in server.text, f"the log has {secret!r}")
        check("path=/api/v1/goals status=201" in server.text, f"the log is {server.text}")

    with at(noon + timedelta(minutes=59, seconds=58)) as server:
        user.server = server
        same(user.get(f"/goals/{goal['id']}").has(200, GOAL)["title"], goal["title"], "the goal")
        (_, question), (_, answer) = history(user, consultation)
        same(question, "How should I start, my secret friend?", "what was said before the end")
        check(answer.startswith(said), f"of {said!r} is kept {answer!r}")
        with Socket(user, path(consultation)) as socket:
            connected(socket, consultation)
            same(socket.closing(), 1008, "the code when the token of a socket ends")
        user.get("/goals").refuses(401, "TOKEN_EXPIRED")
        body = {"refresh_token": tokens["refresh_token"]}
        tokens = user.post("/auth/refresh", body).has(200, TOKENS)
        user.token = tokens["access_token"]
        user.get("/users/me").has(200, PROFILE)

    with at(noon + timedelta(days=31)) as server:
        user.server = server
        body = {"refresh_token": tokens["refresh_token"]}
        # A server forgets what has ended before it began.
        said = user.post("/auth/refresh", body).refuses(401, "INVALID_TOKEN")
        check("not valid" in said, f"a client cannot tell that the token is dead: {said!r}")
        body = {"email": "kept@example.org", "password": PASSWORD}
        user.token = user.post("/auth/login", body).has(200, TOKENS)["access_token"]
        goals = user.get("/goals").has(200, page("goals", GOAL))["goals"]
        same([(it["id"], it["is_overdue"]) for it in goals], [(goal["id"], False)], "what is kept")
        user.get(f"/consultations/{consultation['id']}").has(200, CONSULTATION)
