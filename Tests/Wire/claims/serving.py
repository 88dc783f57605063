"""What whoever runs a server relies on."""

import json
import re
import signal
import time
from datetime import datetime

import requests
from prometheus_client.parser import text_string_to_metric_families
from wire.client import Client
from wire.failure import check, same
from wire.server import Server, run
from wire.sockets import Socket, refused

from .consultations import about
from .sockets import connected, history, path


def wait_until(holds, what):
    deadline = time.monotonic() + 20
    while not holds():
        check(time.monotonic() < deadline, f"{what} within 20 s")
        time.sleep(0.01)


def sigterm_drains_it(world):
    flags = ("--open", "--pace", "40ms", "--drain", "1s")
    with Server(world.lume, f"{world.folder}/drained", *flags) as server:
        client = Client(server)
        silent, busy = about(client), about(client, persona="triage")
        with Socket(client, path(silent)) as one, Socket(client, path(busy)) as other:
            connected(one, silent)
            connected(other, busy)
            state = f"http://127.0.0.1:{server.port}/"
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: requests.get(state + "readyz").status_code == 503, "it is not ready")
            same(requests.get(state + "healthz").status_code, 200, "the state of the process")
            client.get("/goals").has(200, {})
            refused(client, path(silent)).refuses(503, "UNAVAILABLE")
            other.say("How should I start?")
            same(one.closing(), 1001, "the code that a silent socket is closed with")
            check(time.monotonic() - began >= 1, "a socket is closed before the time of --drain")
            answer = other.answer()
            same(other.closing(), 1001, "the code that a socket is closed with behind an answer")
        server.ended()
        states = [line.split("state=")[1].split()[0] for line in server.log if "state=" in line]
        same(states, ["serving", "draining", "ended"], "the states in its log")
        begun = [line for line in server.log if "state=serving" in line]
        check("database=" in begun[0], f"which data it has isn't in {begun[0]!r}")
    with Server(world.lume, f"{world.folder}/drained", *flags, "--drain", "0") as server:
        same(history(Client(server), busy)[-1][1], answer, "what is kept of the answer")


def a_second_signal_ends_it_at_once(world):
    for second in (signal.SIGTERM, signal.SIGINT):
        flags = ("--open", "--temporary", "--drain", "5m")
        with Server(world.lume, f"{world.folder}/hurried", *flags) as server:
            server.process.send_signal(signal.SIGTERM)
            state = f"http://127.0.0.1:{server.port}/readyz"
            wait_until(lambda: requests.get(state).status_code == 503, "it is not ready")
            server.process.send_signal(second)
            server.ended(128 + second)


def scraped(server):
    """What Prometheus reads: the values by name and labels, and the labels without their values."""
    answer = requests.get(server.metrics)
    same(answer.headers["Content-Type"], "text/plain; version=0.0.4; charset=utf-8", "the type")
    families = list(text_string_to_metric_families(answer.text))
    check(all(it.documentation and it.type != "unknown" for it in families), "it has no HELP or TYPE")
    samples = [sample for family in families for sample in family.samples]
    values = {(it.name, *sorted(it.labels.values())): it.value for it in samples}
    same(len(values), len(samples), "how many samples are of their own")
    return values


def prometheus_reads_its_metrics(world):
    flags = ("--open", "--temporary", "--pace", "0", "--metrics-port", "0")
    with Server(world.lume, f"{world.folder}/measured", *flags) as server:
        client = Client(server)
        chat = about(client)
        for number in range(3):
            client.get(f"/goals/{number}").refuses(404, "GOAL_NOT_FOUND")
        client.get("/nowhere/at/all").refuses(404, "ROUTE_NOT_FOUND")
        client.ask("BREW", "/goals").refuses(405, "METHOD_NOT_ALLOWED")
        requests.get(f"http://127.0.0.1:{server.port}/healthz")
        with Socket(client, path(chat)) as socket:
            connected(socket, chat)
            socket.say("How should I start?")
            socket.answer()
            sockets = ("lume_sockets",)
            wait_until(lambda: scraped(server)[sockets] == 1, "an open socket is counted")
            check(scraped(server)["lume_connections",] >= 1, "nobody is connected")
        wait_until(lambda: scraped(server)[sockets] == 0, "a closed socket is not counted")
        values = scraped(server)
        goal = ("GET", "/api/v1/goals/{id}")
        told = {
            ("lume_requests_total", "404", *reversed(goal)): 3,
            ("lume_requests_total", "404", "other", "other"): 1,
            ("lume_requests_total", "405", "other", "other"): 1,
            ("lume_requests_total", "200", "GET", "/healthz"): 1,
            ("lume_requests_total", "101", "GET", "/api/v1/consultations/{id}/ws"): 1,
            ("lume_request_seconds_count", *goal): 3,
            ("lume_request_seconds_bucket", "+Inf", *goal): 3,
            ("lume_turns_total",): 1,
            ("lume_database_up",): 1,
            ("lume_model_requests_total",): 0,
        }
        told = {(name, *sorted(labels)): value for (name, *labels), value in told.items()}
        same({key: values.get(key) for key in told}, told, "what Prometheus reads")
        (version,) = (labels for name, *labels in values if name == "lume_build_info")
        check(f"lume {version[0]}" in run(world.lume, world.folder, "--version"), "the version")
        check(0 < values["lume_request_seconds_sum", *sorted(goal)] < 3, "so long three took")
        base = server.metrics.removesuffix("/metrics")
        same(requests.get(f"{base}/api/v1/goals").status_code, 404, "all else on that port")
        same(requests.post(server.metrics).status_code, 405, "a POST")
        public = f"http://127.0.0.1:{server.port}/metrics"
        same(requests.get(public).status_code, 404, "the metrics on the port of the service")


