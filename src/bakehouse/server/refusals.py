"""Why something is not done: a code for programs and a sentence for people. Nothing has changed when one is raised."""

from bakehouse.errors import ActionError, Illegal
from bakehouse.forms import Form, form
from bakehouse.server.messages import RefusalCode
from bakehouse.words import common

STATUS: dict[RefusalCode, int] = {
    "stale": 409, "doubled": 409, "illegal": 422, "mistake": 422, "not_yours": 403, "not_running": 409,
    "not_allowed": 403, "malformed": 422, "too_large": 413, "too_fast": 429, "unavailable": 503, "not_found": 404,
    "wrong_origin": 403, "full": 409,
}  # fmt: skip


class Refusal(Exception):
    """What was asked for cannot be."""

    def __init__(self, code: RefusalCode, why: Form | str, length: int | None = None, form: Form | None = None) -> None:
        self.words = f"{common().say(why)}." if isinstance(why, Form) else why
        super().__init__(self.words)
        self.code, self.length = code, length
        told = why if isinstance(why, Form) else form
        self.form = None if told is None else told.told()

    @property
    def status(self) -> int:
        return STATUS[self.code]


def illegal(problem: ActionError, length: int) -> Refusal:
    """What the rules refuse, with their reason for every language."""
    return Refusal("illegal", str(problem), length, problem.form if isinstance(problem, Illegal) else None)


def no_table() -> Refusal:
    return Refusal("not_found", form("no-table"))


def unavailable() -> Refusal:
    return Refusal("unavailable", form("database-away"))


def somebody_was_quicker(length: int | None = None) -> Refusal:
    return Refusal("stale", form("quicker"), length)
