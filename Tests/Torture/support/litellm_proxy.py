"""LiteLLM's proxy in front of a server that a test has in its hands, and of one that is not there."""

import http.server
import json
import os
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request

KEY = "sk-the-right-one-0123456789"
OVERFLOW = {
    "message": "This model's maximum context length is 512 tokens. However, your messages resulted in "
    "9000 tokens.",
    "type": "invalid_request_error",
    "code": "context_length_exceeded",
}
CONFIGURATION = """
model_list:
  - model_name: good
    litellm_params: {{model: openai/good, api_base: "http://127.0.0.1:{upstream}/v1", api_key: sk-up}}
  - model_name: closed
    litellm_params: {{model: openai/closed, api_base: "http://127.0.0.1:{closed}/v1", api_key: sk-up}}
litellm_settings: {{num_retries: 0, telemetry: false}}
router_settings: {{num_retries: 0, disable_cooldowns: true}}
general_settings: {{master_key: {key}}}
"""


class Upstream(http.server.BaseHTTPRequestHandler):
    """Says the same to all, unless it is asked to refuse."""

    def log_message(self, *_):
        pass

    def do_POST(self):
        question = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if "too long" in question["messages"][-1]["content"]:
            return self.answer(400, "application/json", json.dumps({"error": OVERFLOW}))
        pieces = [{"content": "Walk "}, {"content": "today."}, {}]
        events = [
            {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "good",
             "choices": [{"index": 0, "delta": piece, "finish_reason": None if piece else "stop"}]}
            for piece in pieces]
        lines = [json.dumps(event) for event in events] + ["[DONE]"]
        self.answer(200, "text/event-stream", "".join(f"data: {line}\n\n" for line in lines))

    def answer(self, status, kind, text):
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Proxy:
    """The proxy in a process of its own, until the end of the block."""

    def __init__(self, python, folder):
        self.upstream = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Upstream)
        threading.Thread(target=self.upstream.serve_forever, daemon=True).start()
        port = free_port()
        path = os.path.join(folder, "litellm.yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(CONFIGURATION.format(
                upstream=self.upstream.server_address[1], closed=free_port(), key=KEY))
        self.root = f"http://127.0.0.1:{port}"
        self.address = self.root + "/v1"
        variables = dict(
            os.environ, LITELLM_LOCAL_MODEL_COST_MAP="True", NO_DOCS="True", PYTHONUNBUFFERED="1")
        self.process = subprocess.Popen(
            [os.path.join(os.path.dirname(python), "litellm"), "--config", path, "--host",
             "127.0.0.1", "--port", str(port)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            cwd=folder, env=variables)

    def __enter__(self):
        try:
            self.wait(180)
        except BaseException:
            self.__exit__()
            raise
        return self

    def wait(self, seconds):
        """Until it answers, which takes a while: it loads much."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self.root + "/health/liveliness", timeout=5):
                    return
            except (OSError, urllib.error.URLError):
                time.sleep(0.5)
        raise RuntimeError("LiteLLM's proxy does not start")

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.upstream.shutdown()
