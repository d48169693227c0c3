"""Why something is not done: a code for programs and a sentence for people. Nothing has changed when one is raised."""

from bakehouse.errors import ActionError, Illegal
from bakehouse.forms import Form
from bakehouse.server.messages import RefusalCode

STATUS: dict[RefusalCode, int] = {
    "stale": 409, "doubled": 409, "illegal": 422, "not_yours": 403, "not_running": 409, "not_allowed": 403,
    "malformed": 422, "too_large": 413, "too_fast": 429, "unavailable": 503, "not_found": 404, "wrong_origin": 403,
    "full": 409,
}  # fmt: skip


class Refusal(Exception):
    """What was asked for cannot be."""

    def __init__(self, code: RefusalCode, words: str, length: int | None = None, form: Form | None = None) -> None:
        super().__init__(words)
        self.code, self.words, self.length = code, words, length
        self.form = None if form is None else form.told()

    @property
    def status(self) -> int:
        return STATUS[self.code]


def illegal(problem: ActionError, length: int) -> Refusal:
    """What the rules refuse, with their reason for every language."""
    return Refusal("illegal", str(problem), length, problem.form if isinstance(problem, Illegal) else None)


def no_table() -> Refusal:
    return Refusal("not_found", "There is no such table; perhaps the link was cut off.")


def unavailable() -> Refusal:
    return Refusal("unavailable", "The database does not answer just now. Nothing is lost; please try again.")


def somebody_was_quicker(length: int | None = None) -> Refusal:
    return Refusal("stale", "Somebody was quicker: the table has changed. Look at it again.", length)
