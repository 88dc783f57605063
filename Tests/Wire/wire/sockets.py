"""The socket of a consultation, on `websockets`, one step at a time."""

import asyncio
import json

import websockets

from .failure import Failure, check, same
from .shapes import MESSAGE, fit, identifier, moment, true, whole, words

#: Version 14 called it otherwise, and 15 began to look for proxies.
MAJOR = int(websockets.__version__.split(".")[0])
HEADERS = "extra_headers" if MAJOR < 14 else "additional_headers"
NO_PROXY = {} if MAJOR < 15 else {"proxy": None}

FRAMES = {
    "connected": {"consultation_id": identifier, "additions?": [words]},
    "message_received": {"consultation_id": identifier},
    "stream_chunk": {"content": lambda value: isinstance(value, str) and value != ""},
    "stream_complete": {"consultation_id": identifier, "interrupted?": true},
    "user_message": {"message": MESSAGE},
    "error": {"error": words, "code": words, "client_id?": words, "retry_after?": whole},
    "pong": {},
}


class Socket:
    """An open socket, closed at the end of its `with`."""

    loop = asyncio.new_event_loop()

    def __init__(self, client, path, query="", headers=None):
        base = client.server.base.replace("http", "ws", 1)
        secure = {"ssl": client.ssl} if base.startswith("wss:") else {}
        self.name = f"the socket at {path}"
        self.connection = self.run(
            lambda: websockets.connect(
                base + path + query,
                ping_interval=None,
                close_timeout=5,
                **NO_PROXY,
                **secure,
                **{HEADERS: client.headers() if headers is None else headers},
            )
        )

    def run(self, step, seconds=15):
        async def bounded():
            return await asyncio.wait_for(step(), seconds)

        try:
            return Socket.loop.run_until_complete(bounded())
        except asyncio.TimeoutError:
            raise Failure(f"nothing came on {self.name} within {seconds} s") from None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.run(self.connection.close)

    def send(self, data):
        data = data if isinstance(data, (str, bytes)) else json.dumps(data)
        self.run(lambda: self.connection.send(data))

    def say(self, content, **more):
        self.send({"type": "message", "content": content, **more})

    def any(self):
        """The next frame, which has what every frame of its type has to have."""
        try:
            text = self.run(self.connection.recv)
        except websockets.ConnectionClosed as closed:
            raise Failure(f"{self.name} was closed instead of sending a frame: {closed}") from None
        check(isinstance(text, str), f"{self.name} sent bytes: {text!r}")
        frame = json.loads(text)
        kind = frame.get("type")
        check(kind in FRAMES, f"{self.name} sent {text}")
        return fit(frame, {"timestamp": moment, **FRAMES[kind]}, f"{kind} on {self.name}")

    def frame(self, kind):
        """The next frame, which is of this type."""
        frame = self.any()
        same(frame["type"], kind, f"the type of {frame} on {self.name}")
        return frame

    def answer(self, first="message_received"):
        """What a turn is answered with, from the receipt to the end: its text."""
        self.frame(first)
        text, end = self.rest()
        check("interrupted" not in end, f"nobody has stopped the answer that ends with {end}")
        return text

    def pieces(self, count):
        """The text of the next pieces of an answer."""
        return "".join(self.frame("stream_chunk")["content"] for _ in range(count))

    def rest(self):
        """The text of all pieces to come, and the frame that ends them."""
        pieces = []
        while (frame := self.any())["type"] == "stream_chunk":
            pieces.append(frame["content"])
        same(frame["type"], "stream_complete", f"the end of an answer, {frame}, on {self.name}")
        return "".join(pieces), frame

    def leave(self, code):
        """Closes with a code of the client's."""
        self.run(lambda: self.connection.close(code))

    def closing(self, seconds=15):
        """The code that the server closes with, 1006 for none; frames before it are passed over."""
        try:
            while True:
                self.run(self.connection.recv, seconds)
        except websockets.ConnectionClosed as closed:
            if MAJOR < 13:
                return closed.code
            return closed.rcvd.code if closed.rcvd else 1006


def refused(client, path, query="", headers=None):
    """Asks for a socket as a plain request does, to see what it is refused with."""
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    asker = client if headers is None else type(client)(client.server)
    return asker.ask("GET", path + query, headers={**upgrade, **(headers or {})})
