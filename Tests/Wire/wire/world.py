"""The servers that a claim can ask, and users to ask them as."""

import time
from contextlib import ExitStack

from .client import Client
from .nginx import serving
from .server import TALKATIVE
from .shapes import REGISTERED

PASSWORD = "correct horse battery"
KEY = "an-api-key-of-the-tests"
#: No user's, no goal's, no consultation's.
NOBODY = "00000000-0000-4000-8000-000000000000"


class World:
    """`accounts` is asked by most; `open` has no accounts, `keyed` wants an API key."""

    def __init__(self, lume, folder, servers=1):
        self.lume, self.folder, self.servers = lume, folder, servers
        self.count = 0

    def __enter__(self):
        # A server that nobody ends is waited for at the end.
        with ExitStack() as started:
            self.stack = started
            self.start()
            self.stack = started.pop_all()
        return self

    def start(self):
        self.accounts = self.serve("accounts", "--pace", "0")
        self.open = self.serve("open", "--open", "--pace", "0")
        # Slow enough to meet an answer while it is being sent.
        self.slow = self.serve("slow", "--open", "--pace", "60ms")
        self.keyed = self.serve("keyed", "--api-key", KEY, "--pace", "0")
        self.ann, self.bob = self.user(), self.user()

    def serve(self, name, *flags):
        folder = f"{self.folder}/{name}"
        return self.stack.enter_context(
            serving(self.servers, self.lume, folder, *TALKATIVE, *flags)
        )

    def __exit__(self, *error):
        return self.stack.__exit__(*error)

    def email(self):
        self.count += 1
        return f"user{self.count}@example.org"

    def user(self, server=None):
        """Somebody new, who is logged in."""
        client = Client(server or self.accounts)
        client.email = self.email()
        answer = client.post("/auth/register", form(client.email))
        # So many people of one address have to wait, and are told for how long.
        while answer.status == 429:
            time.sleep(int(answer.headers["Retry-After"]))
            answer = client.post("/auth/register", form(client.email))
        client.tokens = answer.has(201, REGISTERED)
        client.token = client.tokens["access_token"]
        client.id = client.tokens["user_id"]
        return client


def form(email, **changed):
    """What somebody registers with."""
    return {
        "email": email,
        "password": PASSWORD,
        "name": "Ann Example",
        "date_of_birth": "1990-05-17",
        **changed,
    }


def without(body, key):
    return {name: value for name, value in body.items() if name != key}
