"""Stands between a client and a service and spoils what the service says."""

import json
import socket
import struct
import threading

BACKEND = "/api/v1"


class Faults:
    """What a proxy does to what passes; one object for one run. Does nothing to it."""

    def answer(self, method, path, number):
        """What is answered without asking the service: a status; None to ask it.

        `number` says how often this has been asked, from 1 on."""

    def response(self, method, path, status, body):
        """What becomes of a response, whose body is JSON or None."""
        return status, body

    def frames(self, frame):
        """What is sent in place of a frame of the service, a JSON object."""
        return [frame]


class Proxy:
    """Listens on a port of its own and passes everything on to another one of this machine."""

    def __init__(self, port, faults):
        self.port_of_service, self.faults = port, faults
        self.asked = {}
        self.lock = threading.Lock()

    def __enter__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.listener.close()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        try:
            with client, client.makefile("rb") as reader:
                while self.exchange(client, reader):
                    pass
        except OSError:
            pass

    def exchange(self, client, reader):
        """Passes one request on; answers whether another one may come."""
        head, body = read_message(reader)
        if head is None:
            return False
        method, path = head[0].split(" ")[:2]
        path = path.split("?")[0].removeprefix(BACKEND)
        with self.lock:
            number = self.asked[method, path] = self.asked.get((method, path), 0) + 1
        status = self.faults.answer(method, path, number)
        if status is not None:
            problem = {"code": "UNAVAILABLE", "message": "not now"}
            answer = {"data": None, "error": problem, "success": False}
            client.sendall(response(f"HTTP/1.1 {status} No", [], json.dumps(answer).encode()))
            return True
        with socket.create_connection(("127.0.0.1", self.port_of_service)) as service:
            service.sendall("\r\n".join([*head, "", ""]).encode() + body)
            with service.makefile("rb") as answers:
                head, body = read_message(answers, has_body=True)
                status = int(head[0].split(" ")[1])
                if status == 101:
                    client.sendall("\r\n".join([*head, "", ""]).encode())
                    self.relay(client, reader, service, answers)
                    return False
        status, body = self.spoil(method, path, status, body)
        client.sendall(response(f"HTTP/1.1 {status} OK", head[1:], body))
        return True

    def spoil(self, method, path, status, body):
        try:
            value = json.loads(body) if body else None
        except ValueError:
            return status, body
        status, value = self.faults.response(method, path, status, value)
        return status, body if value is None else json.dumps(value).encode()

    def relay(self, client, reader, service, answers):
        """Passes what the client sends as it is, and what the service sends frame by frame."""

        def upstream():
            try:
                while data := reader.read1(65536):
                    service.sendall(data)
                service.shutdown(socket.SHUT_WR)
            except (OSError, ValueError):
                pass

        threading.Thread(target=upstream, daemon=True).start()
        while frame := read_frame(answers):
            kind, payload = frame
            if kind != 1:
                client.sendall(frame_bytes(kind, payload))
                continue
            for piece in self.faults.frames(json.loads(payload)):
                client.sendall(frame_bytes(1, json.dumps(piece).encode()))


def read_message(reader, has_body=False):
    """The lines of a head and the body behind it; (None, b"") where nothing comes."""
    head = []
    while line := reader.readline():
        line = line.decode("latin-1").rstrip("\r\n")
        if not line:
            break
        head.append(line)
    if not head:
        return None, b""
    fields = {name.lower(): value.strip() for name, _, value in (x.partition(":") for x in head)}
    if "content-length" in fields:
        return head, reader.read(int(fields["content-length"]))
    if fields.get("transfer-encoding", "").lower() != "chunked":
        return head, b""
    body = b""
    while size := int(reader.readline().split(b";")[0], 16):
        body += reader.read(size)
        reader.readline()
    reader.readline()
    return head, body


def response(first, head, body):
    """The bytes of a response, its length as it is now."""
    left_out = ("content-length", "transfer-encoding")
    lines = [line for line in head if line.split(":")[0].lower() not in left_out]
    if not any(line.lower().startswith("content-type") for line in lines):
        lines.append("content-type: application/json")
    return "\r\n".join([first, *lines, f"content-length: {len(body)}", "", ""]).encode() + body


def read_frame(reader):
    """Opcode and payload of an unmasked frame (RFC 6455 §5.2); None at the end."""
    head = reader.read(2)
    if len(head) < 2:
        return None
    size = head[1] & 127
    if size == 126:
        size = struct.unpack(">H", reader.read(2))[0]
    elif size == 127:
        size = struct.unpack(">Q", reader.read(8))[0]
    return head[0] & 15, reader.read(size)


def frame_bytes(kind, payload):
    if len(payload) < 126:
        return bytes([0x80 | kind, len(payload)]) + payload
    return bytes([0x80 | kind, 126]) + struct.pack(">H", len(payload)) + payload
