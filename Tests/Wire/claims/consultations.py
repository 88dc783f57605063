"""1.5 Consultations, but for their sockets."""

import os

from wire.client import Client
from wire.failure import check, same
from wire.server import Server
from wire.shapes import (
    BARE_CONSULTATION,
    CONSULTATION,
    EXISTING,
    MESSAGE,
    PERSONAS,
    QUICK_ACTION,
    page,
    whole,
)
from wire.world import NOBODY

from .goals import a_goal

BEGUN = {
    "consultation": CONSULTATION,
    "greeting_message?": MESSAGE,
    "needs_survey": lambda it: it is False,
}
TONES = ["wellness", "motivational", "analytical", "supportive"]
TURN = {"user_message": MESSAGE, "assistant_message": MESSAGE}
LIST = page("consultations", CONSULTATION)
MESSAGES = page("messages", MESSAGE)


def about(user, goal=None, persona="general_wellness", **more):
    """A new consultation, about a goal where there is one."""
    body = {"persona": persona, **more}
    if goal is not None:
        body = {
            "persona": "wellness_specialist",
            "context_type": "goal",
            "context_id": goal["id"],
            "quick_action": "goal_support",
            **more,
        }
    return user.post("/consultations", body).has(201, BEGUN)["consultation"]


def talk(user, consultation, content):
    """Says something without a socket; answers the whole turn."""
    path = f"/consultations/{consultation['id']}/messages"
    return user.post(path, {"content": content}).has(201, TURN)


def who_says_too_much_at_once_is_told_when_to_go_on(world):
    limits = ("messages-at-once=2", "messages-per-minute=1")
    two_messages_go_through(
        world, "limited", *(word for limit in limits for word in ("--limit", limit))
    )


def a_limit_of_the_config_file_holds(world):
    folder = f"{world.folder}/configured"
    os.makedirs(folder)
    with open(f"{folder}/config.json", "w") as file:
        file.write('{"limits": "messages-per-minute=1 messages-at-once=2"}')
    two_messages_go_through(world, "configured")


def two_messages_go_through(world, folder, *flags):
    with Server(world.lume, f"{world.folder}/{folder}", "--pace", "0", *flags) as server:
        user, other = world.user(server), world.user(server)
        consultation, there = about(user), about(other)
        for _ in range(2):
            talk(user, consultation, "hello")
        path = f"/consultations/{consultation['id']}/messages"
        answer = user.post(path, {"content": "hello"})
        answer.refuses(429, "RATE_LIMITED")
        check(1 <= int(answer.headers["Retry-After"]) <= 60, "how long to wait")
        same(len(user.get(path).has(200, MESSAGES)["messages"]), 4, "what is stored")
        talk(other, there, "hello")


def read(user, consultation):
    return user.get(f"/consultations/{consultation['id']}").has(200, CONSULTATION)


def a_general_chat_begins_with_a_greeting(world):
    user = world.user()
    data = user.post("/consultations", {"persona": "general_wellness"}).has(201, BEGUN)
    consultation = data["consultation"]
    for key, value in (
        ("status", "active"),
        ("persona", "general_wellness"),
        ("goal_id", None),
        ("message_count", 0),
        ("last_message_at", None),
        ("user_id", user.id),
    ):
        same(consultation[key], value, f"the {key} of a new consultation")
    same(data["greeting_message"]["role"], "assistant", "the role of who greets")
    same(read(user, consultation), consultation, "the consultation that is read")


def a_first_message_is_answered_at_once(world):
    user = world.user()
    body = {"persona": "nutritionist", "initial_message": "I want to eat better."}
    data = user.post("/consultations", body).has(201, BEGUN)
    same(data["greeting_message"], None, "the greeting of a chat with a first message")
    same(data["consultation"]["message_count"], 2, "the count of messages")
    path = f"/consultations/{data['consultation']['id']}/messages"
    messages = user.get(path).has(200, MESSAGES)["messages"]
    same([it["role"] for it in messages], ["user", "assistant"], "who has spoken")
    same(messages[0]["content"], body["initial_message"], "what was said")


def every_persona_is_taken(world):
    user = world.user()
    for persona in PERSONAS:
        same(about(user, persona=persona)["persona"], persona, "the persona")
    for persona in ("surgeon", "motivational"):
        user.post("/consultations", {"persona": persona}).refuses(400, "VALIDATION_ERROR")


