"""What is thrown where the service does not do what the contract says."""


class Failure(Exception):
    """Something that was asserted does not hold; the text says what and shows it."""


def check(condition, message):
    if not condition:
        raise Failure(message)


def same(found, expected, what):
    check(found == expected, f"{what} is {found!r} and not {expected!r}")
