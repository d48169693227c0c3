"""What all messages are made of: limits, numbers, names, forms."""

from typing import Annotated, Any
from unicodedata import category, normalize

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

MOST_SEATS = 8
LONGEST_NAME = 24
LONGEST_CHAT = 300
LONGEST_NOTATION = 80
LONGEST_PLAN = 32
LONGEST_EDITION = 20_000
LONGEST_TITLE = 60
LONGEST_RECORD = 60_000
FEWEST_GAMES, MOST_GAMES = 10, 1_000
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs by their category, and empty to the eye."""

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Length = Annotated[int, Field(ge=0, le=1_000_000)]
Number = Annotated[int, Field(ge=0, le=2**31)]
Choice = (
    Annotated[int, Field(ge=0, le=32_767)]
    | Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NOTATION)]
)


def visible(name: str) -> str:
    """A name as it is seen: without characters that nobody sees, such as those that turn the direction of writing."""
    return " ".join("".join(each for each in normalize("NFC", name) if not _is_invisible(each)).split())


def _is_invisible(each: str) -> bool:
    return each in BLANK or (category(each)[0] == "C" and each not in " \t")


Name = Annotated[
    str,
    StringConstraints(max_length=10 * LONGEST_NAME, pattern=r"^[^|\x00-\x1f\x7f]*$"),
    AfterValidator(visible),
    StringConstraints(min_length=1, max_length=LONGEST_NAME),
]
Json = dict[str, Any]
Form = Annotated[
    dict[str, Any],
    WithJsonSchema({
        "title": "Form", "type": "object", "properties": {"form": {"type": "string"}}, "required": ["form"],
        "additionalProperties": True,
    }),
]  # fmt: skip
"""What is said, before anybody has said it in a language: `{"form": "finish", "who": 1, "recipe": "mochi"}`."""


class Message(BaseModel):
    """The base of all: nothing unknown, nothing silently converted."""

    model_config = ConfigDict(extra="forbid", strict=True)
