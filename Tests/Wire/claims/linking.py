"""1.6 Goal and conversation linking."""

from wire.client import Client
from wire.failure import same
from wire.shapes import (
    BARE_CHAT,
    BARE_CONSULTATION,
    BARE_GOAL,
    CONSULTATION,
    EXISTING,
    GOAL,
    identifier,
)
from wire.world import NOBODY

from .consultations import BEGUN, about, read
from .goals import a_goal

PATH = "/consultations/chat-about-goal"


def a_goal_has_one_chat(world):
    user = world.user()
    goal = a_goal(user)
    first = user.post(PATH, {"goalId": goal["id"]})
    first.has(201, CONSULTATION, bare=BARE_CHAT)
    again = user.post(PATH, {"goalId": goal["id"].upper()})
    again.has(200, CONSULTATION, bare=BARE_CHAT)
    chat, id = first.json(), first.json()["conversationId"]
    same(again.json()["conversationId"], id, "the chat of the second request")
    same(chat["goalId"], goal["id"], "the goal of the chat")
    same(
        chat["persona"], {"id": "wellness_specialist", "name": "Wellness Companion"}, "the persona"
    )
    linked = user.get(f"/goals/{goal['id']}")
    same(linked.has(200, GOAL, bare=BARE_GOAL)["conversation_id"], id, "the chat of the goal")
    same(linked.json()["conversationId"], id, "the chat of the goal in the bare dialect")
    other = user.get(f"/consultations/{id}")
    other.has(200, CONSULTATION, bare=BARE_CONSULTATION)
    same(other.json()["goalId"], goal["id"], "the goal of the chat in the bare dialect")
    user.post(f"/consultations/{id}/complete").has(200, CONSULTATION)
    third = user.post(PATH, {"goalId": goal["id"]})
    third.has(201, CONSULTATION, bare=BARE_CHAT)
    same(third.json()["conversationId"] == id, False, "whether a completed chat goes on")


def a_chat_about_no_goal_is_refused(world):
    goal = a_goal(world.ann)
    world.ann.post(PATH, {}).refuses(400, "VALIDATION_ERROR")
    world.ann.post(PATH, {"goalId": "x"}).refuses(400, "VALIDATION_ERROR")
    world.ann.post(PATH, {"goalId": NOBODY}).refuses(404, "GOAL_NOT_FOUND")
    world.bob.post(PATH, {"goalId": goal["id"]}).refuses(404, "GOAL_NOT_FOUND")
    Client(world.accounts).post(PATH, {"goalId": goal["id"]}).refuses(401, "UNAUTHORIZED")


def a_consultation_has_its_goal_as_context(world):
    user = world.user()
    goal = a_goal(user)
    consultation = about(user, goal)
    for key, value in (
        ("goal_id", goal["id"]),
        ("context_type", "goal"),
        ("context_id", goal["id"]),
        ("quick_action", "goal_support"),
        ("persona", "wellness_specialist"),
    ):
        same(consultation[key], value, f"the {key} of a chat about a goal")
    same(
        user.get(f"/goals/{goal['id']}").has(200, GOAL)["conversation_id"],
        consultation["id"],
        "the link",
    )
    body = {"persona": "wellness_specialist", "goal_id": goal["id"]}
    answer = user.post("/consultations", body)
    answer.refuses(409, "CONSULTATION_EXISTS", {**EXISTING, "goal_id": identifier})
    same(answer.details["existing_consultation_id"], consultation["id"], "what exists")
    same(answer.details["goal_id"], goal["id"], "the goal of what exists")
    # A chat by the id of the goal alone is about it, and greets nobody.
    begun = user.post("/consultations", {"persona": "triage", "goal_id": goal["id"]}).has(201, BEGUN)
    named = [begun["consultation"][key] for key in ("goal_id", "context_id", "context_type")]
    same(named, [goal["id"], goal["id"], "goal"], "what a chat by goal_id is about")
    same(begun["greeting_message"], None, "the greeting of a chat about a goal")
    both = {**body, "context_type": "goal", "context_id": NOBODY}
    user.post("/consultations", both).refuses(400, "VALIDATION_ERROR")


def a_goal_is_linked_to_the_chat_it_came_from(world):
    user = world.user()
    consultation, goal = about(user), a_goal(user)
    path = f"/goals/{goal['id']}"
    linked = user.patch(path, {"conversationId": consultation["id"].upper()}).has(
        200, GOAL, bare=BARE_GOAL
    )
    same(linked["conversation_id"], consultation["id"], "the chat of the goal")
    found = read(user, consultation)
    same(
        (found["goal_id"], found["context_type"], found["context_id"]),
        (goal["id"], None, None),
        "goal and context of the chat",
    )
    second = a_goal(user, title="Sleep eight hours")
    user.patch(f"/goals/{second['id']}", {"conversationId": consultation["id"]}).has(200, GOAL)
    same(read(user, consultation)["goal_id"], goal["id"], "the goal of the chat after a second one")
    again = user.post(PATH, {"goalId": second["id"]})
    again.has(200, CONSULTATION, bare=BARE_CHAT)
    same(again.json()["conversationId"], consultation["id"], "the chat of the second goal")
    foreign = about(world.user())["id"]
    for id in (NOBODY, foreign, "x"):
        user.patch(path, {"conversationId": id}).refuses(404, "NOT_FOUND")


def a_deleted_chat_leaves_its_goal(world):
    user = world.user()
    goal = a_goal(user)
    consultation = about(user, goal)
    user.delete(f"/consultations/{consultation['id']}").is_empty()
    same(user.get(f"/goals/{goal['id']}").has(200, GOAL)["conversation_id"], None, "the link")
    other = about(user, goal)
    user.delete(f"/goals/{goal['id']}").is_empty()
    same(read(user, other)["status"], "active", "the chat about a goal that is gone")