def beginning_refuses_what_does_not_fit(world):
    good = {"persona": "triage"}
    for body, key in (
        ({}, "persona"),
        ({**good, "initial_message": ""}, "initial_message"),
        ({**good, "initial_message": "x" * 5001}, "initial_message"),
        ({**good, "context_type": "weather"}, "context_type"),
        ({**good, "context_type": "goal"}, "context_id"),
        ({**good, "context_type": "goal", "context_id": "a", "goal_id": "b"}, "context_id"),
    ):
        world.ann.post("/consultations", body).refuses(400, "VALIDATION_ERROR", naming=key)
    for id in (NOBODY, "x"):
        for body in ({"goal_id": id}, {"context_type": "goal", "context_id": id}):
            world.ann.post("/consultations", {**good, **body}).refuses(404, "GOAL_NOT_FOUND")


def the_same_one_is_named_instead_of_begun_again(world):
    user = world.user()
    consultation = about(user)
    answer = user.post("/consultations", {"persona": "general_wellness", "context_type": "general"})
    answer.refuses(409, "CONSULTATION_EXISTS", EXISTING)
    expected = {
        "existing_consultation_id": consultation["id"],
        "persona": "general_wellness",
        "status": "active",
        "can_continue": True,
    }
    for key, value in expected.items():
        same(answer.details[key], value, f"the {key} of what exists")


def eleven_are_too_many(world):
    user = world.user()
    made = [about(user, context_type="mood", context_id=str(number)) for number in range(10)]
    body = {"persona": "general_wellness", "context_type": "mood", "context_id": "10"}
    said = user.post("/consultations", body).refuses(429, "TOO_MANY_ACTIVE_CONSULTATIONS")
    linked = user.post("/consultations/chat-about-goal", {"goalId": a_goal(user)["id"]})
    linked.refuses(429, "TOO_MANY_ACTIVE_CONSULTATIONS")
    check(
        "too many active consultations" in said, f"a client cannot tell what is too much: {said!r}"
    )
    # One that is there can be gone on with all the same.
    same_one = {**body, "context_id": "3"}
    answer = user.post("/consultations", same_one)
    answer.refuses(409, "CONSULTATION_EXISTS", EXISTING)
    same(answer.details["existing_consultation_id"], made[3]["id"], "what exists at the cap")
    user.post(f"/consultations/{made[0]['id']}/complete").has(200, CONSULTATION)
    about(user, context_type="mood", context_id="10")
    path = f"/consultations/{made[0]['id']}"
    user.post(path + "/unarchive").refuses(429, "TOO_MANY_ACTIVE_CONSULTATIONS")
    user.patch(path, {"status": "active"}).refuses(429, "TOO_MANY_ACTIVE_CONSULTATIONS")


def they_are_listed_the_youngest_first(world):
    user = world.user()
    made = [about(user, persona=persona) for persona in ("triage", "nutritionist", "fitness_coach")]
    user.post(f"/consultations/{made[0]['id']}/complete").has(200, CONSULTATION)
    active = user.get("/consultations").has(200, LIST)
    same(
        [it["id"] for it in active["consultations"]],
        [made[2]["id"], made[1]["id"]],
        "the active ones",
    )
    same((active["total_count"], active["limit"], active["offset"]), (2, 20, 0), "the page")
    for query, expected in (
        ({"status": "completed"}, made[0]),
        ({"persona": "nutritionist"}, made[1]),
        ({"limit": 1}, made[2]),
        ({"offset": 1}, made[1]),
    ):
        found = user.get("/consultations", **query).has(200, LIST)["consultations"]
        same([it["id"] for it in found], [expected["id"]], f"what {query} finds")
    for query in (
        {"status": "lost"},
        {"persona": "surgeon"},
        {"limit": 0},
        {"limit": 101},
        {"offset": -1},
    ):
        user.get("/consultations", **query).refuses(400, "VALIDATION_ERROR")


def one_speaks_both_dialects(world):
    user = world.user()
    answer = user.get(f"/consultations/{about(user)['id']}")
    answer.has(200, CONSULTATION, bare=BARE_CONSULTATION)
    same(answer.json()["persona"]["name"], "Wellness Coach", "the name of the coach")


def a_completed_one_takes_no_more(world):
    user = world.user()
    consultation = about(user)
    path = f"/consultations/{consultation['id']}"
    done = user.post(path + "/complete").has(200, {**CONSULTATION, "completed_at": str.isascii})
    same(done["status"], "completed", "the status")
    user.post(path + "/complete").refuses(400, "CONSULTATION_NOT_ACTIVE")
    user.post(path + "/messages", {"content": "Hello?"}).refuses(400, "CONSULTATION_NOT_ACTIVE")
    user.get(path + "/messages").has(200, MESSAGES)


