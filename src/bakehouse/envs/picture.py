"""A table as pixels: what the terminal shows, drawn character by character (for `render_mode="rgb_array"`)."""

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME

from bakehouse.errors import MissingExtra
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.match import Match
from bakehouse.screen import screen_of

WIDTH, HEIGHT = 100, 56
"""In characters; what is below the last line is cut off, so that all pictures of a film are of one size."""
CELL = (8, 16)
"""Of a character, in pixels."""
FONT = "DejaVuSansMono.ttf"
SIZE = 13
PAPER, INK = (30, 27, 24), (236, 228, 214)


def painted(game: Game, states: Array, seat: int) -> Array:
    """The table as a seat sees it: rows, columns, and red, green and blue."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise MissingExtra("Pictures of a table need Pillow: pip install 'bakehouse[envs]'.") from None
    picture = Image.new("RGB", (WIDTH * CELL[0], HEIGHT * CELL[1]), PAPER)
    pen, font = ImageDraw.Draw(picture), _font()
    for row, line in enumerate(_lines(game, states, seat)[:HEIGHT]):
        column = 0
        for text, style, _ in line:
            ink, paper = _colours(style)
            width = Segment(text).cell_length
            left, top = column * CELL[0], row * CELL[1]
            if paper != PAPER:
                pen.rectangle((left, top, left + width * CELL[0] - 1, top + CELL[1] - 1), fill=paper)
            for character in text:
                if not character.isspace():
                    pen.text((column * CELL[0], top), character, fill=ink, font=font)
                column += Segment(character).cell_length
    pixels: Array = np.asarray(picture)
    return pixels


def _lines(game: Game, states: Array, seat: int) -> list[list[Segment]]:
    console = Console(
        width=WIDTH, highlight=False, emoji=False, markup=False, force_terminal=True, color_system="truecolor"
    )
    return console.render_lines(screen_of(game.id).draw(Match.standing(game, states, 0), seat, WIDTH))


def _colours(style: Style | None) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The colours of a character and of what is behind it."""
    if style is None:
        return INK, PAPER
    ink, paper = _rgb(style.color, INK), _rgb(style.bgcolor, PAPER)
    if style.dim:
        ink = tuple((2 * a + b) // 3 for a, b in zip(ink, paper, strict=True))  # type: ignore[assignment]
    return (paper, ink) if style.reverse else (ink, paper)


def _rgb(colour: Color | None, otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    if colour is None or colour.is_default:
        return otherwise
    found = colour.get_truecolor(SVG_EXPORT_THEME)
    return found.red, found.green, found.blue


@lru_cache(maxsize=1)
def _font() -> Any:
    """A font whose characters are all of one width, if there is one: Matplotlib brings it along."""
    from PIL import ImageFont

    found = find_spec("matplotlib")
    places = [FONT]
    if found is not None and found.origin is not None:
        places.append(str(Path(found.origin).parent / "mpl-data" / "fonts" / "ttf" / FONT))
    for place in places:
        try:
            return ImageFont.truetype(place, SIZE)
        except OSError:
            continue
    return ImageFont.load_default(SIZE)
