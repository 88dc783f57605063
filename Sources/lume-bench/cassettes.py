"""A peer of `lume verify` in the benchmark: vcrpy, which answers a client from cassettes.

    python3 cassettes.py make FOLDER FILES TURNS    writes so many cassettes with so many exchanges
    python3 cassettes.py replay FOLDER              plays all of them to a client

Each exchange is a request with a question as JSON and a response with an answer of three lines; the
client compares the answer and the status.
"""

import http.client
import json
import pathlib
import sys

import vcr
import yaml

HOST = "127.0.0.1:9"
PATH = "/api/v1/messages"


def question(turn):
    return json.dumps({"content": f"What should I do in week {turn}, when it rains?"})


def answer(turn):
    return json.dumps(
        {
            "content": "Start with three easy walks this week, about 20 minutes each.\n"
            f"On day {turn} go a little farther than before; if it hurts, stop.\n"
            "Tell me how it went, and we look at the plan again.\n"
        }
    )


def exchange(turn):
    return {
        "request": {
            "method": "POST",
            "uri": f"http://{HOST}{PATH}",
            "body": question(turn),
            "headers": {"Content-Type": ["application/json"]},
        },
        "response": {
            "status": {"code": 201, "message": "Created"},
            "headers": {"Content-Type": ["application/json"]},
            "body": {"string": answer(turn)},
        },
    }


def make(folder, files, turns):
    folder.mkdir()
    text = yaml.dump({"version": 1, "interactions": [exchange(turn) for turn in range(turns)]})
    for number in range(files):
        (folder / f"{number}.yaml").write_text(text, encoding="utf-8")
    (folder / "turns").write_text(str(turns), encoding="utf-8")


def replay(folder):
    turns = int((folder / "turns").read_text(encoding="utf-8"))
    for cassette in sorted(folder.glob("*.yaml")):
        with vcr.use_cassette(str(cassette), record_mode="none"):
            client = http.client.HTTPConnection(HOST)
            for turn in range(turns):
                client.request("POST", PATH, question(turn), {"Content-Type": "application/json"})
                response = client.getresponse()
                if response.status != 201 or response.read().decode() != answer(turn):
                    sys.exit(f"{cassette}: turn {turn} differs")


if sys.argv[1] == "make":
    make(pathlib.Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
else:
    replay(pathlib.Path(sys.argv[2]))