def it_moves_between_its_states(world):
    user = world.user()
    path = f"/consultations/{about(user)['id']}"
    for verb, status in (
        ("abandon", "abandoned"),
        ("unarchive", "active"),
        ("archive", "archived"),
        ("unarchive", "active"),
    ):
        same(user.post(f"{path}/{verb}").has(200, CONSULTATION)["status"], status, f"after {verb}")
    for method in (user.patch, user.put):
        for body, status in (
            ({"status": "abandoned"}, "abandoned"),
            ({"is_archived": True}, "archived"),
            ({"is_archived": False}, "active"),
            ({"status": "archived"}, "archived"),
            ({"title": "My chat"}, "archived"),
            ({"status": "active"}, "active"),
        ):
            same(method(path, body).has(200, CONSULTATION)["status"], status, f"after {body}")
        for body in ({}, {"status": "lost"}, {"persona": "surgeon"}):
            method(path, body).refuses(400, "VALIDATION_ERROR")


def a_deleted_one_is_gone(world):
    user = world.user()
    path = f"/consultations/{about(user)['id']}"
    user.delete(path).is_empty()
    user.get(path).refuses(404, "NOT_FOUND")
    user.get(path + "/messages").refuses(404, "NOT_FOUND")
    user.delete(path).refuses(404, "NOT_FOUND")


def messages_are_answered_and_kept(world):
    user = world.user()
    consultation = about(user)
    turns = [talk(user, consultation, text) for text in ("I am tired.", "What can I do?")]
    path = f"/consultations/{consultation['id']}/messages"
    data = user.get(path).has(200, MESSAGES)
    expected = [
        turn[who]["content"] for turn in turns for who in ("user_message", "assistant_message")
    ]
    same([it["content"] for it in data["messages"]], expected, "the history")
    same((data["total_count"], data["limit"], data["has_more"]), (4, 50, False), "the page")
    last = user.get(path, limit=2, offset=2).has(200, MESSAGES)
    same([it["content"] for it in last["messages"]], expected[2:], "the last page")
    found = read(user, consultation)
    same(found["message_count"], 4, "the count of messages")
    same(found["last_message_at"], data["messages"][-1]["created_at"], "when it was said")
    for query in ({"limit": 0}, {"limit": 101}, {"offset": -1}):
        user.get(path, **query).refuses(400, "VALIDATION_ERROR")
    for body in ({}, {"content": ""}, {"content": " \n"}, {"content": "x" * 5001}, {"content": 5}):
        user.post(path, body).refuses(400, "VALIDATION_ERROR")
    user.post(path, {"content": "x" * 5000}).has(201, TURN)


def nobody_sees_the_chat_of_another(world):
    user = world.user()
    consultation = about(user)
    for other, id in ((world.bob, consultation["id"]), (world.ann, NOBODY), (world.ann, "x")):
        path = f"/consultations/{id}"
        for method, rest, body in (
            ("GET", "", None),
            ("PATCH", "", {"status": "archived"}),
            ("PUT", "", {"is_archived": True}),
            ("DELETE", "", None),
            ("POST", "/complete", None),
            ("POST", "/abandon", None),
            ("POST", "/archive", None),
            ("POST", "/unarchive", None),
            ("GET", "/messages", None),
            ("POST", "/messages", {"content": "Hello"}),
        ):
            other.ask(method, path + rest, body).refuses(404, "NOT_FOUND")
            Client(world.accounts).ask(method, path + rest, body).refuses(401, "UNAUTHORIZED")
    same(read(user, consultation), consultation, "the chat that was tried")


def the_older_paths_are_the_same_chats(world):
    user = world.user()
    older = "/wellness/ai/chat/conversations"
    consultation = about(user)
    path = f"{older}/{consultation['id']}"
    same(
        user.get(path).has(200, CONSULTATION),
        read(user, consultation),
        "the chat by its older path",
    )
    user.get(older).has(200, LIST)
    user.post(path + "/messages", {"content": "Hello"}).has(201, TURN)
    user.get(path + "/messages").has(200, MESSAGES)
    user.put(path, {"is_archived": True}).has(200, CONSULTATION)
    user.delete(path).is_empty()


