"""What a backend answers in place of what is right, as steps of `support.backend`."""

import random

from .wild_answers import Answers

GOAL = '/goal new "Walk" --target 5 km --by +30d --description "For my back."'
SCRIPTS = [
    ["/goals", "hello"],
    ["hello", "How should I start?", "/goals"],
    [GOAL, "/sync", "/tips 1", "/chat goal", "hello"],
    ["/goals", GOAL, "/goal progress 2", "/chat list", "/insights", "/outbox"],
]


class Cases:
    """Makes cases; the same seed and number make the same case for the same recordings."""

    def __init__(self, seed, recordings):
        self.seed, self.recordings = seed, recordings

    def case(self, number):
        chance = random.Random(f"{self.seed}/{number}")
        script = chance.randrange(len(SCRIPTS))
        recorded = self.recordings[script]
        names = sorted(recorded)
        sockets = [name for name in names if recorded[name][0].frames]
        chosen = {}
        for _ in range(chance.choice([1, 1, 1, 2, 4])):
            name = chance.choice(sockets if sockets and chance.random() < 0.6 else names)
            count = 0 if chance.random() < 0.7 else chance.randrange(4)
            right = recorded[name][min(count, len(recorded[name]) - 1)]
            chosen[f"{name}#{count}"] = self.answer(chance, right)
        return {
            "script": script,
            # Most are asked to end while they try again; some have all the time that they want.
            "seconds": 240 if chance.random() < 0.03 else chance.choice([1.5, 3, 6]),
            "is_secure": chance.random() < 0.1,
            "steps": [[name, *step] for name in chosen for step in chosen[name]],
        }

    @staticmethod
    def answer(chance, right):
        answers = Answers(chance, right.head, right.frames or [b"{}"])
        if right.frames and chance.random() < 0.85:
            steps = answers.socket()
        else:
            steps = answers.answer(right.head)
        if isinstance(steps, bytes):
            steps = [["send", steps.hex()]]
        if chance.random() < 0.3:
            steps = [part for step in steps for part in Cases.parts(chance, step)]
        ending = chance.choice(
            [
                [],
                [],
                [["read", 200]],
                [["half", None], ["read", 500]],
                [["reset", None]],
                [["hold", None]],
            ]
        )
        return steps + ending

    @staticmethod
    def parts(chance, step):
        """The step in pieces, with pauses between them."""
        if step[0] != "send" or len(step[1]) < 4:
            return [step]
        place = chance.randrange(1, len(step[1]) // 2) * 2
        pause = ["pause", chance.choice([0, 1, 5, 50])]
        return [["send", step[1][:place]], pause, ["send", step[1][place:]]]
