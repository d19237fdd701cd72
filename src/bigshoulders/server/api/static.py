"""The files of the web client, and its messages."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from bigshoulders.language.messages import LANGUAGES, all_texts, messages
from bigshoulders.server.api.problems import REFUSALS, language_of
from bigshoulders.server.api.requests import ClientRequest
from bigshoulders.server.errors import Refused

INDEX: Final = "index.html"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"  # file names contain a content hash
RESERVED: Final = ("api/", "schema", "locales/")


def static_folder() -> Path:
    """The folder of the built client, if there is one."""
    return Path(str(files("bigshoulders").joinpath("server", "static")))


def has_page() -> bool:
    """Whether the client was built into this package."""
    return (static_folder() / INDEX).is_file()


@cache
def words_of(language: str, part: str) -> tuple[bytes, bytes, str]:
    """The messages of one part of a language as one file, plain and compressed, with its ETag."""
    texts = all_texts(language, part) if language in LANGUAGES else []
    if not texts:
        raise Refused("not_found")
    text = "\n".join(texts).encode()
    return text, gzip.compress(text, mtime=0), f'"{sha256(text).hexdigest()[:20]}"'


@get(
    "/locales/{name:str}",
    tags=["client"],
    media_type="text/plain",
    sync_to_thread=False,
    responses=REFUSALS,
)
def locale(request: ClientRequest, name: FromPath[str]) -> Response[bytes]:
    """Interface messages in one language: `/locales/en.ftl`, and parts such as `en.coach.ftl`."""
    language, _, part = name.removesuffix(".ftl").partition(".")
    text, packed, tag = words_of(language, part)
    headers = {"etag": tag, "cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        text = packed
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: ClientRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; any other address is a page of the client."""
    name = path.lstrip("/")
    if name.startswith(RESERVED):
        raise Refused("not_found")
    folder = static_folder().resolve()
    file = find(folder, name)
    if file is None:
        if name.startswith(HASHED):
            raise Refused("not_found")
        file = folder / INDEX
    if not file.is_file():
        sentence = messages(language_of(request.query_params.get("lang"))).text("server-no-page")
        return Response(sentence.encode(), media_type=MediaType.TEXT, status_code=404)
    return serve(request, file, FOREVER if name.startswith(HASHED) else ASK_AGAIN)


def find(folder: Path, name: str) -> Path | None:
    """The file of a name, if it exists inside the folder."""
    try:
        file = (folder / name).resolve()
        return file if name and file.is_file() and file.is_relative_to(folder) else None
    except (OSError, ValueError):  # too long, or with invalid characters
        return None


@lru_cache(maxsize=256)
def content(file: Path, changed: int) -> tuple[bytes, str]:
    """A file and its ETag, cached until the file changes."""
    body = file.read_bytes()
    return body, f'"{sha256(body).hexdigest()[:20]}"'


def serve(request: ClientRequest, file: Path, caching: str) -> Response[bytes]:
    """The response with a file, compressed if possible."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    wanted = request.headers.get("accept-encoding", "")
    chosen = file
    for encoding, ending in ENCODINGS.items():
        packed = file.with_name(file.name + ending)
        if encoding in wanted and packed.is_file():
            headers["content-encoding"] = encoding
            chosen = packed
            break
    body, headers["etag"] = content(chosen, chosen.stat().st_mtime_ns)
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)