def the_personas_of_the_oldest_clients_are_four(world):
    user = world.user()
    older = "/wellness/ai/chat/conversations"
    made = []
    for tone in TONES:
        chat = {**CONSULTATION, "persona": TONES}
        begun = user.post(older, {"persona": tone}).has(201, {**BEGUN, "consultation": chat})
        made.append(begun["consultation"]["id"])
        same(begun["consultation"]["persona"], tone, "the persona where tones are known")
        same(read(user, begun["consultation"])["persona"], "general_wellness", "it elsewhere")
        again = user.post(older, {"persona": tone})
        again.refuses(409, "CONSULTATION_EXISTS")
        same(again.details["existing_consultation_id"], made[-1], "the chat that there is")
    same(len(set(made)), 4, "the number of chats")
    one = user.get(older, persona="analytical").json()["data"]["consultations"]
    same([it["id"] for it in one], [made[2]], "the chats of one tone")
    user.get("/consultations", persona="analytical").refuses(400, "VALIDATION_ERROR")
    user.post(older, {"persona": "poet"}).refuses(400, "VALIDATION_ERROR")
    general = user.get("/consultations", persona="general_wellness").has(200, LIST)
    same(general["total_count"], 4, "how many chats there are elsewhere")


def order_is_finer_than_what_is_written(world):
    """Of what began in one second, too."""
    user = world.user()
    made = [about(user, persona=persona)["id"] for persona in PERSONAS]
    listed = user.get("/consultations").has(200, LIST)["consultations"]
    same([it["id"] for it in listed], made[::-1], "the order of the chats")
    consultation = {"id": made[0]}
    said = [f"message {number}" for number in range(5)]
    for text in said:
        talk(user, consultation, text)
    messages = user.get(f"/consultations/{made[0]}/messages").has(200, MESSAGES)["messages"]
    same([it["content"] for it in messages if it["role"] == "user"], said, "the order of messages")
    moments = [it["created_at"] for it in messages]
    same(sorted(moments), moments, "the times of the messages")


def quick_actions_are_offered(world):
    shape = {"actions": [QUICK_ACTION], "quick_actions": [QUICK_ACTION], "count": whole}
    path = "/consultations/quick-actions"
    data = world.ann.get(path).has(200, shape)
    ids = {action["id"] for action in data["actions"]}
    known = {"suggest-goal", "check-progress", "boost-motivation", "troubleshoot-goal"}
    check(known <= ids, f"these are missing: {known - ids}")
    goals = world.ann.get(path, context_type="goal", persona="wellness_specialist").has(200, shape)
    check(0 < goals["count"] < data["count"], f"{goals['count']} actions are about goals")
    for query in ({"context_type": "weather"}, {"persona": "surgeon"}):
        world.ann.get(path, **query).refuses(400, "VALIDATION_ERROR")
    Client(world.accounts).get(path).refuses(401, "UNAUTHORIZED")


def title_and_persona_change(world):
    user = world.user()
    path = f"/consultations/{about(user)['id']}"
    changed = user.put(path, {"title": "Mornings", "persona": "triage"}).has(200, CONSULTATION)
    same((changed["title"], changed["persona"]), ("Mornings", "triage"), "title and persona")
    same(user.get(path).has(200, CONSULTATION), changed, "the consultation that is read")
    for key, value in (
        ("title", ""),
        ("title", "x" * 201),
        ("persona", "surgeon"),
        ("status", "lost"),
        ("status", "pending"),
        ("is_archived", "yes"),
    ):
        user.put(path, {key: value}).refuses(400, "VALIDATION_ERROR", naming=key)
    message = user.put(path, {}).refuses(400, "VALIDATION_ERROR")
    for key in ("status", "is_archived", "title", "persona"):
        check(key in message, f"an empty body is refused with {message!r}")


def a_context_reads_back_as_it_was_sent(world):
    user = world.user()
    for persona, sent in (("triage", {"context_type": "general"}), ("nutritionist", {})):
        made = about(user, persona=persona, **sent)
        same(made["context_type"], sent.get("context_type"), f"the context of {sent}")
        read = user.get(f"/consultations/{made['id'].upper()}").has(200, CONSULTATION)
        same(read, made, "the consultation by A-F")
    mood = about(user, context_type="mood", context_id=NOBODY.upper())
    same(mood["context_id"], NOBODY, "a context that was sent in A-F")


def nothing_waits_for_an_approval(world):
    found = world.ann.get("/consultations", status="pending_approval")
    found = found.has(200, page("consultations", CONSULTATION))
    same(found["consultations"], [], "what waits for an approval")
