"""Servers of language models on the ports that they usually have, as people name them to lume.

    python3 Tests/Wire/model_servers.py .build/debug/lume

Each name has to lead to an answer by the server that is meant. Left out where a port is taken, be it by
a server of the kind.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SERVERS = {
    "Ollama": (11434, ["llama3.2:latest", "nomic-embed-text:latest"]),
    "llama.cpp": (8080, ["/models/tiny.gguf"]),
    "LM Studio": (1234, ["gemma-3-4b", "text-embedding-nomic"]),
    "vLLM": (8000, ["meta-llama/Llama-3.1-8B-Instruct"]),
}

# What is typed or set, and which server is meant.
FORMS = [
    (["/coach use ollama"], "Ollama"),
    (["/coach use ollama llama3.2"], "Ollama"),
    (["/coach use llama.cpp"], "llama.cpp"),
    (["/coach use lmstudio"], "LM Studio"),
    (["/coach use vllm"], "vLLM"),
    (["/coach use llama3.2"], "Ollama"),
    (["/coach use gemma"], "LM Studio"),
    (["/coach use localhost:11434"], "Ollama"),
    (["/coach use 127.0.0.1:1234/v1"], "LM Studio"),
    (["/coach use http://localhost:8080"], "llama.cpp"),
    (["/coach use http://127.0.0.1:11434/v1 llama3.2"], "Ollama"),
    (["use ollama"], "Ollama"),
    (["please use LM Studio"], "LM Studio"),
    (["/models", "/coach use 4"], "vLLM"),
    (["/set coach vllm"], "vLLM"),
    (["--coach", "ollama"], "Ollama"),
    (["--coach", "llama3.2"], "Ollama"),
    (["--coach", "localhost:1234"], "LM Studio"),
    ({"LUME_COACH": "llama.cpp"}, "llama.cpp"),
    ({"coach": "ollama llama3.2"}, "Ollama"),
]


def handler(name, models):
    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def answer(self, status, kind, body):
            self.send_response(status)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            if self.path != "/v1/models":
                return self.answer(404, "text/plain", b"404 page not found")
            data = [{"id": model, "object": "model"} for model in models]
            self.answer(200, "application/json", json.dumps({"data": data}).encode())

        def do_POST(self):
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
            text = f"Here is {name} with {asked['model']}."
            piece = {"choices": [{"delta": {"content": text}, "finish_reason": "stop"}]}
            self.answer(
                200, "text/event-stream", f"data: {json.dumps(piece)}\n\ndata: [DONE]\n\n".encode()
            )

    return Handler


def run(lume, form):
    with tempfile.TemporaryDirectory() as home:
        environment = {"LUME_HOME": home, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        flags, inputs = [], ["hello"]
        if isinstance(form, dict) and "coach" in form:
            with open(os.path.join(home, "config.json"), "w") as file:
                json.dump(form, file)
        elif isinstance(form, dict):
            environment.update(form)
        elif form[0] == "--coach":
            flags = form
        else:
            inputs = form + inputs
        words = [word for line in inputs for word in ("-c", line)]
        return subprocess.run(
            [lume] + flags + words, env=environment, capture_output=True, text=True, timeout=60
        )


def main():
    lume = os.path.abspath(sys.argv[1])
    servers = []
    for name, (port, models) in SERVERS.items():
        try:
            servers.append(ThreadingHTTPServer(("127.0.0.1", port), handler(name, models)))
        except OSError:
            print(f"left out: port {port} is taken")
            return 0
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    failures = 0
    for form, name in FORMS:
        result = run(lume, form)
        if result.returncode != 0 or f"Here is {name} with " not in result.stdout:
            failures += 1
            print(f"{form}: not {name}\n{result.stdout}{result.stderr}")
    for server in servers:
        server.shutdown()
        server.server_close()
    nobody = run(lume, ["/coach use ollama"])
    if "Ollama doesn't answer (connection refused): start it" not in nobody.stderr:
        failures += 1
        print(f"nobody there: {nobody}")
    print(f"{failures} failed" if failures else f"ok, {len(FORMS)} forms")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
