"""A `lume serve` that is fuzzed: started, asked by one who behaves well, watched and ended."""

import json
import os
import random
import re
import signal
import ssl
import subprocess
import time

from .answers import answers
from .program import UNLIMITED, Failure, check, environment
from .watch import comes_to_rest, descriptors, memory
from .wild_frames import frame
from .wild_requests import NOBODY
from .wire import Line, named

KEY = "an-api-key"
KINDS = {"open": ["--open"], "accounts": [], "secure": ["--open"]}
LOG_LINE = re.compile(
    r"time=\S+ (method=\S+ path=\S* status=\d+ ms=\d+ bytes=\d+ id=\S+ client=\S+( user=\S+)?"
    r"( refused-name=\S* allow-it-with=--allow-(host|origin))?( trouble=.*)?"
    r"|trouble=.*|state=\w+ version=\S+( database=.+)?)"
)


def certificate(folder):
    """Makes a key and a certificate of its own; answers the flags for them."""
    files = [os.path.join(folder, name) for name in ("certificate.pem", "key.pem")]
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
            "-nodes", "-days", "2", "-subj", "/CN=localhost", "-out",
            files[0],
            "-keyout",
            files[1],
        ],
        check=True,
        capture_output=True,
    )
    os.chmod(files[1], 0o600)
    return ["--tls-cert", files[0], "--tls-key", files[1]]


