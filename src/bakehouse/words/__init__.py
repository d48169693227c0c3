"""Words as data: every sentence is a form and its values, said for the one who reads it in the language of the reader.

A game tells what may be done, what happened and why something is not possible as forms (`telling.py` of the game); the
catalogues beside it (`words/en.ftl`, `words/de.ftl`, ...) say each form in a language. Terminal, records, documentation
and browser read the same catalogues.
"""

from bakehouse.forms import Form, Value, form, read
from bakehouse.words.catalogue import LANGUAGES, Catalogue
from bakehouse.words.speaking import Speaker, common, told_story
from bakehouse.words.story import COUNTED, EVERYTHING, Entry, Story, Telling
from bakehouse.words.telling import KindWords, Words, folded

__all__ = [
    "COUNTED", "EVERYTHING", "LANGUAGES", "Catalogue", "Entry", "Form", "KindWords", "Speaker", "Story", "Telling",
    "Value", "Words", "common", "folded", "form", "read", "told_story",
]  # fmt: skip
