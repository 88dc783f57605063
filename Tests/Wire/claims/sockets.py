"""2 WebSocket."""

from wire.client import Client
from wire.failure import check, same
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
        socket.say("Hello?")
        frames = []
        while not frames or frames[-1]["type"] == "stream_chunk":
            frames.append(socket.any())
        same(frames[-1]["type"], "error", "what a second message is answered with")
        same(frames[-1].get("code"), "TURN_IN_PROGRESS", "the code")
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


CLAIMS = [
    the_token_may_be_in_a_header_or_in_the_query,
    a_streamed_answer_is_about_the_goal,
    opening_is_refused_before_the_upgrade,
    a_plain_request_learns_that_this_is_a_socket,
    a_server_with_a_key_wants_it_here_too,
    what_is_no_message_is_answered_with_an_error,
    a_second_message_waits_for_the_end_of_the_answer,
    a_message_that_is_repeated_is_said_once,
    it_is_closed_when_the_chat_is_over,
    it_is_closed_when_its_user_logs_out,
    a_message_that_is_too_big_closes_it,
]
