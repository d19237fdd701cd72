"""The HTTP interface itself: limits, headers, files, messages, health, settings."""

from __future__ import annotations

import re
import socket
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST

from bigshoulders.cli import serve
from bigshoulders.cli.main import main
from bigshoulders.kernel.errors import GameError
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.server.api import static
from bigshoulders.server.api.limits import BURST_SECONDS, Bucket
from bigshoulders.server.api.protocol import limits_of
from bigshoulders.server.errors import CODES
from bigshoulders.server.settings import HELP, Settings, read_settings
from servers import Running, checked, fast, refused, running, until

pytestmark = pytest.mark.any_database

DOCS = Path(__file__).parents[2] / "docs"


def test_every_response_has_the_security_headers(server: Running) -> None:
    with server.client() as anybody:
        replies = [
            anybody.get("/api/games"),
            anybody.get("/api/nowhere"),
            anybody.post("/nowhere"),
            anybody.get("/healthz"),
        ]
    for reply in replies:
        policy = reply.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"
    assert len({reply.headers["x-request-id"] for reply in replies}) == len(replies)
    refused(replies[1], 404, "not_found")
    refused(replies[2], 405, "method_not_allowed")


def test_a_body_that_is_too_large_or_not_json_is_refused(server: Running) -> None:
    with server.client() as anybody:
        large = {"game": "chicago", "config": {"x": "y" * 300_000}, "seats": []}
        refused(anybody.post("/api/tables", json=large), 413, "too_large")
        refused(anybody.post("/api/tables", content=b"{"), 400, "bad_request")
        refused(anybody.post("/api/tables", content=b"[]"), 400, "bad_request")


def test_health_and_metrics_inform_the_operator(server: Running) -> None:
    with server.client() as anybody:
        assert checked(anybody.get("/healthz"))["status"] == "ok"
        reply = anybody.get("/metrics")
    assert "bigshoulders_commit_seconds_count" in reply.text
    assert 'bigshoulders_requests_total{method="GET",status="200"}' in reply.text
    assert reply.headers["content-type"] == CONTENT_TYPE_LATEST


def test_text_names_its_encoding_once(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "static_folder", lambda: tmp_path)
    with server.client() as anybody:
        texts, missing = anybody.get("/locales/en.ftl"), anybody.get("/")
    assert (texts.status_code, missing.status_code) == (200, 404)
    assert missing.text.startswith("The web page isn’t built")
    for reply in (texts, missing):
        assert reply.headers["content-type"] == "text/plain; charset=utf-8"


def test_the_messages_of_every_language_are_one_file(server: Running) -> None:
    with server.client() as anybody:
        for language in LANGUAGES:
            reply = anybody.get(f"/locales/{language}.ftl")
            assert "chicago-company-swift" in reply.text
            assert "error-stale" not in reply.text, "the page never says the server's own words"
            tag = {"if-none-match": reply.headers["etag"]}
            assert anybody.get(f"/locales/{language}.ftl", headers=tag).status_code == 304
        refused(anybody.get("/locales/xx.ftl"), 404, "not_found")


def test_words_for_later_are_a_file_of_their_own(server: Running) -> None:
    with server.client() as anybody:
        for language in LANGUAGES:
            assert "coach-next" in anybody.get(f"/locales/{language}.coach.ftl").text
            assert "coach-next" not in anybody.get(f"/locales/{language}.ftl").text
        refused(anybody.get("/locales/en.nothing.ftl"), 404, "not_found")


def test_the_client_is_served_as_files(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Big Shoulders</title>")
    (tmp_path / "assets" / "app-abc.js").write_text("play()")
    (tmp_path / "assets" / "app-abc.js.gz").write_bytes(b"packed")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "static_folder", lambda: tmp_path)
    with server.client() as anybody:
        plain = {"accept-encoding": "identity"}
        for page in ("/", "/t/abc", "/rules/STOCK-1"):
            reply = anybody.get(page, headers=plain)
            assert "Big Shoulders" in reply.text
            assert reply.headers["cache-control"] == "no-cache"
        script = anybody.get("/assets/app-abc.js", headers=plain)
        assert script.text == "play()"
        assert "immutable" in script.headers["cache-control"]
        with anybody.stream("GET", "/assets/app-abc.js") as packed:
            assert packed.headers["content-encoding"] == "gzip"
            assert b"".join(packed.iter_raw()) == b"packed"
        refused(anybody.get("/assets/gone.js"), 404, "not_found")
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in anybody.get(path).text


def test_without_its_client_the_server_says_how_to_build_it(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "static_folder", lambda: tmp_path)
    with server.client() as anybody:
        front = anybody.get("/")
        assert (front.status_code, "make web" in front.text) == (404, True)
        reply = anybody.get("/t/abc", params={"lang": "de"})
        assert (reply.status_code, "Webseite fehlt" in reply.text) == (404, True)


