#!/usr/bin/env python3
"""A log that nobody reads stops nobody.

    unread_log.py path/to/lume [--count N]

The stderr of `lume serve` is a pipe that nobody reads. More requests than it has room for are all
answered, none of them late; then it's read, and says in its next line how many lines were dropped:
those that came and those that were dropped are all requests. In the end it ends when it's asked to.
"""

import argparse
import http.client
import os
import re
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True

from support.program import Folder, check, drive, environment


def ask(connection):
    began = time.monotonic()
    connection.request("GET", "/api/v1/goals")
    answer = connection.getresponse()
    answer.read()
    check(answer.status == 200, f"a request is answered with {answer.status}")
    return time.monotonic() - began


def torture(lume, folder, count):
    process = subprocess.Popen(
        [lume, "serve", "--open", "--port", "0", "--drain", "0"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(folder),
    )
    try:
        port = int(process.stdout.readline().rsplit(b":", 1)[1])
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        worst = max(ask(connection) for _ in range(count))
        check(worst < 1, f"beside a full log an answer takes {worst:.2f} s")
        os.set_blocking(process.stderr.fileno(), False)
        log = process.stderr.read() or b""
        # The next one has room.
        ask(connection)
        deadline = time.monotonic() + 10
        while b"dropped=" not in log:
            check(time.monotonic() < deadline, f"nothing is said of what was dropped: {log[-300:]}")
            log += process.stderr.read() or b""
            time.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        status = process.wait(timeout=10)
        check(status == 0, f"the server ended with {status}")
        log += process.stderr.read() or b""
    finally:
        process.kill()
        process.wait()
    written = len(re.findall(rb"path=/api/v1/goals status=200", log))
    dropped = sum(int(it) for it in re.findall(rb"dropped=(\d+) ", log))
    check(dropped > 0, "nothing was dropped: more requests are needed")
    total = written + dropped
    check(total == count + 1, f"{written} lines came and {dropped} were dropped, of {count + 1}")
    counted = f"{count + 1} requests, {written} lines, {dropped} dropped"
    print(f"{counted}, at most {worst * 1000:.0f} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--count", type=int, default=3000)
    arguments = parser.parse_args()

    def body():
        with Folder("log") as folder:
            torture(arguments.lume, folder, arguments.count)

    drive(body)


main()
