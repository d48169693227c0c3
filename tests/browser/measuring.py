"""What a page looks like, measured in the browser: type that is too small, words that do not fit, empty room."""

from typing import Any

from tests.browser.house import Visitor

LEAST = 10.9
"""Pixels: 11, and what rounding takes from it."""

SHOWN = """
const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  && !one.closest('.heard, .hidden, dialog:not([open])');
const isText = (node) => node.nodeType === Node.TEXT_NODE;
const own = (one) => [...one.childNodes].filter(isText).map((node) => node.data).join(' ').trim();
const onScreen = ({ left, right, top, bottom, width }) =>
  width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
const isBefore = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
const words = (one) => one.textContent.replace(/\\s+/g, ' ').trim().slice(0, 40);
"""

SMALL = f"""() => {{ {SHOWN}
  const scale = (one) => {{
    if (!(one instanceof SVGGraphicsElement)) return one.currentCSSZoom ?? 1;
    const drawn = one.getScreenCTM();
    return Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c));
  }};
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * scale(one);
  return [...document.querySelectorAll('body *')]
    .filter((one) => own(one) && shown(one) && onScreen(one.getBoundingClientRect()) && size(one) < {LEAST})
    .map((one) => `${{words(one)}}: ${{size(one).toFixed(1)}} px`);
}}"""

MISFITS = f"""() => {{ {SHOWN}
  const texts = [...document.querySelectorAll('.stage svg text')]
    .filter((one) => words(one) && shown(one) && !one.closest('.ghost'))
    .map((one) => ({{ one, box: one.getBoundingClientRect() }}))
    .filter(({{ box }}) => onScreen(box));
  const found = [];
  for (const {{ one, box }} of texts) {{
    const board = one.ownerSVGElement.getBoundingClientRect();
    if (box.right > board.right + 1 || box.left < board.left - 1) found.push(`"${{words(one)}}" leaves the board`);
    const room = Number(one.dataset.fit);
    if (room && one.getComputedTextLength() > room + 1) found.push(`"${{words(one)}}" is wider than its ${{room}}`);
    // The shape that it is printed on: what was drawn before it, around its beginning.
    const [x, y] = [box.left + Math.min(12, box.width / 3), box.top + box.height / 2];
    const around = [...one.parentElement.children]
      .filter((shape) => shape.matches('rect:not(.hit)') && isBefore(shape, one))
      .map((shape) => shape.getBoundingClientRect())
      .filter(({{ left, right, width }}) => width > 20 && left <= x && x <= right)
      .filter(({{ top, bottom }}) => top <= y && y <= bottom);
    const inner = around.sort((a, b) => a.width * a.height - b.width * b.height)[0];
    const sticksOut = inner && (box.right > inner.right + 2 || box.left < inner.left - 2);
    if (sticksOut && words(one).length > 2) found.push(`"${{words(one)}}" sticks out`);
  }}
  for (const [place, {{ one, box }}] of texts.entries()) {{
    for (const other of texts.slice(place + 1)) {{
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const covers = across > 2 && down > 0.75 * Math.min(box.height, other.box.height);
      if (covers) found.push(`"${{words(one)}}" on "${{words(other.one)}}"`);
    }}
  }}
  return found;
}}"""
"""Words on a board that leave it, that stick out of what they are printed on, or that lie on other words."""

SPILLS = f"""() => {{ {SHOWN}
  return [...document.querySelectorAll('.page *:not(svg, svg *)')]
    .filter((one) => shown(one) && words(one) && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 4)
    .filter((one) => getComputedStyle(one).overflowX === 'visible' && !one.closest('[data-testid=plain-board]'))
    .map((one) => `${{one.className}}: ${{words(one)}}`);
}}"""

UNEXPLAINED = f"""() => {{ {SHOWN}
  const told = (one) => one.closest('[data-explain], [data-testid=tray], [data-testid=receipt], [data-testid=coach]');
  return [...document.querySelectorAll('.stage use, .stage text, .stage :not(svg *), .seat *, .moment')]
    .filter((one) => (one.tagName === 'use' || /\\d/.test(own(one))) && shown(one) && !told(one))
    .map((one) => one.getAttribute('href') ?? words(one));
}}"""
"""Numbers and pictures that say nothing about themselves."""

EMPTY = """() => {
  const bare = 'html, body, #app, .page, main, .stage, .areas, .row, svg.board, .rail, [data-testid=plain-board]';
  let empty = 0, all = 0;
  for (let x = 8; x < innerWidth; x += 16) for (let y = 8; y < innerHeight; y += 16) {
    all += 1;
    const there = document.elementFromPoint(x, y);
    if (!there || there.matches(bare)) empty += 1;
  }
  return empty / all;
}"""


def measured(guest: Visitor, script: str) -> Any:
    return guest.page.evaluate(script)
