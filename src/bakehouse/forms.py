"""A form and its values: what is said, before anybody has said it in a language."""

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any, Union

Value = Union[int, str, "Form", "tuple[Value, ...]"]

SEAT_WORDS = frozenset({"who", "whom", "whose"})
"""The last words of keys whose values are seats."""
TIMES = "times"
"""The key of how often something was done, where equal things were folded into one."""


class Form:
    """What is to be said: the name of a phrase and the values for its gaps. It never changes."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: Mapping[str, Value]) -> None:
        self.name = name
        self.values: Mapping[str, Value] = values

    def __getitem__(self, key: str) -> Any:
        return self.values[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self.values.get(key, default)

    def but(self, **values: Any) -> "Form":
        """The same with some other values; None takes one away."""
        changed = dict(self.values)
        for key, value in values.items():
            if value is None:
                changed.pop(key, None)
            else:
                changed[key] = _value(value)
        return Form(self.name, changed)

    def told(self) -> dict[str, Any]:
        """As JSON: `{"form": "finish", "who": 1, "recipe": "mochi"}`."""
        told: dict[str, Any] = {"form": self.name}
        for key, value in self.values.items():
            told[key] = value if type(value) is int or type(value) is str else _told(value)
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and self.name == other.name and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"form({', '.join([repr(self.name), *(f'{key}={value!r}' for key, value in self.values.items())])})"


def form(name: str, /, **values: Any) -> Form:
    """A form with its values; what is None is left out."""
    return Form(
        name,
        {
            key: value if type(value) is int or type(value) is str else _value(value)  # nearly all of them
            for key, value in values.items()
            if value is not None
        },
    )


def read(told: Mapping[str, Any]) -> Form:
    """A form that came as JSON."""
    return form(told["form"], **{key: value for key, value in told.items() if key != "form"})


def last_word(key: str) -> str:
    """What a value is goes by the last word of its key: `given_recipe` is a recipe."""
    return key.rpartition("_")[2]


def _value(value: Any) -> Value:
    kind = type(value)
    if kind is int or kind is str or kind is Form:  # nearly all of them
        return value  # type: ignore[no-any-return]
    if kind is list or kind is tuple:
        return tuple([_value(one) for one in value])
    if isinstance(value, (str, Form)):
        return value
    if isinstance(value, Mapping):
        return read(value)
    if isinstance(value, Iterable):
        return tuple(_value(one) for one in value)
    return index(value)


def _told(value: Value) -> Any:
    if type(value) is int or type(value) is str:
        return value
    if isinstance(value, Form):
        return value.told()
    return [_told(one) for one in value] if isinstance(value, tuple) else value
