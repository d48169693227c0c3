"""Shapes of views that a type does not say by itself: TypeScript knows lists of a fixed length, and dictionaries in
which every name of a `Literal` is there, or only some."""

from pydantic import Field

PAIR = Field(min_length=2, max_length=2)
TRIPLE = Field(min_length=3, max_length=3)
SOME = Field(json_schema_extra={"partial": True})
"""Only some of the names are keys."""