def logged(server):
    """The lines of its log, by the ids of requests."""
    if "json" in server.flags:
        lines = [json.loads(line) for line in server.log]
    else:
        lines = [dict(part.split("=", 1) for part in line.split()) for line in server.log]
        numbers = {"status", "ms"}
        lines = [{k: int(v) if k in numbers else v for k, v in line.items()} for line in lines]
    return {line["id"]: line for line in lines if "id" in line}


def a_request_is_found_again_in_the_log(world):
    for form in ("logfmt", "json"):
        flags = ("--temporary", "--log", form, "--trusted-proxy", "127.0.0.1")
        with Server(world.lume, f"{world.folder}/{form}", *flags) as server:
            user = world.user(server)
            forwarded = {"X-Forwarded-For": "192.0.2.9, 203.0.113.7", "X-Request-Id": "of-a-proxy.1"}
            told = user.ask("GET", "/goals", headers=forwarded).headers["X-Request-Id"]
            same(told, "of-a-proxy.1", "the id that is given back")
            for strange in ("a b", 'a"b', "x" * 129):
                answer = user.ask("GET", "/goals", headers={"X-Request-Id": strange})
                made = answer.headers["X-Request-Id"]
                check(re.fullmatch("[0-9a-f]{15}", made), f"{strange!r} becomes {made!r}")
            unknown = Client(server).get("/goals").headers["X-Request-Id"]
            server.end()
            entries = logged(server)
            seen = entries["of-a-proxy.1"]
            datetime.strptime(seen.pop("time"), "%Y-%m-%dT%H:%M:%S.%f%z")
            check(0 <= seen.pop("ms") < 5000, "the time that it took is strange")
            check(int(seen.pop("bytes")) > 2, "it has no bytes")
            wanted = {"method": "GET", "path": "/api/v1/goals", "status": 200, "id": "of-a-proxy.1"}
            wanted |= {"client": "203.0.113.7", "user": user.id}
            same(seen, wanted, "what the log says")
            same((entries[made]["client"], entries[made]["user"]), ("127.0.0.1", user.id), "who asks")
            same((entries[unknown]["status"], "user" in entries[unknown]), (401, False), "a stranger")


def a_page_of_an_allowed_origin_may_ask(world):
    page, app = "https://app.example.org", "capacitor://localhost"
    allowed = ("--allow-origin", page, "--allow-origin", app)
    flags = ("--temporary", *allowed, "--api-key", "secret")
    with Server(world.lume, f"{world.folder}/pages", *flags) as server:
        client = Client(server)
        asks = {"Origin": page, "Access-Control-Request-Method": "PATCH"}
        asks["Access-Control-Request-Headers"] = (
            "authorization,content-type,idempotency-key,if-match,if-none-match,x-api-key"
        )
        told = client.ask("OPTIONS", "/goals/1", headers=asks)
        told.is_empty(204)
        same(told.headers["Access-Control-Allow-Origin"], page, "who may ask")
        check("PATCH" in told.headers["Access-Control-Allow-Methods"], "PATCH isn't allowed")
        wanted = set(asks["Access-Control-Request-Headers"].split(","))
        allowed = set(re.split(", *", told.headers["Access-Control-Allow-Headers"]))
        same(wanted - allowed, set(), "the headers that aren't allowed")
        # A page may read why it's refused, too.
        refused = client.ask("GET", "/goals", headers={"Origin": page})
        refused.refuses(401, "INVALID_API_KEY")
        same(refused.headers["Access-Control-Allow-Origin"], page, "who may read")
        told = client.ask("OPTIONS", "/goals/1", headers={**asks, "Origin": app})
        told.is_empty(204)
        same(told.headers["Access-Control-Allow-Origin"], app, "that an app may ask")
        other = client.ask("OPTIONS", "/goals/1", headers={**asks, "Origin": "https://evil.example"})
        other.refuses(403, "FORBIDDEN")
        check("Access-Control-Allow-Origin" not in other.headers, "anybody may read")
