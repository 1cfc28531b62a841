"""Static files of the web client: precompressed, with one page for all client routes."""

import hashlib
import mimetypes
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).resolve().parents[2] / "static"
INDEX: Final = "index.html"
NAMED_BY_CONTENT: Final = "assets/"
SMALLER: Final = (("br", ".br"), ("gzip", ".gz"))  # best compression first
NOT_SHOWN: Final = (".vite/", "built.stamp")
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class Form(NamedTuple):
    """One encoding of a file."""

    content: bytes
    encoding: str
    etag: str


class Page(NamedTuple):
    """A file in all its encodings, the smallest first and the plain one last."""

    kind: str
    cache_control: str
    forms: tuple[Form, ...]
    has_languages: bool = False  # another language has another content


class Pages:
    """All built files, in memory. They are small, and request paths never reach the disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.age = -1
        self.files: dict[str, Page] = {}

    def refresh(self) -> None:
        """Read all files again after a new build."""
        index = self.folder / INDEX
        age = index.stat().st_mtime_ns if index.exists() else 0
        if age != self.age:
            self.age = age
            self.files = read_files(self.folder) if age else {}

    def find(self, name: str) -> Page | None:
        """Return the file of that name. A client route returns the index page."""
        own = is_route(name)
        if own or self.age < 0:  # after a restart, an open browser may request files first
            self.refresh()
        if own:
            name = INDEX
        return self.files.get(name)


def is_route(name: str) -> bool:
    """Return whether the client shows a page at that path, because it has no extension."""
    return "." not in PurePosixPath(name).name


def built(folder: Path = FOLDER) -> bool:
    return (folder / INDEX).exists()


def read_files(folder: Path) -> dict[str, Page]:
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    endings = tuple(ending for _, ending in SMALLER)
    plain = [name for name in sorted(paths) if not name.endswith(endings) and not name.startswith(NOT_SHOWN)]
    return {name: read_page(name, paths) for name in plain}


def read_page(name: str, paths: dict[str, Path]) -> Page:
    content = paths[name].read_bytes()
    digest = hashlib.sha256(content).hexdigest()[:20]
    forms = [
        Form(paths[name + ending].read_bytes(), encoding, f'"{digest}-{encoding}"')
        for encoding, ending in SMALLER
        if name + ending in paths
    ]
    suffix = PurePosixPath(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache_control = CACHE_FOREVER if name.startswith(NAMED_BY_CONTENT) else REVALIDATE
    return Page(kind, cache_control, (*forms, Form(content, "", f'"{digest}"')))


def response_for(request: Request, page: Page) -> Response:
    """Return the smallest encoding that the browser accepts, or 304 if it has the file already."""
    accepted_encodings = encodings(request.headers.get("accept-encoding", ""))
    form = next(form for form in page.forms if not form.encoding or form.encoding in accepted_encodings)
    headers = {"cache-control": page.cache_control, "etag": form.etag}
    varying = ["accept-encoding"] * (len(page.forms) > 1) + ["accept-language"] * page.has_languages
    if varying:
        headers["vary"] = ", ".join(varying)
    if etag_matches(request.headers.get("if-none-match", ""), form.etag):
        return Response(status_code=304, headers=headers)
    if form.encoding:
        headers["content-encoding"] = form.encoding
    if request.method == "HEAD":
        headers["content-length"] = str(len(form.content))
        return Response(headers=headers, media_type=page.kind)
    return Response(form.content, headers=headers, media_type=page.kind)


def encodings(accepted: str) -> set[str]:
    """Return the accepted encodings, without those of weight 0."""
    parts = [part.replace(" ", "").lower().split(";q=") for part in accepted.split(",")]
    return {name for name, *weight in parts if not weight or weight[0].strip("0.") != ""}


def etag_matches(header: str, etag: str) -> bool:
    marks = [digest.strip().removeprefix("W/") for digest in header.split(",")]
    return etag in marks or "*" in marks
