"""What is changed in requests before schemathesis sends them, see properties.py."""

import itertools
import sys

sys.dont_write_bytecode = True

import schemathesis

#: The longest key that the service takes, in bytes.
MOST = 255
numbers = itertools.count(1)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Sends each key once where requests follow each other: the answer to a repeated one may tell of
    what has been deleted since. Elsewhere the tool leaves out headers, and has to know which."""
    if case.meta is None or case.meta.phase.name.value != "stateful":
        return
    key = case.headers.get("Idempotency-Key") if case.headers else None
    if isinstance(key, str) and 0 < len(key.encode()) <= MOST:
        case.headers["Idempotency-Key"] = f"key-{next(numbers)}"
