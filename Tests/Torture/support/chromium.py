"""A headless Chromium, told what to do over its protocol (chromedevtools.github.io)."""

import asyncio
import base64
import json
import re
import shutil
import subprocess
import tempfile
import urllib.request

from .program import Failure
from .websocket import Socket


def find():
    """The program; `None` where there is none."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


class Browser:
    """One page."""

    async def __aenter__(self):
        self.folder = tempfile.mkdtemp(prefix="lume-chromium-")
        self.process = subprocess.Popen(
            [
                find(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--remote-debugging-port=0", "--user-data-dir=" + self.folder, "about:blank",
            ],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
        )
        address = None
        for line in self.process.stderr:
            address = re.search(r"ws://127\.0\.0\.1:(\d+)/", line)
            if address:
                break
        if not address:
            raise Failure("chromium does not start")
        port = int(address[1])
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
            pages = json.load(answer)
        path = next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")
        path = "/" + path.split("/", 3)[3]
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 26)
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        self.socket = Socket(reader, writer)
        self.asked = 0
        self.events = []
        await self("Page.enable")
        return self

    async def __aexit__(self, *_):
        self.socket.writer.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    async def __call__(self, method, **parameters):
        """Asks for something; answers what came of it."""
        self.asked += 1
        request = {"id": self.asked, "method": method, "params": parameters}
        await self.socket.send(json.dumps(request))
        while True:
            message = await self.message()
            if message.get("id") == self.asked:
                if "error" in message:
                    raise Failure(f"{method}: {message['error']}")
                return message["result"]

    async def message(self):
        _, payload = await asyncio.wait_for(self.socket.receive(), 30)
        message = json.loads(payload)
        self.events.append(message.get("method"))
        return message

    async def open(self, url):
        self.events.clear()
        await self("Page.navigate", url=url)
        while "Page.loadEventFired" not in self.events:
            await self.message()

    async def prefer(self, scheme="light", motion="no-preference"):
        """What the user's system asks for."""
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]
        await self("Emulation.setEmulatedMedia", features=features)

    async def value(self, expression):
        result = await self("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise Failure(f"{expression[:60]}: {result['exceptionDetails']}")
        return result["result"].get("value")

    async def stop_at(self, milliseconds):
        """Stops all animations at a time; answers how many there are."""
        return await self.value(
            "(() => { const all = document.getAnimations(); for (const one of all) {"
            f" one.pause(); one.currentTime = {milliseconds} }} return all.length }})()"
        )

    async def screenshot(self, width, height, scale=1):
        """A PNG."""
        await self(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=scale, mobile=False,
        )
        return base64.b64decode((await self("Page.captureScreenshot", format="png"))["data"])