@pytest.mark.parametrize("is_built", [False, True])
def test_only_a_server_with_a_page_opens_a_browser(
    is_built: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    opened: list[str] = []
    if is_built:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr(static, "static_folder", lambda: tmp_path)
    monkeypatch.setattr(serve, "open_browser", opened.append)
    monkeypatch.setattr(uvicorn, "run", lambda *app, **options: None)
    monkeypatch.setenv("BIGSHOULDERS_DATA", str(tmp_path / "data"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert main(["serve", "--port", str(port)]) == 0
    if is_built:
        until(lambda: opened)
    assert opened == [f"http://127.0.0.1:{port}"] * is_built
    said = capsys.readouterr().out
    assert ("The web page isn’t built, so only programs can use this server." in said) != is_built


def test_a_worker_process_has_a_minute_to_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Any] = []
    monkeypatch.setattr(uvicorn, "run", lambda *app, **options: started.append(options))
    monkeypatch.setenv("BIGSHOULDERS_DATA", str(tmp_path / "data"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert main(["serve", "--no-browser", "--port", str(port)]) == 0
    assert started[0]["timeout_worker_healthcheck"] == 60


def test_a_client_that_asks_too_often_must_wait(tmp_path: Path) -> None:
    settings = fast(tmp_path, rate=5.0)
    with running(settings) as server, server.client() as anybody:
        limits_of(server.server.config).requests.clock = lambda: 0.0  # however long this takes
        for _ in range(int(settings.rate * BURST_SECONDS)):
            checked(anybody.get("/api/games"))
        reply = anybody.get("/api/games")
        refused(reply, 429, "too_many")
        assert reply.headers["retry-after"] == "1"


def test_a_refusal_of_the_application_says_how_long_to_wait(tmp_path: Path) -> None:
    with running(fast(tmp_path, rate=50.0)) as server, server.client() as anybody:
        names = limits_of(server.server.config).names
        names.clock = lambda: 0.0
        guess = {"name": "Ann", "password": "a wrong guess"}
        for _ in range(int(names.burst)):
            refused(anybody.post("/api/session", json=guess), 401, "wrong_password")
        reply = anybody.post("/api/session", json=guess)
        refused(reply, 429, "too_many")
        assert reply.headers["retry-after"] == "20"


def test_a_bucket_refills() -> None:
    now = [0.0]
    bucket = Bucket(1.0, lambda: now[0])
    assert [bucket.take("ann") for _ in range(5)] == [True] * 4 + [False]
    assert bucket.take("bob")
    now[0] = 1.0
    assert [bucket.take("ann") for _ in range(2)] == [True, False]


def test_the_schema_is_complete(server: Running) -> None:
    with server.client() as anybody:
        schema = checked(anybody.get("/schema/openapi.json"))
    told = nameless((DOCS / "build" / "api.md").read_text(encoding="utf-8"))
    for path in schema["paths"]:
        rest = nameless(path)
        assert rest in told or rest.removeprefix("/api/tables/{}") in told, path


def nameless(path: str) -> str:
    """A path whose parameters have no names."""
    return re.sub(r"\{\w+\}", "{}", path).replace("/locales/{}.ftl", "/locales/{}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    for code in CODES:
        assert messages(language).has(f"error-{code}"), code


def test_every_setting_is_explained_and_read() -> None:
    names = [field.name for field in fields(Settings)]
    assert list(HELP) == names
    hosting = (DOCS / "host" / "hosting.md").read_text(encoding="utf-8")
    assert not [name for name in names if f"BIGSHOULDERS_{name.upper()}" not in hosting]
    found = read_settings({"BIGSHOULDERS_RATE": "7.5", "BIGSHOULDERS_TRUSTED_PROXY": "true"})
    assert (found.rate, found.trusted_proxy) == (7.5, True)
    with pytest.raises(GameError) as caught:
        read_settings({"BIGSHOULDERS_TICK": "often"})
    assert caught.value.where == "BIGSHOULDERS_TICK"
    url = Settings(database="postgres://me@there/shoulders").database_url
    assert url == "postgresql+asyncpg://me@there/shoulders"


def test_libraries_log_in_the_servers_own_form(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """uvicorn's own form would print a traceback as it is."""
    chosen: dict[str, object] = {}
    monkeypatch.setenv("BIGSHOULDERS_DATA", str(tmp_path))
    monkeypatch.setattr(uvicorn, "run", lambda *_, **options: chosen.update(options))
    assert main(["serve", "--no-browser", "--port", "0"]) == 0
    assert (chosen["log_config"], chosen["access_log"]) == (None, False)


def test_sqlite_is_for_one_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("BIGSHOULDERS_DATA", str(tmp_path))
    assert main(["serve", "--workers", "2", "--no-browser"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    monkeypatch.setenv("BIGSHOULDERS_SLOW", "very")
    assert main(["serve", "--no-browser"]) == 2
    assert "BIGSHOULDERS_SLOW" in capsys.readouterr().err


def test_a_server_that_cannot_start_says_why(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("BIGSHOULDERS_DATA", str(tmp_path))
    assert main(["serve", "--no-browser", "--port", str(server.port)]) == 2
    assert str(server.port) in capsys.readouterr().err
    monkeypatch.setenv("BIGSHOULDERS_DATABASE", f"postgresql://nobody@/none?host={tmp_path}")
    assert main(["serve", "--no-browser", "--port", "0"]) == 2
    assert "BIGSHOULDERS_DATABASE" in capsys.readouterr().err
