#!/usr/bin/env python3
"""Has Perl's prove read what `lume verify --tap` says, as a CI does.

    prove.py path/to/lume

Skipped with a word where prove isn't installed. Needs nothing but Python's own library.
"""

import os
import shutil
import subprocess
import sys
import tempfile

#: Reads TAP strictly, and says what it makes of it.
READER = r"""
use strict; use warnings; use TAP::Parser;
local $/; my $parser = TAP::Parser->new({tap => scalar <STDIN>});
my @reports;
while (my $result = $parser->next) {
  push @reports, $result->data->{report} if $result->is_yaml;
}
print join(" ", $parser->version, $parser->tests_planned, "ok", scalar $parser->actual_passed,
  "not", scalar $parser->actual_failed, "skipped", scalar $parser->skipped), "\n";
print "problem: $_\n" for $parser->parse_errors;
print for @reports;
"""

SESSIONS = {
    "a.session": "> /goals\n|~ No goals*\n",
    "b#.session": "> /goals\n| Nothing.\n",
    "c.session": "> /goals\n|...\n",
    "d.session": None,
}


def run(words, folder, given=None):
    ended = subprocess.run(
        words,
        input=given,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=60,
        text=True,
        env={**os.environ, "LUME_HOME": os.path.join(folder, "home"), "LC_ALL": "C.UTF-8"},
    )
    return ended.returncode, ended.stdout


def problems(lume, folder):
    for name, records in SESSIONS.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write("hello\n" if records is None else f"lume-session 1\n\n{records}")
    _, tap = run([lume, "verify", "--tap", "."], folder)
    _, read = run(["perl", "-e", READER], folder, tap)
    wanted = "13 4 ok 2 not 2 skipped 1\n"
    if not read.startswith(wanted):
        yield f"Perl reads {read!r} of\n{tap}"
    for line in ("FAIL ./b#.session  turn 1  > /goals\n", "      - | Nothing.\n", "not a session"):
        if line not in read:
            yield f"the report of a failure lacks {line!r}:\n{read}"
    prove = ["prove", "--exec", f"{lume} verify --tap"]
    code, said = run([*prove, "a.session"], folder)
    if code != 0 or "Result: PASS" not in said:
        yield f"prove exits {code} where all is well:\n{said}"
    code, said = run([*prove, "a.session", "b#.session", "c.session", "d.session"], folder)
    ends = ["b#.session (Wstat: 256", "c.session (Wstat: 768", "d.session (Wstat: 512"]
    if code == 0 or "Result: FAIL" not in said or not all(end in said for end in ends):
        yield f"prove exits {code} where three of four fail:\n{said}"


def main():
    lume = os.path.abspath(sys.argv[1])
    if shutil.which("prove") is None:
        print("prove: skipped, as it isn't installed")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        found = list(problems(lume, folder))
    print("\n".join(found) or "prove reads what verify says")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
