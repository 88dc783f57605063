#!/usr/bin/env python3
"""Has a client made of /api/v1/openapi.json by a generator, and talks to `lume serve` with it.

    generated_client.py path/to/lume

The document has to be one of OpenAPI 3.0.3 (openapi-spec-validator), and the client that
openapi-python-client makes of it has to make, read, replace, change and delete a goal. Both are kept
beside the build, where `Scripts/bootstrap generators` puts them.
"""

import argparse
import datetime
import http.client
import importlib
import json
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from wire.failure import Failure, check, same  # noqa: E402
from wire.server import Server  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
TOOLS = os.path.join(HERE, "..", "..", ".build", "generators", "bin")


def run(tool, *arguments, folder):
    command = [os.path.join(TOOLS, tool), *arguments]
    try:
        ended = subprocess.run(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
    except FileNotFoundError:
        sys.exit(f"{tool} is not there: Scripts/bootstrap generators installs it")
    check(ended.returncode == 0, f"{tool} ended with {ended.returncode}:\n{ended.stdout[-4000:]}")
    return ended.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    # How this script runs itself, with the packages that the client needs.
    parser.add_argument("--talk", nargs=2, metavar=("CLIENT", "ADDRESS"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.talk:
        return talk(*arguments.talk)
    with tempfile.TemporaryDirectory(prefix="lume-wire-") as folder:
        with Server(arguments.lume, f"{folder}/open", "--open") as server:
            describe(server, folder)
        with Server(arguments.lume, f"{folder}/accounts") as server:
            client = generate(describe(server, folder), folder)
            again = [os.path.abspath(__file__), arguments.lume, "--talk", client, server.base]
            run("python3", *again, folder=folder)
    print("the description is valid, and a generated client did everything with a goal")


def describe(server, folder):
    """Writes what a server says of itself to a file, if it is what it should be."""
    file = f"{folder}/description.json"
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("GET", "/api/v1/openapi.json")
    text = connection.getresponse().read()
    connection.close()
    same(json.loads(text)["openapi"], "3.0.3", "the version of OpenAPI")
    with open(file, "wb") as description:
        description.write(text)
    run("openapi-spec-validator", file, folder=folder)
    return file


def generate(description, folder):
    with open(f"{folder}/options.yaml", "w", encoding="utf-8") as options:
        options.write("post_hooks: []\n")
    flags = ["--meta", "none", "--config", f"{folder}/options.yaml", "--fail-on-warning"]
    client = f"{folder}/client"
    flags += ["--path", description, "--output-path", client]
    run("openapi-python-client", "generate", *flags, folder=folder)
    return client


def talk(folder, address):
    """Does with a goal what can be done with one."""
    sys.path.insert(0, os.path.dirname(folder))
    name = os.path.basename(folder)

    def part(path):
        return importlib.import_module(f"{name}.{path}")

    def ask(operation, *identifier, tag="goals", **rest):
        answer = part(f"api.{tag}.{operation}").sync_detailed(*identifier, client=client, **rest)
        check(answer.parsed is not None or answer.status_code == 204, f"{operation}: {answer}")
        return answer

    models = part("models")
    client = part("client").Client(base_url=address)
    born = datetime.date(1990, 5, 17)
    ann = models.RegisterBody(
        email="ann@example.org", password="a long password", name="Ann", date_of_birth=born
    )
    tokens = ask("register", tag="users", body=ann).parsed.data
    client = part("client").AuthenticatedClient(base_url=address, token=tokens.access_token)
    today = datetime.date.today()
    body = models.CreateGoalBodyType0(
        title="Walk to work",
        goal_type=models.CreateGoalBodyType0GoalType.ACTIVITY,
        target_value=10,
        target_unit="km",
        start_date=today,
        target_date=today + datetime.timedelta(days=30),
        description="Every morning",
    )
    made = ask("create_goal", body=body, idempotency_key="a key")
    same(made.status_code, 201, "the status of a new goal")
    goal = made.parsed.data
    same(goal.title, "Walk to work", "the title")
    again = ask("create_goal", body=body, idempotency_key="a key").parsed.data
    same(again.id, goal.id, "the id under the same key")
    read = ask("read_goal", str(goal.id)).parsed.data
    same(read.to_dict(), goal.to_dict(), "the goal that is read")
    listed = ask("list_goals").parsed.data.goals
    same([one.id for one in listed], [goal.id], "the goals that are listed")
    replaced = ask(
        "replace_goal",
        str(goal.id),
        body=models.ReplaceGoalBody(
            title="Walk home",
            description="Every evening",
            progress=0.4,
            status=models.ReplaceGoalBodyStatus.ACTIVE,
            goal_type=models.ReplaceGoalBodyGoalType.ACTIVITY,
            target_value=20,
            target_unit="km",
            current_value=8,
        ),
    ).parsed.data
    same(
        (replaced.title, replaced.current_value, replaced.target_value),
        ("Walk home", 8, 20),
        "the goal that was replaced",
    )
    changed = ask(
        "change_goal", str(goal.id), body=models.ChangeGoalBody(title="Walk both ways")
    ).parsed.data
    same((changed.title, changed.current_value), ("Walk both ways", 8), "the goal that was changed")
    same(ask("delete_goal", str(goal.id)).status_code, 204, "the status of a deletion")
    gone = ask("read_goal", str(goal.id))
    same((gone.status_code, gone.parsed.error.code), (404, "GOAL_NOT_FOUND"), "what is gone")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"FAIL {failure}")
