"""1.7 Insights, by both families of paths."""

from wire.client import Client
from wire.failure import check, same
from wire.shapes import INSIGHT, INSIGHT_TYPES, flag, page, whole, words
from wire.world import NOBODY

from .goals import a_goal

FAMILIES = ("/insights", "/wellness/ai/insights")
LIST = page("insights", INSIGHT, total_pages=whole)


def generate(user, kind="daily", base="/insights"):
    return user.post(base + "/generate", {"insight_type": kind}).has(201, INSIGHT)


def every_type_is_generated(world):
    user = world.user()
    a_goal(user, current_value=5000)
    for base in FAMILIES:
        for kind in INSIGHT_TYPES:
            for path in ("/generate", "/generate/wellness"):
                insight = user.post(base + path, {"insight_type": kind}).has(201, INSIGHT)
                same(insight["insight_type"], kind, "the type")
                same(insight["metrics"]["goals_active"], 1, "the goals that were counted")
                for key in ("is_read", "is_favorite", "is_archived"):
                    same(insight[key], False, f"{key} of a new insight")
    period = {"period_start": "2026-01-01T00:00:00Z", "period_end": "2026-01-31T23:59:59Z"}
    insight = user.post("/insights/generate", {"insight_type": "monthly", **period}).has(
        201, INSIGHT
    )
    for key, value in period.items():
        same(insight[key], value.replace("Z", ".000Z"), key)
    older = {"type": "goal_progress", "context": {"includeGoals": True, "includeMoods": False}}
    insight = user.post("/wellness/ai/insights/generate", older).has(201, INSIGHT)
    check(
        insight["insight_type"] in ("milestone", "pattern"),
        f"goal_progress is {insight['insight_type']}",
    )


def generating_refuses_what_does_not_fit(world):
    backwards = {"period_start": "2026-02-01T00:00:00Z", "period_end": "2026-01-01T00:00:00Z"}
    for base in FAMILIES:
        for body in (
            {},
            {"insight_type": "yearly"},
            {"insight_type": "weekly", **backwards},
            {"insight_type": "weekly", "period_start": "soon"},
        ):
            world.ann.post(base + "/generate", body).refuses(400, "VALIDATION_ERROR")
        nobody = Client(world.accounts)
        nobody.post(base + "/generate", {"insight_type": "daily"}).refuses(401, "UNAUTHORIZED")


def they_are_listed_and_sifted(world):
    user = world.user()
    made = [generate(user, kind) for kind in ("daily", "weekly", "pattern")]
    user.post(f"/insights/{made[0]['id']}/read").has(200, {"message": words})
    user.post(f"/insights/{made[1]['id']}/favorite").has(200, {"is_favorite": flag})
    user.post(f"/insights/{made[2]['id']}/archive").has(200, {"message": words})
    ids = [insight["id"] for insight in made]
    for base in FAMILIES:
        data = user.get(base).has(200, LIST)
        same({it["id"] for it in data["insights"]}, set(ids[:2]), "those that are not archived")
        expected = {"total": 2, "limit": 20, "offset": 0, "has_more": False, "total_pages": 1}
        same({key: data[key] for key in expected}, expected, "the page")
        for query, found in (
            ({"insight_type": "weekly"}, ids[1:2]),
            ({"read_status": "true"}, ids[:1]),
            ({"read_status": "false"}, ids[1:2]),
            ({"favorites_only": "true"}, ids[1:2]),
            ({"archived_status": "true"}, ids[2:]),
            ({"type": "weekly"}, ids[1:2]),
            ({"unread": "true"}, ids[1:2]),
            ({"unread": "false"}, ids[:1]),
            ({"is_read": "true"}, ids[:1]),
            ({"is_read": "false"}, ids[1:2]),
            ({"isFavorite": "true"}, ids[1:2]),
            ({"isFavorite": "false"}, ids[:1]),
            ({"isFavorite": "true", "favorites_only": "false"}, ids[1:2]),
            ({"color": "red", "type": "weekly"}, ids[1:2]),
            ({"period_to": "2020-01-01"}, []),
            ({"period_from": "2020-01-01T00:00:00Z", "insight_type": "daily"}, ids[:1]),
            ({"sort_by": "period_start", "sort_order": "asc"}, [ids[1], ids[0]]),
            ({"sort_by": "period_start"}, [ids[0], ids[1]]),
            ({"sort_by": "period_start", "limit": 1, "offset": 1}, [ids[1]]),
        ):
            listed = user.get(base, **query).has(200, LIST)
            same([it["id"] for it in listed["insights"]], found, f"what {query} finds")
        for query in (
            {"limit": 0},
            {"limit": 101},
            {"offset": -1},
            {"insight_type": "yearly"},
            {"read_status": "perhaps"},
            {"type": "yearly"},
            {"unread": "perhaps"},
            {"is_read": "perhaps"},
            {"isFavorite": "perhaps"},
            {"sort_by": "beauty"},
            {"sort_order": "up"},
            {"period_from": "soon"},
        ):
            answer = user.get(base, **query)
            answer.refuses(400, "VALIDATION_ERROR", naming=list(query)[0])
        same(user.get(base + "/unread/count").has(200, {"count": whole})["count"], 1, "the unread")


def one_is_marked(world):
    user = world.user()
    for base in FAMILIES:
        insight = generate(user, base=base)
        path = f"{base}/{insight['id']}"
        same(user.get(path).has(200, INSIGHT), insight, "the insight")
        said = user.post(path + "/read").has(200, {"message": words})["message"]
        same(said, "insight marked as read", "the message of a read insight")
        user.post(path + "/archive").has(200, {"message": words})
        for favorite in (True, False, True):
            data = user.post(path + "/favorite").has(200, {"is_favorite": flag})
            same(data["is_favorite"], favorite, "is_favorite")
        marked = user.get(path).has(200, INSIGHT)
        keys = ("is_read", "is_favorite", "is_archived")
        same([marked[key] for key in keys], [True] * 3, "the marks")
        user.post(path + "/unarchive").has(200, {"message": words})
        same(user.get(path).has(200, INSIGHT)["is_archived"], False, "is_archived")
        for method in (user.put, user.patch):
            for body in (
                {"is_read": False, "is_favorite": True},
                {"isRead": False, "isArchived": False},
            ):
                for _ in range(2):
                    data = method(path, body).has(200, INSIGHT)
                    same((data["is_read"], data["is_favorite"]), (False, True), "what was set")
            for body in ({}, {"is_read": "yes"}):
                method(path, body).refuses(400, "VALIDATION_ERROR")
        user.delete(path).is_empty()
        user.get(path).refuses(404, "INSIGHT_NOT_FOUND")


def nobody_sees_the_insight_of_another(world):
    insight = generate(world.ann)
    asked = [
        ("GET", "", None),
        ("PUT", "", {"is_read": True}),
        ("PATCH", "", {"is_read": True}),
        ("DELETE", "", None),
    ]
    asked += [("POST", "/" + verb, None) for verb in ("read", "favorite", "archive", "unarchive")]
    for base in FAMILIES:
        for user, id in ((world.bob, insight["id"]), (world.ann, NOBODY), (world.ann, "x")):
            for method, rest, body in asked:
                path = f"{base}/{id}{rest}"
                user.ask(method, path, body).refuses(404, "INSIGHT_NOT_FOUND")
                Client(world.accounts).ask(method, path, body).refuses(401, "UNAUTHORIZED")
        check(insight["id"] not in world.bob.get(base).body, "another's insight is listed")
    same(
        world.ann.get(f"/insights/{insight['id']}").has(200, INSIGHT),
        insight,
        "the insight that was tried",
    )
