#!/usr/bin/env python3
"""Talks to real servers of language models: llama.cpp's, with a model of random weights, and
LiteLLM's proxy, in front of a server that the test has in its hands.

    Tests/Torture/model_server.py LUME [llama | litellm]

They come from PyPI (xllamacpp and litellm[proxy], in environments of their own under .build) and are
skipped, with a word, where they cannot be installed. The random model speaks garbage; what counts is
what is around it: answers arrive, are kept and recorded and replay without the server; a limit of
tokens is said and gone on from; a chat that outgrows the context is told in part; the server's own
words are shown when it refuses; and doctor lists its models.
"""

import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
SUPPORT = os.path.join(HERE, "support")
BUILD = os.path.join(os.path.dirname(os.path.dirname(HERE)), ".build")
sys.path.insert(0, HERE)

from support import litellm_proxy  # noqa: E402
KEY = "sk-the-right-one-0123456789"
failures = []


def installed(name, modules, packages):
    """The Python of an environment that has the packages; None where they cannot be had."""
    environment = os.path.join(BUILD, name)
    python = os.path.join(environment, "bin", "python")
    try:
        if not os.path.exists(python):
            subprocess.run([sys.executable, "-m", "venv", environment], check=True, timeout=300)
        if subprocess.run([python, "-c", f"import {modules}"], capture_output=True).returncode:
            subprocess.run(
                [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages],
                check=True, timeout=900)
    except (OSError, subprocess.SubprocessError) as error:
        print(f"skipped: {packages[0]} cannot be installed here ({error})")
        return None
    return python


