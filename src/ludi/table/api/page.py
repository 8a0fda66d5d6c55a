"""The built page, from memory: every address that is not the table's interface shows it."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

HttpRequest = Request[Any, Any, Any]

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALL = 1000  # bytes below which compressing is not worth it
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
NOT_BUILT = (
    "<!doctype html><title>Ludi Romani</title><p>The page has not been built. "
    "Run <code>make page</code> and start the table again.</p>"
)


@dataclass(frozen=True, slots=True)
class Served:
    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    caching: str
    policy: str | None = None


class Page:
    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in folder.rglob("*")
            if path.is_file() and not path.name.startswith(".")
        }
        self.built = "index.html" in self._files

    def answer(self, path: str, request: HttpRequest) -> Response[bytes]:
        name = path.strip("/")
        served = self._files.get(name)
        if served is None:
            # A missing file is an error; an address of the page may have dots (rules/lutetia/8.1)
            if name.startswith("assets/") or ("/" not in name and "." in name):
                raise NotFoundException
            if not self.built:
                return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
            served = self._files["index.html"]
        headers = {"etag": served.etag, "cache-control": served.caching, "vary": "accept-encoding"}
        if served.policy:
            headers["content-security-policy"] = served.policy
        if request.headers.get("if-none-match") == served.etag:
            return Response(b"", status_code=304, headers=headers)
        if served.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(served.packed, media_type=served.kind, headers=headers)
        return Response(served.body, media_type=served.kind, headers=headers)


@get("/", include_in_schema=False)
async def front_page(request: HttpRequest, page_files: NamedDependency[Page]) -> Response[bytes]:
    return page_files.answer("", request)


@get("/{path:path}", include_in_schema=False)
async def page(
    request: HttpRequest, page_files: NamedDependency[Page], path: FromPath[str]
) -> Response[bytes]:
    return page_files.answer(path, request)


def _read(path: Path, folder: Path) -> Served:
    body = path.read_bytes()
    html = path.suffix == ".html"
    packs = path.suffix in COMPRESSED and len(body) > SMALL
    hashed = path.relative_to(folder).parts[0] == "assets"  # named after their contents
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Served(
        body=body,
        packed=gzip.compress(body, mtime=0) if packs else None,
        kind=kind,
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        caching=FOREVER if hashed else ASK_AGAIN,
        policy=_policy(body.decode()) if html else None,
    )


def _policy(html: str) -> str:
    """Nothing but our own files, and the inline scripts the built page has, by their contents."""
    scripts = re.findall(r"<script>(.*?)</script>", html, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(s.encode()).digest()).decode() for s in scripts]
    allowed = " ".join(["'self'", *(f"'sha256-{h}'" for h in hashes)])
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {allowed}",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "connect-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )
