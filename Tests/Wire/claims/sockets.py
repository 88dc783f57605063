"""2 WebSocket; 10, rows 6 and 11; 11, interrupt and user_message."""

import contextlib
import http.server
import json
import threading
import time

import requests
from wire.client import Client
from wire.failure import Failure, check, same
from wire.server import Server
from wire.shapes import CONSULTATION, MESSAGE, page
from wire.sockets import Socket, refused
from wire.world import KEY, NOBODY, form

from .consultations import TURN, about, talk
from .goals import a_goal


def path(consultation):
    return f"/consultations/{consultation['id']}/ws"


def history(user, consultation):
    shape = page("messages", MESSAGE)
    data = user.get(f"/consultations/{consultation['id']}/messages", limit=100).has(200, shape)
    return [(it["role"], it["content"]) for it in data["messages"]]


def connected(socket, consultation):
    same(socket.frame("connected")["consultation_id"], consultation["id"], "where the socket is")


def the_token_may_be_in_a_header_or_in_the_query(world):
    user = world.user()
    consultation = about(user)
    older = f"/wellness/ai/chat/ws/{consultation['id']}"
    query, bearer = f"?token={user.token}", {"Authorization": f"Bearer {user.token}"}
    for place in (path(consultation), older):
        for found, headers in (("", bearer), (query, {}), ("?token=nonsense", bearer)):
            with Socket(user, place, found, headers) as socket:
                connected(socket, consultation)
    answer = refused(user, path(consultation), query, {"Authorization": "Bearer nonsense"})
    answer.refuses(401, "INVALID_TOKEN")


def a_streamed_answer_is_about_the_goal(world):
    user = world.user()
    goal = a_goal(user, current_value=2500)
    consultation = about(user, goal)
    with Socket(user, path(consultation)) as socket:
        connected(socket, consultation)
        question = "I need help"
        socket.say(question)
        answer = socket.answer()
        check(goal["title"] in answer, f"the first answer does not name the goal: {answer!r}")
        check("10,000" in answer or "10000" in answer, f"it does not name the target: {answer!r}")
        check("?" in answer, f"it asks nothing: {answer!r}")
        for phrase in ("which goal", "what would you like to achieve"):
            check(phrase not in answer.lower(), f"it asks {phrase!r}: {answer!r}")
        same(
            history(user, consultation), [("user", question), ("assistant", answer)], "the history"
        )
        socket.say("And then?")
        answer = socket.answer()
        second = history(user, consultation)[2:]
        same(second, [("user", "And then?"), ("assistant", answer)], "the second turn")


def opening_is_refused_before_the_upgrade(world):
    user = world.user()
    consultation = about(user)
    place = path(consultation)
    refused(Client(world.accounts), place).refuses(401, "UNAUTHORIZED")
    refused(Client(world.accounts, "nonsense"), place).refuses(401, "INVALID_TOKEN")
    refused(Client(world.accounts), place, "?token=nonsense").refuses(401, "INVALID_TOKEN")
    refused(world.bob, place).refuses(403, "FORBIDDEN")
    refused(user, f"/consultations/{NOBODY}/ws").refuses(404, "NOT_FOUND")
    refused(user, "/consultations/x/ws").refuses(400, "VALIDATION_ERROR")
    user.post(f"/consultations/{consultation['id']}/complete").has(200, CONSULTATION)
    refused(user, place).refuses(400, "CONSULTATION_NOT_ACTIVE")
    user.get(place).refuses(400, "CONSULTATION_NOT_ACTIVE")


def a_plain_request_learns_that_this_is_a_socket(world):
    user = world.user()
    user.get(path(about(user))).refuses(426, "UPGRADE_REQUIRED")


def a_server_with_a_key_wants_it_here_too(world):
    user = Client(world.keyed, key=KEY)
    user.token = user.post("/auth/register", form(world.email())).json()["data"]["access_token"]
    consultation = about(user)
    with Socket(user, path(consultation)) as socket:
        connected(socket, consultation)
    refused(Client(world.keyed, user.token), path(consultation)).refuses(401, "INVALID_API_KEY")


def what_is_no_message_is_answered_with_an_error(world):
    user = world.user()
    consultation = about(user)
    with Socket(user, path(consultation)) as socket:
        connected(socket, consultation)
        for frame in (
            "no JSON",
            "[]",
            {"content": "no type"},
            {"type": "dance"},
            {"type": "message"},
            {"type": "message", "content": ""},
            {"type": "message", "content": " \n"},
            {"type": "message", "content": "x" * 5001},
            b"bytes",
        ):
            socket.send(frame)
            same(
                socket.frame("error").get("code"), "VALIDATION_ERROR", f"the code for {frame!r:.50}"
            )
        socket.send({"type": "ping"})
        socket.frame("pong")
        socket.say("Hello", conversationId=consultation["id"].upper())
        socket.answer()
        same(len(history(user, consultation)), 2, "the number of messages")


def a_second_message_waits_for_the_end_of_the_answer(world):
    user = Client(world.slow)
    consultation = about(user)
    with Socket(user, path(consultation)) as socket:
        connected(socket, consultation)
        socket.say("I am tired.")
        socket.frame("message_received")
        socket.frame("stream_chunk")
        socket.say("Hello?", client_id="d-2")
        frames = []
        while not frames or frames[-1]["type"] == "stream_chunk":
            frames.append(socket.any())
        same(frames[-1]["type"], "error", "what a second message is answered with")
        same(frames[-1].get("code"), "TURN_IN_PROGRESS", "the code")
        same(frames[-1].get("client_id"), "d-2", "the message that it's about")
        body = {"content": "Hello?"}
        user.post(f"/consultations/{consultation['id']}/messages", body).refuses(
            409, "TURN_IN_PROGRESS"
        )
        while socket.any()["type"] != "stream_complete":
            pass
        same(len(history(user, consultation)), 2, "the number of messages")
        user.post(f"/consultations/{consultation['id']}/messages", body).has(201, TURN)


def a_message_that_is_repeated_is_said_once(world):
    user = world.user()
    consultation = about(user)
    with Socket(user, path(consultation)) as socket:
        connected(socket, consultation)
        answers = []
        for _ in range(2):
            socket.say("Hello", client_id="8c6f6f0e-8b1d-4b6e-9d6f-0a3f4d1f2c11")
            answers.append(socket.answer())
        same(answers[1], answers[0], "the second answer")
        same(len(history(user, consultation)), 2, "the number of messages")


def what_is_repeated_while_it_is_answered_is_heard_from_its_beginning(world):
    with _slow_chat(world) as (user, consultation):
        message = {"content": "I am tired.", "client_id": "d-1"}
        with Socket(user, path(consultation)) as socket:
            connected(socket, consultation)
            socket.say(**message)
            socket.frame("message_received")
            begun = socket.pieces(2)
            turn = user.post(f"/consultations/{consultation['id']}/messages", message)
            turn = turn.has(201, {"user_message": MESSAGE})
            same(turn["assistant_message"], None, "the answer to a request meanwhile")
            with Socket(user, path(consultation)) as again:
                connected(again, consultation)
                again.say(**message)
                while (frame := again.any())["type"] == "stream_chunk":
                    pass
                same(frame["type"], "message_received", "what the message is answered with")
                said = (frame["client_id"], frame["message_id"])
                same(said, ("d-1", turn["user_message"]["id"]), "the message that was received")
                heard, _ = again.rest()
            text, _ = socket.rest()
        same(heard, begun + text, "what is heard by who repeats it")
        same(
            history(user, consultation), [("user", "I am tired."), ("assistant", heard)], "the history"
        )


def it_is_closed_when_the_chat_is_over(world):
    user = world.user()
    for end in (
        lambda it: user.post(it + "/complete"),
        lambda it: user.post(it + "/abandon"),
        lambda it: user.post(it + "/archive"),
        lambda it: user.delete(it),
    ):
        consultation = about(user)
        with Socket(user, path(consultation)) as socket:
            connected(socket, consultation)
            end(f"/consultations/{consultation['id']}")
            same(socket.closing(), 1000, "the code of the closing")


def it_is_closed_when_its_user_logs_out(world):
    for leave in (lambda it: it.post("/auth/logout"), lambda it: it.delete("/users/me")):
        user = world.user()
        consultation = about(user)
        with Socket(user, path(consultation)) as socket:
            connected(socket, consultation)
            leave(user).is_empty()
            check(socket.closing() in (1000, 1008), "a socket of nobody goes on")


def a_message_that_is_too_big_closes_it(world):
    user = world.user()
    consultation = about(user)
    with Socket(user, path(consultation)) as socket:
        connected(socket, consultation)
        socket.send("x" * ((64 << 10) + 1))
        same(socket.closing(), 1009, "the code of the closing")
    talk(user, consultation, "Are you still there?")


@contextlib.contextmanager
def _slow_chat(world):
    """A chat where an answer can be met while it is being sent."""
    user = Client(world.slow)
    consultation = about(user, a_goal(user))
    yield user, consultation
    user.delete(f"/consultations/{consultation['id']}").is_empty()


def last(user, consultation, count):
    """The last of so many messages, which may be on its way."""
    path = f"/consultations/{consultation['id']}/messages"
    for _ in range(100):
        data = user.get(path, limit=100).has(200, page("messages", MESSAGE))
        if len(data["messages"]) == count:
            return data["messages"][-1]
        time.sleep(0.1)
    raise Failure(f"the history has {len(data['messages'])} messages and not {count}")


def ask(socket, consultation, content="I am tired."):
    """Says something, and takes some of the answer."""
    connected(socket, consultation)
    socket.say(content)
    socket.frame("message_received")
    return socket.pieces(3)


def an_answer_goes_on_when_its_socket_is_closed(world):
    for code in (1000, 1001):
        with _slow_chat(world) as (user, consultation):
            with Socket(user, path(consultation)) as socket:
                begun = ask(socket, consultation)
                socket.leave(code)
            answer = last(user, consultation, 2)
            text = answer["content"]
            check(text.startswith(begun), f"{text!r} does not begin with {begun!r}")
            check(text.rstrip()[-1] in ".?!" and text != begun, f"after {code} it is cut: {text!r}")
            check("is_cut" not in answer, f"after {code} it is marked as cut: {answer}")
            talk(user, consultation, "And then?")


class Model(http.server.BaseHTTPRequestHandler):
    """Speaks as OpenAI's do, a word at a time."""

    WORDS = ["Walk ", "on ", "three ", "evenings. ", "Which ", "ones ", "suit ", "you?"]

    def do_POST(self):
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        # Whose answer is stopped is hung up on.
        with contextlib.suppress(ConnectionError):
            for word in self.WORDS:
                piece = {"choices": [{"delta": {"content": word}, "finish_reason": None}]}
                self.wfile.write(f"data: {json.dumps(piece)}\n\n".encode())
                time.sleep(0.2)
            self.wfile.write(b"data: [DONE]\n\n")
        self.close_connection = True

    def log_message(self, *_):
        pass


def so_does_one_of_a_language_model(world):
    models = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model)
    threading.Thread(target=models.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{models.server_port}/v1"
    flags = ("--open", "--temporary", "--coach", address, "--coach-model", "m")
    with Server(world.lume, f"{world.folder}/modelled", *flags) as server:
        user = Client(server)
        consultation = about(user)
        for count, code in ((2, 1000), (4, 1001)):
            with Socket(user, path(consultation)) as socket:
                connected(socket, consultation)
                socket.say("How should I start?")
                socket.frame("message_received")
                socket.pieces(1)
                socket.leave(code)
            answer = last(user, consultation, count)
            same(answer["content"], "".join(Model.WORDS), f"the answer after {code}")
            check("is_cut" not in answer, f"it is marked as cut: {answer}")
        with Socket(user, path(consultation)) as socket:
            connected(socket, consultation)
            socket.say("And then?")
            socket.frame("message_received")
            begun = socket.pieces(1)
            socket.send({"type": "interrupt"})
            text, end = socket.rest()
            same(end.get("interrupted"), True, "how the answer ended")
        answer = last(user, consultation, 6)
        same((answer["content"], answer.get("is_cut")), (begun + text, True), "what stays of it")
    models.shutdown()


def only_an_interrupt_leaves_what_was_sent(world):
    with _slow_chat(world) as (user, consultation):
        with Socket(user, path(consultation)) as socket:
            begun = ask(socket, consultation)
            socket.send({"type": "interrupt"})
            text, end = socket.rest()
            same(end.get("interrupted"), True, "how the answer ended")
            socket.leave(1001)
        answer = last(user, consultation, 2)
        same((answer["content"], answer.get("is_cut")), (begun + text, True), "what stays of it")
        # Where nothing is being sent, nothing ends, and the socket can be used.
        with Socket(user, path(consultation)) as socket:
            connected(socket, consultation)
            socket.send({"type": "interrupt"})
            socket.send({"type": "ping"})
            socket.frame("pong")


def what_is_beside_the_contract_is_listed(world):
    user = world.user()
    consultation = about(user)
    with Socket(user, path(consultation)) as socket:
        listed = socket.frame("connected")["additions"]
        check({"interrupt", "user_message", "measure"} <= set(listed), f"connected lists {listed}")
    health = requests.get(f"http://127.0.0.1:{world.accounts.port}/healthz", timeout=20).json()
    same(health["additions"], listed, "what /healthz lists")


def each_socket_of_a_chat_hears_what_is_said(world):
    user = world.user()
    consultation = about(user)
    with Socket(user, path(consultation)) as one, Socket(user, path(consultation)) as two:
        connected(one, consultation)
        connected(two, consultation)
        for number, (asking, hearing) in enumerate(((one, two), (two, one))):
            asking.say(f"Hello {number}")
            answer = asking.answer()
            message = hearing.frame("user_message")["message"]
            text, _ = hearing.rest()
            same(text, answer, "what the other socket hears")
            kept = user.get(f"/consultations/{consultation['id']}/messages").json()["data"]
            same(message, kept["messages"][-2], "the message that it is told of")
        answer = talk(user, consultation, "Hello by a request")["assistant_message"]["content"]
        for hearing in (one, two):
            same(hearing.answer("user_message"), answer, "what is heard of a request")


def nobody_else_hears_it(world):
    user, other = world.user(), world.user()
    here, elsewhere = about(user), about(user, persona="nutritionist")
    theirs = about(other)
    with (
        Socket(user, path(here)) as socket,
        Socket(user, path(elsewhere)) as there,
        Socket(other, path(theirs)) as stranger,
    ):
        connected(socket, here)
        connected(there, elsewhere)
        connected(stranger, theirs)
        socket.say("Hello")
        socket.answer()
        for silent in (there, stranger):
            silent.send({"type": "ping"})
            silent.frame("pong")


def an_answer_goes_on_for_the_others(world):
    with _slow_chat(world) as (user, consultation):
        with Socket(user, path(consultation)) as staying:
            connected(staying, consultation)
            with Socket(user, path(consultation)) as socket:
                begun = ask(socket, consultation)
                socket.leave(1001)
            answer = staying.answer("user_message")
        check(answer.startswith(begun) and len(answer) > len(begun), f"it is cut: {answer!r}")
        same(last(user, consultation, 2)["content"], answer, "the history")


def another_socket_ends_no_answer(world):
    with _slow_chat(world) as (user, consultation):
        with Socket(user, path(consultation)) as socket:
            begun = ask(socket, consultation)
            with Socket(user, path(consultation)) as other:
                connected(other, consultation)
                other.send({"type": "interrupt"})
                other.leave(1001)
            text, end = socket.rest()
            check("interrupted" not in end, f"another socket has stopped it: {end}")
        same(last(user, consultation, 2)["content"], begun + text, "the history")


def a_socket_that_is_opened_meanwhile_hears_all_of_the_answer(world):
    with _slow_chat(world) as (user, consultation):
        with Socket(user, path(consultation)) as socket:
            begun = ask(socket, consultation)
            with Socket(user, path(consultation)) as late:
                connected(late, consultation)
                heard, _ = late.rest()
            text, _ = socket.rest()
        same(heard, begun + text, "what a late socket hears")


def texts_have_bounds(world):
    user = world.user()
    consultation = about(user)
    place = f"/consultations/{consultation['id']}/messages"
    for text in ("a\0b", "a" + "\u0301" * 31, "a" + "\u200d" * 9000, "x" * 5001):
        user.post(place, {"content": text}).refuses(400, "VALIDATION_ERROR")
        with Socket(user, path(consultation)) as socket:
            connected(socket, consultation)
            socket.say(text)
            same(socket.frame("error").get("code"), "VALIDATION_ERROR", f"the code for {text!r:.20}")
    # A mark on a blank is something to see.
    for text in ("a" + "\u0301" * 30, " \u0301", "\u00e9" * 5000):
        user.post(place, {"content": text}).has(201, TURN)
    title = {"title": "a" + "\u200d" * 400}
    user.put(f"/consultations/{consultation['id']}", title).refuses(400, "VALIDATION_ERROR")
    for length, status in ((255, 201), (256, 400)):
        body = {"content": "Hello", "client_id": "c" * length}
        same(user.post(place, body).status, status, f"the status for an id of {length} bytes")
        headers = {"Idempotency-Key": "k" * length}
        answer = user.post(place, {"content": "Hello"}, headers=headers)
        same(answer.status, status, f"the status for a key of {length} bytes")
