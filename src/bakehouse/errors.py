"""What can go wrong through a person's doing. Each message is one sentence: what was wrong, and what would be right."""

from bakehouse.forms import Form


class BakehouseError(Exception):
    """The base of all errors that a person can cause and can mend."""


class UnknownName(BakehouseError):
    """A game, house rule, player or component that does not exist."""


class BadGame(BakehouseError):
    """A game of another package that cannot be played, or one that cannot be made."""


class BadSeats(BakehouseError):
    """A number of seats that the game is not made for."""


class BadEdition(BakehouseError):
    """An edition file that cannot be read, or a value in it that the game cannot be played with."""


class BadRecord(BakehouseError):
    """The text of a match that is broken, cut off, or not of this box."""


class BadPosition(BakehouseError):
    """A position that could not stand on a table."""


class BadFile(BakehouseError):
    """A file that cannot be read or written."""


class BadNetwork(BadFile):
    """A network that is broken, for another game, or older than the game's rules or features."""


class MissingExtra(BakehouseError):
    """Something that needs an optional part of the installation."""


class ActionError(BakehouseError):
    """An action that could not be played; the match is unchanged."""


class Invalid(ActionError):
    """Not an action of this game at all."""


class Illegal(ActionError):
    """An action of this game that may not be played now; `form` says why, where the rules refuse it."""

    def __init__(self, sentence: str, form: Form | None = None) -> None:
        super().__init__(sentence)
        self.form = form


class Ambiguous(ActionError):
    """A shortened notation that fits more than one legal action."""
