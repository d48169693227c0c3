"""The built table as browsers get it: read once, compressed once, and kept by browsers as long as it may be.

The names of built files hold a digest of what is in them, so a browser may keep them for ever; only the page itself is
asked for anew.
"""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = 0.9
"""Fonts and pictures are packed already: a file that hardly shrinks is sent as it is."""
HASHED = "assets"
"""The folder of files that are named after their contents."""


@dataclass(frozen=True)
class Asset:
    """One file, ready to be sent."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    keep: str

    def answer(self, asked: Headers, status: int = 200) -> Response:
        """The file, packed for whoever can unpack it; nothing for whoever has it already."""
        headers = {"etag": self.tag, "cache-control": self.keep, "vary": "accept-encoding"}
        if status == 200 and self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in asked.get("accept-encoding", ""):
            return Response(self.packed, status, {**headers, "content-encoding": "gzip"}, self.kind)
        return Response(self.plain, status, headers, self.kind)


def read_asset(path: Path, keep: str = ASK_AGAIN) -> Asset:
    return as_asset(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream", keep)


def as_asset(plain: bytes, kind: str, keep: str = ASK_AGAIN) -> Asset:
    packed = gzip.compress(plain, mtime=0)
    return Asset(
        kind, plain, packed if len(packed) < WORTH_PACKING * len(plain) else None,
        f'"{sha256(plain).hexdigest()[:20]}"', keep,
    )  # fmt: skip


class Built:
    """All files of a folder; an address that is not among them gets the page, which says so in its own words."""

    def __init__(self, folder: Path, page: Asset) -> None:
        self.page = page
        self.files = {
            f"/{path.relative_to(folder).as_posix()}": read_asset(
                path, FOR_EVER if path.parent.name == HASHED else ASK_AGAIN
            )
            for path in folder.rglob("*")
            if path.is_file()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # a WebSocket that leads nowhere
            await send({"type": "websocket.close", "code": 4404, "reason": ""})
            return
        found = self.files.get(scope["path"])
        asked = Headers(scope=scope)
        if found is None and f"/{HASHED}/" in scope["path"]:
            answer: Response = Response("There is nothing here.", 404, media_type="text/plain")
        elif scope["method"] not in ("GET", "HEAD"):
            answer = Response("There is nothing to do here.", 405, media_type="text/plain")
        else:
            answer = found.answer(asked) if found else self.page.answer(asked, 404)
        await answer(scope, receive, send)