class Server:
    """A server in a process of its own, until the end of the block."""

    def __init__(self, python, model, context, *key):
        script = os.path.join(SUPPORT, "llama_server.py")
        self.process = subprocess.Popen(
            [python, script, model, str(context), *key], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip() + "/v1"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Shell:
    """Runs the program with a home of its own."""

    def __init__(self, lume, home):
        self.lume, self.home = lume, home

    def run(self, *arguments, key=None):
        variables = {name: value for name, value in os.environ.items() if "LUME" not in name}
        variables["LUME_HOME"] = self.home
        if key:
            variables["LUME_COACH_KEY"] = key
        return subprocess.run(
            [self.lume, *arguments], env=variables, capture_output=True, text=True, timeout=300,
            stdin=subprocess.DEVNULL, cwd=self.home, errors="replace")


def check(name, holds, seen=""):
    print(f"{'ok  ' if holds else 'FAIL'}  {name}", flush=True)
    if not holds:
        failures.append(name)
        print(str(seen)[:1500])


def answers(shell, server, folder):
    coach = ["--coach", server.address, "--coach-model", "random"]
    session = os.path.join(folder, "talk.session")
    short = ["--coach-option", "max-tokens=24", "--coach-option", "temperature=0.8"]
    result = shell.run("record", session, *coach, *short, "-c", "How should I start?")
    check("an answer comes, and it is recorded", result.returncode == 0 and result.stdout, result)
    check("its limit of tokens is said", "stopped at its limit of tokens" in result.stderr, result)
    result = shell.run(*coach, *short, "--json", "-c", "How should I start?")
    check("who answers is said", '"by": "random"' in result.stdout, result)
    result = shell.run(*coach, *short, "-c", "/coach", "-c", "How should I start?", "-c", "/coach")
    check("/coach tells what an answer took", "tokens read and" in result.stdout, result)
    if "stopped at its limit of tokens" in result.stderr:
        result = shell.run(*coach, "--coach-option", "max-tokens=12", "-c", "/more")
        check("/more goes on", result.returncode == 0 and result.stdout, result)
    result = shell.run("doctor", *coach)
    check("doctor asks the server", "answers with 1 model" in result.stdout, result)
    return session


def overflows(shell, server):
    coach = ["--coach", server.address, "--coach-model", "random"]
    words = " ".join(["walking in the rain"] * 60)
    turns = [part for number in range(8) for part in ("-c", f"{number}. {words}")]
    result = shell.run(*coach, "--coach-option", "max-tokens=24", *turns)
    told = result.stderr.count("does not fit into its context")
    check("a chat that outgrows the context goes on", result.returncode == 0 and told, result)
    check("and is never given up for it", "cannot take so much" not in result.stderr, result)


def refuses(shell, server):
    coach = ["--coach", server.address, "--coach-model", "random"]
    result = shell.run(*coach, "-c", "hello")
    check("a missing key is one", "asks for a key" in result.stderr, result)
    result = shell.run(*coach, "-c", "hello", key="sk-wrong")
    check("a wrong key is one", "does not accept the key" in result.stderr, result)
    check("in the server's words", "nvalid API Key" in result.stderr, result)
    result = shell.run("doctor", *coach, key="sk-wrong")
    check("doctor sees the wrong key", "does not accept the key" in result.stdout, result)
    result = shell.run(*coach, "--coach-option", "max-tokens=24", "-c", "hello", key=KEY)
    # Whatever the garbage is: nobody speaks of the key.
    check("the right key is let in", "key" not in result.stderr, result)


def proxied(shell, proxy):
    """What a user reads of a proxy that has its own words for everything."""

    def asks(text, model="good", key=litellm_proxy.KEY):
        coach = ["--coach", proxy.address, "--coach-model", model]
        return shell.run(*coach, "-c", text, key=key)

    result = asks("hello")
    check("an answer comes through the proxy", result.stdout == "Walk today.\n", result)
    result = asks("hello", model="better")
    check("an unknown model is one", "is not known to its server" in result.stderr, result)
    check("in the proxy's words", "Invalid model name passed in model=better" in result.stderr, result)
    result = asks("hello", key=None)
    # Without a database, some versions fall over in place of asking for one.
    wanted = ("asks for a key" in result.stderr
              or 'status 500: "Internal Server Error"; the built-in coach' in result.stderr)
    check("without a key nobody is let in", wanted, result)
    result = asks("hello", key="sk-wrong")
    check("the proxy does not accept a key", "does not accept the key" in result.stderr, result)
    check("and does not tell it", "sk-wrong" not in result.stderr + result.stdout, result)
    result = asks("this is too long for you")
    check("what its model can't take is said", "cannot take so much text" in result.stderr, result)
    result = asks("hello", model="closed")
    check("a server behind it that is not there", "onnection error" in result.stderr, result)
    check("and the built-in coach answers", result.returncode == 0 and result.stdout, result)
    coach = ["--coach", proxy.address, "--coach-model", "good"]
    result = shell.run("doctor", *coach, key=litellm_proxy.KEY)
    check("doctor lists its models", "answers with 2 models" in result.stdout, result)


def litellm(lume):
    python = installed("litellm", "litellm.proxy.proxy_server", ["litellm[proxy]"])
    if python is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        home = os.path.join(folder, "home")
        os.mkdir(home, 0o700)
        with litellm_proxy.Proxy(python, folder) as proxy:
            proxied(Shell(lume, home), proxy)


def llama(lume):
    python = installed("model-server", "xllamacpp, gguf", ["xllamacpp", "gguf", "numpy"])
    if python is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        model = os.path.join(folder, "random.gguf")
        subprocess.run([python, os.path.join(SUPPORT, "random_gguf.py"), model], check=True)
        homes = [os.path.join(folder, str(number)) for number in range(3)]
        for home in homes:
            os.mkdir(home, 0o700)
        with Server(python, model, 32768) as server:
            session = answers(Shell(lume, homes[0]), server, folder)
        result = Shell(lume, homes[0]).run("verify", session)
        check("the recording replays without the server", result.returncode == 0, result)
        with Server(python, model, 12288) as server:
            overflows(Shell(lume, homes[1]), server)
        with Server(python, model, 32768, KEY) as server:
            refuses(Shell(lume, homes[2]), server)


def main():
    lume = os.path.abspath(sys.argv[1])
    for name, drive in [("llama", llama), ("litellm", litellm)]:
        if name in (sys.argv[2:] or [name]):
            drive(lume)
    print(f"{len(failures)} failed" if failures else "all is well")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
