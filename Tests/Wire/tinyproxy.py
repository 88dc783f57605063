#!/usr/bin/env python3
"""Two shells with one account reach `lume serve` by way of tinyproxy, which passes TLS on.

    tinyproxy.py path/to/lume

What two_shells.py does without a proxy between: goals of either are with the other, both talk in
one chat, and nothing is lost or there twice. Each connection, those of the sockets too, has to be
one that the proxy was asked for with CONNECT. Says so and does nothing where tinyproxy isn't
installed, or where this machine's name is none of its own addresses: nobody asks a proxy for
localhost.
"""

import argparse
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from functools import partial

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Torture"))

from support.program import check, drive, environment
from two_shells import (
    Home, Shell, chat_at_once, check_kept, check_secrets, exchange_goals, log_in, register,
)
from wire.server import TALKATIVE, stored

CONFIGURATION = """
Listen 127.0.0.1
Port {port}
Allow 127.0.0.1
ConnectPort {upstream}
LogFile "{folder}/tinyproxy.log"
LogLevel Connect
Timeout 60
"""


def tinyproxy():
    return os.environ.get("TINYPROXY") or shutil.which("tinyproxy")


def name_and_address():
    """What this machine calls itself, and where that leads on this machine; None for neither."""
    name = socket.gethostname()
    if name.startswith("localhost"):
        return None
    with contextlib.suppress(OSError), socket.socket() as trial:
        address = socket.gethostbyname(name)
        trial.bind((address, 0))
        return name, address
    return None


def free_port(address="127.0.0.1"):
    with socket.socket() as free:
        free.bind((address, 0))
        return free.getsockname()[1]


def certificate(folder, name):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        + ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"]
        + ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"],
        check=True,
        capture_output=True,
    )
    os.chmod(f"{folder}/key.pem", 0o600)


@contextlib.contextmanager
def running(command, port, address, **more):
    """A server, once it listens; asked to end behind the `with`."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)
    try:
        deadline = time.monotonic() + 20
        while True:
            with contextlib.suppress(OSError):
                socket.create_connection((address, port), timeout=1).close()
                break
            check(process.poll() is None, f"{command[0]} ended with {process.poll()}")
            check(time.monotonic() < deadline, f"{command[0]} doesn't listen")
            time.sleep(0.02)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=20)


def body(lume, folder, name, address):
    certificate(folder, name)
    port, proxy = free_port(address), free_port()
    with open(f"{folder}/tinyproxy.conf", "w", encoding="utf-8") as file:
        file.write(CONFIGURATION.format(port=proxy, upstream=port, folder=folder))
    serve = [lume, "serve", "--host", address, "--port", str(port), "--allow-host", name]
    serve += ["--tls-cert", f"{folder}/cert.pem", "--tls-key", f"{folder}/key.pem"]
    serve += ["--drain", "0", "--pace", "3ms", *TALKATIVE]
    log = open(f"{folder}/serve.log", "w+", encoding="utf-8")
    os.mkdir(f"{folder}/server")
    with (
        log,
        running(serve, port, address, stderr=log, env=environment(f"{folder}/server")),
        running([tinyproxy(), "-d", "-c", f"{folder}/tinyproxy.conf"], proxy, "127.0.0.1"),
    ):
        variables = {"https_proxy": f"http://127.0.0.1:{proxy}"}
        homes = [
            Home(lume, folder, device, f"https://{name}:{port}", variables)
            for device in ("one", "two")
        ]
        for home in homes:
            home.flags = ["--ca-file", f"{folder}/cert.pem"]
        register(homes[0])
        for home in homes:
            log_in(home)
        with Shell(homes[0]) as one, Shell(homes[1]) as two:
            exchange_goals(one, two)
            said = chat_at_once(one, two)
            one.finish()
            two.finish()
        log.seek(0)
        text = log.read()
    check_secrets(text, "the log of the server")
    check_kept(partial(stored, f"{folder}/server/backend.sqlite"), said)
    with open(f"{folder}/tinyproxy.log", encoding="utf-8") as file:
        passed = len(re.findall(rf"CONNECT {re.escape(name)}:{port} ", file.read()))
    sockets = text.count(" status=101 ")
    check(sockets >= 2, f"there were {sockets} sockets:\n{text}")
    check(passed > sockets, f"the proxy was asked {passed} times, for {sockets} sockets and more")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    arguments = parser.parse_args()
    place = name_and_address()
    if not tinyproxy():
        print("tinyproxy isn't installed, so nothing is tried through it")
        return
    if not place:
        print("this machine's name isn't its own, so nothing is tried through tinyproxy")
        return
    with tempfile.TemporaryDirectory(prefix="lume-proxy-") as folder:
        drive(lambda: body(arguments.lume, folder, *place))


main()
