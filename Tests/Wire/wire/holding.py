"""Runs a driver that is a list of claims."""

import argparse
import os
import sys
import tempfile

import requests

from .failure import Failure


def hold(of_what, description, *claims):
    """Tries each with the program and a folder, tells what it answers, and exits with 1 unless all hold."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("lume", type=os.path.abspath)
    parser.add_argument("--only", default="", help="claims whose names have this in them")
    options = parser.parse_args()
    wanted = [claim for claim in claims if options.only in claim.__name__]
    failed = 0
    with tempfile.TemporaryDirectory(prefix="lume-claims-") as folder:
        for claim in wanted:
            try:
                if told := claim(options.lume, folder):
                    print(f"{claim.__name__}: {told}", flush=True)
            except (Failure, requests.RequestException) as failure:
                failed += 1
                print(f"FAIL {claim.__name__}\n     {failure}", file=sys.stderr)
    print(f"{len(wanted) - failed} of {len(wanted)} claims hold {of_what}")
    sys.exit(1 if failed or not wanted else 0)