class Target:
    """One server. `patience` is how many seconds it may take for what it does at once."""

    def __init__(self, command, folder, kind, patience, growth):
        self.kind, self.patience, self.growth = kind, patience, growth
        self.key = KEY if kind == "accounts" else None
        self.context = None
        flags = KINDS[kind]
        variables = {"LUME_API_KEY": self.key} if self.key else {}
        if kind == "secure":
            self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            self.context.check_hostname = False
            self.context.verify_mode = ssl.CERT_NONE
            flags = flags + certificate(folder)
        self.log_path = os.path.join(folder, "log")
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen(
                [
                    *command, "serve", *flags, *UNLIMITED, "--port", "0", "--drain", "0", "--seed", "1",
                    "--pace", "1ms",
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment(folder, **variables),
            )
        self.users = 0
        self.staying = []
        self.names = {b"@TOKEN@": b"none", b"@ROOM@": NOBODY.encode()}
        try:
            self._begin()
        except BaseException:
            self.kill()
            raise

    def _begin(self):
        line = self.process.stdout.readline().decode()
        found = re.match(r"listening on https?://\S+:(\d+)", line)
        if not found:
            raise Failure(f"the server has not started: {line!r}\n{self.log()[-3000:]}")
        self.port = int(found.group(1))
        self._prepare()
        self.memory, self.descriptors = self.memory_now(), descriptors(self.process.pid)

    def memory_now(self):
        return memory(self.process.pid)

    def log(self):
        with open(self.log_path, encoding="utf-8", errors="replace") as log:
            return log.read()

    def _prepare(self):
        """A user, if there are accounts, and a consultation. What is fuzzed may delete both."""
        if self._is_there():
            return
        if self.kind == "accounts":
            self.users += 1
            person = {"email": f"ada{self.users}@example.com", "password": "correct horse"}
            person |= {"name": "Ada", "date_of_birth": "1990-12-10"}
            body = self.request("POST", "/auth/register", person)
            self.names[b"@TOKEN@"] = body["data"]["access_token"].encode()
        rooms = self.request("GET", "/consultations?status=active")["data"]["consultations"]
        if not rooms:
            body = self.request("POST", "/consultations", {"persona": "general_wellness"})
            rooms = [body["data"]["consultation"]]
        self.names[b"@ROOM@"] = rooms[0]["id"].encode()

    def _is_there(self):
        body = self.request("GET", f"/consultations/{self.names[b'@ROOM@'].decode()}")
        return "error" not in body or body["error"] is None

    # A client that behaves well

    def head(self, method, path, *headers):
        lines = [f"{method} /api/v1{path} HTTP/1.1", "Host: localhost"]
        if self.key:
            lines += [f"X-API-Key: {self.key}", "Authorization: Bearer @TOKEN@"]
        return named("\r\n".join([*lines, *headers, "", ""]).encode(), self.names)

    def line(self):
        try:
            return Line(self.port, self.context, self.patience)
        except (OSError, ssl.SSLError) as error:
            raise Failure(f"a client is not connected: {error!r}") from error

    def ask(self, *pieces, methods):
        """Sends pieces on a connection of their own; answers what is answered, and whether the
        connection has ended then."""
        line = self.line()
        for piece in pieces:
            line.send(piece, self.patience)
        line.read(
            self.patience, until=lambda data: len(answers(bytes(data), methods)[0]) == len(methods)
        )
        found, rest = answers(bytes(line.received), methods)
        is_over = line.is_over
        line.close()
        check(
            not rest or len(found) < len(methods),
            lambda: f"more than was asked for: {rest[:200]!r}",
        )
        return found, is_over

    def request(self, method, path, body=None):
        data = b"" if body is None else json.dumps(body).encode()
        headers = []
        if body is not None:
            headers = ["Content-Type: application/json", f"Content-Length: {len(data)}"]
        found, _ = self.ask(self.head(method, path, *headers) + data, methods=[method])
        check(found, lambda: f"no answer to {method} {path} within {self.patience:.0f} s")
        return json.loads(found[0].body) if found[0].body else None

    def expect_socket(self):
        """Opens a socket, waits for `connected` and says good-bye."""
        line = self.line()
        line.send(
            self.head(
                "GET", f"/consultations/{self.names[b'@ROOM@'].decode()}/ws", "Upgrade: websocket",
                "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            )
        )
        line.read(self.patience, until=lambda data: b"connected" in data)
        opened = bytes(line.received)
        check(
            b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in opened and b"connected" in opened,
            lambda: f"a socket is not opened: {opened[:300]!r}",
        )
        line.send(frame(8, b"\x03\xe8"))
        line.read(self.patience, until=lambda data: b"\x88\x02\x03\xe8" in data)
        check(
            b"\x88\x02\x03\xe8" in line.received,
            lambda: f"no good-bye on a socket: {bytes(line.received[-200:])!r}",
        )
        line.close()

    # Clients that never end by themselves

    def let_stay(self, count):
        """Clients that ask for much, read nothing and stay; the server has to end them."""
        for number in range(count):
            line = Line(self.port, self.context, self.patience, receive=4096)
            self.staying.append(line)
            asked = self.head("GET", "/openapi.json", "Connection: keep-alive")
            # From one that is answered to many, more than the system holds for both ends.
            for _ in range((1, 20, 200)[number % 3]):
                line.put(asked)

    # What has to hold after every batch

    def expect_health(self):
        status = self.process.poll()
        check(status is None, lambda: f"the server has ended with {status}\n{self.log()[-3000:]}")
        self._prepare()
        self.expect_socket()
        pid = self.process.pid
        check(
            comes_to_rest(pid, 4 * self.patience), "the server runs and runs, though nobody asks it"
        )
        grown = self.memory_now() - self.memory
        check(grown < self.growth, lambda: f"the server's memory has grown by {grown >> 20} MiB")

    def expect_order(self, chance: random.Random):
        """Requests sent at once are answered like those sent one by one: in order, each once, or as
        far as the server answers before it closes the connection, and says so."""
        paths = [
            "/goals", "/consultations", "/users/me", "/nowhere", f"/goals/{NOBODY}",
            "/openapi.json",
        ]
        requests = []
        for _ in range(chance.randint(2, 8)):
            method = chance.choice(["GET", "GET", "GET", "HEAD", "POST", "DELETE", "PUT"])
            if method in ("GET", "HEAD"):
                requests.append((method, self.head(method, chance.choice(paths))))
            else:
                body = b" " * chance.choice([0, 2, 2, 500, 5000]) + b"{}"
                path = "/goals" if method == "POST" else f"/goals/{NOBODY}"
                requests.append(
                    (method, self.head(method, path, f"Content-Length: {len(body)}") + body)
                )
        methods = [method for method, _ in requests]
        single = []
        for method, request in requests:
            found, _ = self.ask(request, methods=[method])
            check(found, lambda: f"no answer to {request[:200]!r}")
            single.append((found[0].status, found[0].body))
        whole = b"".join(request for _, request in requests)
        places = sorted(chance.sample(range(1, len(whole)), chance.choice([0, 0, 1, 3])))
        pieces = [whole[begin:end] for begin, end in zip([0, *places], [*places, len(whole)])]
        found, is_over = self.ask(*pieces, methods=methods)
        at_once = [(answer.status, answer.body) for answer in found]
        shown = [request[:60] for _, request in requests]
        sent = [piece.hex() for piece in pieces]
        check(
            at_once and at_once == single[: len(at_once)],
            lambda: f"sent at once, {shown} are answered {at_once} and not {single}: {sent}",
        )
        if len(found) < len(requests):
            check(
                is_over and "close" in found[-1].headers.get("connection", ""),
                lambda: f"sent at once, of {shown} only {len(found)} are answered: {sent}",
            )

    # The end

    def expect_end(self):
        limit = time.monotonic() + 40 + self.patience
        while (count := descriptors(self.process.pid)) > self.descriptors:
            check(
                time.monotonic() < limit,
                lambda: f"{count} descriptors are open in place of {self.descriptors}, though "
                f"nobody is there but {len(self.staying)} clients that do not read",
            )
            time.sleep(0.1)
        for line in self.staying:
            line.close()
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(timeout=20 + self.patience)
        except subprocess.TimeoutExpired as error:
            raise Failure("SIGTERM does not end the server") from error
        strange = [line for line in self.log().splitlines() if not LOG_LINE.fullmatch(line)]
        check(not strange, lambda: "stderr has more than the log:\n" + "\n".join(strange[:60]))
        check(status == 0, lambda: f"the server ended with {status}")

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
