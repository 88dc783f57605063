#!/usr/bin/env python3
"""Leads lume to servers that are no FitIQ backend, or not the one that was meant.

    strangers.py path/to/lume

Whatever is there, lume says one sentence on stderr that tells what to do next, ends with the code
of its kind, and keeps what it was told. Needs nothing but Python's own library and openssl.
"""

import contextlib
import os
import re
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

sys.dont_write_bytecode = True

KEPT = "Your changes are kept"
GOAL = ["-c", '/goal new "Walk far" --target 5 km --by +30d', "-c", "/sync", "--sync", "manual"]


class Stranger(BaseHTTPRequestHandler):
    """Answers every request in the way of its server."""

    protocol_version = "HTTP/1.1"

    def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        self.rfile.read(length)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            self.server.answer(self)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def log_message(self, *_):
        pass

    def respond(self, status, body=b"", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextlib.contextmanager
def stranger(answer, certificate=None):
    """A server on a free port; gives its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Stranger)
    server.answer = answer
    server.handle_error = lambda *_: None
    scheme = "http"
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate + ".pem", certificate + ".key")
        server.socket = context.wrap_socket(server.socket, server_side=True)
        scheme = "https"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"{scheme}://localhost:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def in_circles(request):
    request.respond(302, Location=request.path)


def much(request):
    """A hundred megabytes."""
    request.send_response(200)
    request.send_header("Content-Type", "application/json")
    request.send_header("Content-Length", str(100 << 20))
    request.end_headers()
    for _ in range(100):
        request.wfile.write(b" " * (1 << 20))


def half(request):
    request.send_response(200)
    request.send_header("Content-Length", "1000")
    request.end_headers()
    request.wfile.write(b'{"data": {')
    request.close_connection = True


def a_page(request):
    request.respond(
        200, b"<html><body>Welcome to the hotel network</body></html>", Content_Type="text/html"
    )


def a_gate(request):
    request.respond(403, b"<html>Forbidden</html>", Content_Type="text/html")


def too_busy(request):
    request.respond(429, b"slow down", Retry_After="120")


def certificates(folder):
    """An authority, and certificates of it for this host, for another and of the past."""

    def openssl(*words):
        subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)

    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    openssl(
        "req",
        "-x509",
        *key,
        "-days",
        "2",
        "-subj",
        "/CN=authority",
        "-keyout",
        "authority.key",
        "-out",
        "authority.pem",
    )
    for name, host, days in (("here", "localhost", 2), ("other", "other.test", 2)):
        openssl(
            "req", *key, "-subj", f"/CN={host}", "-keyout", f"{name}.key", "-out", f"{name}.csr"
        )
        with open(os.path.join(folder, f"{name}.ext"), "w", encoding="ascii") as extension:
            extension.write(f"subjectAltName=DNS:{host}\n")
        openssl(
            "x509",
            "-req",
            "-in",
            f"{name}.csr",
            "-CA",
            "authority.pem",
            "-CAkey",
            "authority.key",
            "-CAcreateserial",
            "-days",
            str(days),
            "-extfile",
            f"{name}.ext",
            "-out",
            f"{name}.pem",
        )


class Strangers:
    def __init__(self, lume, folder):
        self.lume, self.folder = lume, folder
        self.failures = []
        self.homes = 0

    def run(self, *words):
        """A run in a home of its own; status, stdout and the lines of stderr."""
        self.homes += 1
        home = os.path.join(self.folder, f"home{self.homes}")
        environment = {
            "PATH": os.environ["PATH"],
            "LUME_HOME": home,
            "TZ": "UTC",
            "SWIFT_BACKTRACE": "enable=no",
        }
        ended = subprocess.run(
            [self.lume, *words],
            capture_output=True,
            text=True,
            timeout=60,
            stdin=subprocess.DEVNULL,
            env=environment,
            check=False,
        )
        return ended.returncode, ended.stdout, ended.stderr.splitlines()

    def expect(self, name, address, sentence, *flags, status=69, kept=KEPT):
        started = time.monotonic()
        code, output, complaints = self.run("--backend", address, *flags, *GOAL)
        complaints = [line for line in complaints if not line.startswith("Connection issues")]
        problems = []
        if code != status:
            problems.append(f"it ended with {code} and not {status}")
        if len(complaints) != 1 or not re.search(sentence, complaints[0]):
            problems.append(f"it said {complaints!r} and not one line with /{sentence}/")
        elif kept not in complaints[0]:
            problems.append(f"it did not say {kept!r}: {complaints[0]!r}")
        if "Goal 1 saved" not in output:
            problems.append("the goal was not saved")
        if time.monotonic() - started > 45:
            problems.append("it took more than 45 s")
        self.failures += [f"{name}: {problem}" for problem in problems]

    def refuses(self, name, address, sentence, *flags):
        code, _, complaints = self.run("--backend", address, *flags, "-c", "/goals")
        if code != 2 or len(complaints) != 1 or not re.search(sentence, complaints[0]):
            self.failures.append(f"{name}: {code}, {complaints!r} and not 2 with /{sentence}/")

    def tells_of_the_clock(self):
        ahead = (datetime.now(timezone.utc) + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
        home = os.path.join(self.folder, "ahead")
        server = subprocess.Popen(
            [self.lume, "serve", "--open", "--port", "0", "--drain", "0", "--clock", ahead],
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], "LUME_HOME": home, "TZ": "UTC"},
        )
        try:
            address = server.stdout.readline().removeprefix("listening on ").strip()
            code, _, complaints = self.run("--backend", address, "-c", "hello", "-c", "and now?")
        finally:
            server.terminate()
            server.wait(timeout=20)
        wanted = "This machine's clock is 24 hours behind the backend's"
        told = [line for line in complaints if line.startswith(wanted)]
        if code != 0 or len(told) != 1:
            self.failures.append(f"a clock a day ahead: {code}, {complaints!r}")

    def all(self):
        certificates(self.folder)
        trusted = ["--ca-file", os.path.join(self.folder, "authority.pem")]
        for name, answer, sentence in (
            ("a circle of redirects", in_circles, r"redirected without end"),
            ("a hundred megabytes", much, r"answer too large"),
            ("half an answer", half, r"answer cut short"),
        ):
            with stranger(answer) as address:
                self.expect(name, address, sentence)
        with stranger(too_busy) as address:
            self.expect(
                "a busy server", address, r"try again in 120 s|try again in 2 min", status=1
            )
        for name, answer, sentence in (
            ("a page", a_page, r"cannot be read \(GET /api/v1/goals: .*Is it a FitIQ backend\?"),
            ("a gate", a_gate, r"refused this \(403\)"),
        ):
            with stranger(answer) as address:
                self.expect(name, address, sentence, status=1, kept="")
        with stranger(a_page, os.path.join(self.folder, "other")) as address:
            self.expect(
                "another's certificate", address, r"certificate is for another name", *trusted
            )
        with stranger(a_page, os.path.join(self.folder, "here")) as address:
            self.expect(
                "a stranger's certificate", address, r"certificate is not trusted: --ca-file"
            )
        with stranger(a_page) as address:
            closed = address
            self.expect("no TLS", address.replace("http:", "https:"), r"no secure connection")
        self.expect("nobody", closed, r"connection refused")
        self.expect("no such name", "https://no-such-name.invalid", r"name not found")
        self.refuses("plain http elsewhere", "http://192.0.2.1", r"use https://")
        self.refuses("no address", "fitiq", r"--backend fitiq")
        self.tells_of_the_clock()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="lume-strangers-") as folder:
        strangers = Strangers(os.path.abspath(sys.argv[1]), folder)
        strangers.all()
    for failure in strangers.failures:
        print(f"FAIL {failure}", file=sys.stderr)
    print(
        f"{strangers.homes} strangers, {len(strangers.failures)} failures "
        f"({time.monotonic() - started:.0f} s)"
    )
    sys.exit(1 if strangers.failures else 0)


if __name__ == "__main__":
    main()
