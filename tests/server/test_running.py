"""Starting the server, measuring it, and what its description promises."""

from __future__ import annotations

import io
import json
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from boneyard.server import run
from boneyard.server.settings import Settings
from tests.server.running import Running, quick, sqlite


def test_a_port_in_use_is_said_and_is_status_2(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        out = io.StringIO()
        assert run.serve("127.0.0.1", port, database_url=sqlite(tmp_path), out=out) == 2
    assert f"port {port} is in use" in out.getvalue()
    assert f"--port {port + 1}" in out.getvalue()


def test_the_browser_is_opened_where_the_page_is(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(run, "_answers", lambda host, port: True)
    for path in ("", "/games"):
        run._open_when_up("0.0.0.0", 8000, Settings(database_url="sqlite://", base_path=path))
    assert opened == ["http://localhost:8000/", "http://localhost:8000/games/"]


@pytest.mark.parametrize(
    ("host", "port", "said"),
    [("no.such.host.invalid", 8000, "--host"), ("127.0.0.1", 70_000, "no port 70000")],
)
def test_an_impossible_address_is_said(tmp_path: Path, host: str, port: int, said: str) -> None:
    out = io.StringIO()
    assert run.serve(host, port, database_url=sqlite(tmp_path), out=out) == 2
    assert said in out.getvalue()


def test_a_wrong_database_is_said(tmp_path: Path) -> None:
    out = io.StringIO()
    assert run.serve(port=0, database_url="mysql://x", out=out) == 2
    assert "sqlite:///" in out.getvalue()


def test_a_database_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "tables.db").write_text("this is no database, and it is long enough to be none")
    nobody = "postgresql://ada:secret@127.0.0.1:1/boneyard"
    urls = (f"sqlite:///{tmp_path}/file/tables.db", sqlite(tmp_path), nobody)
    for url in urls:
        out = io.StringIO()
        assert run.serve(port=0, database_url=url, out=out) == 2
        assert "the database cannot be used" in out.getvalue()
        assert "BONEYARD_DATABASE_URL" in out.getvalue()
        assert "secret" not in out.getvalue()


def test_a_worker_whose_database_is_away_says_so_in_a_sentence() -> None:
    """One that is started again while PostgreSQL is not there."""
    program = (
        "from boneyard.server.run import _server\n"
        "from boneyard.server.settings import Settings\n"
        "url = 'postgresql+psycopg://nobody@127.0.0.1:1/none'\n"
        "_server('127.0.0.1', False, Settings(database_url=url)).run()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "a worker cannot start: the database cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


def test_for_the_network_there_is_a_code_to_scan() -> None:
    out = io.StringIO()
    run._announce("0.0.0.0", 8000, Settings(database_url="sqlite://"), out)
    assert f"http://{run.network_address()}:8000/" in out.getvalue()
    assert "█" in out.getvalue()


def test_for_this_machine_alone_there_is_a_warning() -> None:
    out = io.StringIO()
    run._announce("127.0.0.1", 8000, Settings(database_url="sqlite://"), out)
    assert "Only this machine can reach it" in out.getvalue()
    assert "█" not in out.getvalue()


def test_the_server_starts_and_stops_in_order(tmp_path: Path) -> None:
    server = Running(quick(sqlite(tmp_path)))
    with urllib.request.urlopen(f"{server.address}/healthz") as answer:
        assert json.load(answer)["status"] == "ok"
    # uvicorn shuts down in order and then ends by the signal it got, as a shell expects.
    assert server.stop() in (0, -signal.SIGTERM)


def test_two_servers_on_one_file_are_told_so(tmp_path: Path) -> None:
    def said(*words: str) -> str:
        """What a server says on standard error until it is there."""
        words = ("serve", "--port", "0", "--database", sqlite(tmp_path), *words)
        with subprocess.Popen(
            [sys.executable, "-m", "boneyard", *words], stderr=subprocess.PIPE, text=True
        ) as serving:
            assert serving.stderr is not None
            try:
                lines: list[str] = []
                for line in serving.stderr:
                    lines.append(line)
                    if "Boneyard is at" in line:
                        break
            finally:
                serving.kill()
        return "".join(lines)

    assert "another program" not in said()
    server = Running(quick(sqlite(tmp_path)))
    try:
        shared = f"another program has {tmp_path / 'tables.db'} open"
        assert f"boneyard: {shared}" in said()
        assert shared in said("--log-format", "json")
    finally:
        server.kill()


def test_without_its_database_a_server_is_not_well(tmp_path: Path) -> None:
    server = Running(quick(sqlite(tmp_path)))
    try:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
            file.execute("DROP TABLE tables")
        with pytest.raises(urllib.error.HTTPError) as ill:
            urllib.request.urlopen(f"{server.address}/healthz")
        assert ill.value.code == 503
        assert "tables" not in json.load(ill.value)["problem"]
    finally:
        server.kill()


def test_requests_nobody_thought_of_are_answered_as_described(
    server: Running, tmp_path: Path
) -> None:
    """Schemathesis makes up requests from the description, good and bad ones."""
    command = [
        *(str(Path(sys.executable).with_name("schemathesis")), "run"),
        f"{server.address}/api/openapi.json",
        *("--phases", "examples,coverage,fuzzing", "--max-examples", "10", "--seed", "1"),
        # A first picture may take a busy machine longer than the ten seconds usually waited for.
        *("--generation-database", "none", "--no-color", "--request-timeout", "60"),
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    with urllib.request.urlopen(f"{server.address}/api/openapi.json") as answer:
        described = sum(map(len, json.load(answer)["paths"].values()))
    assert f"Tested: {described}\n" in done.stdout, done.stdout
