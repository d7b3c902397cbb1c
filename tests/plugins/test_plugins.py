"""A game is a folder, truly: two games in a package of their own, of which no file of ours knows.

The package in `garden` is installed outside the tree, and then everything is done with its games
that is done with ours. What is wrong with a package disables that package alone, and the tables of
one that is gone wait until it is back.
"""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from boneyard.games import ours
from boneyard.server.client import Http, RequestRefused, hear
from boneyard.text import words
from tests.server.people import Player
from tests.server.ports import free_port, wait_until_up
from tests.server.running import sqlite

pytestmark = pytest.mark.extras

ROOT = Path(__file__).resolve().parents[2]
GARDEN = Path(__file__).with_name("garden")
SLUGS = ("garden-trains", "garden-tricks")
RUN = """
import json, sys
from boneyard.cli import main
for words in json.loads(sys.argv[1]):
    status = main(words)
    if status:
        sys.exit(status)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is installed: a folder that is not in the tree."""
    return installed(GARDEN, tmp_path_factory.mktemp("site"))


def installed(package: Path, there: Path) -> Path:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(there)]
    subprocess.run([*command, str(package)], check=True, capture_output=True)
    return there


BROKEN = {
    "raises": "raise RuntimeError('no\\nwater')",
    "exits": "raise SystemExit('goodbye')",
    "block": "from boneyard.games.block.game import LISTING",
    "no-listing": "",
    "odd-listing": "LISTING = 7",
    "mute": "from boneyard.families.line import LineRules, line_listing\n"
    "from boneyard.rules.match import Match\n"
    "from boneyard.tiles import TileSet\n"
    "LISTING = line_listing('mute', section='', booklets='', sets=(6,), hands={2: 7},\n"
    "    rules=lambda o, hand: LineRules(tiles=TileSet.double(6), hand=hand, match=Match.of(o)))",
}
"""The `game.py` of plug-ins that cannot be used."""
SAID = {
    "raises": "RuntimeError: no",
    "exits": "SystemExit: goodbye",
    "block": "there is another game called 'block'",
    "no-listing": "has no attribute 'LISTING'",
    "odd-listing": "its LISTING is not that of a game called 'odd-listing'",
    "mute": "a text.<language>.ftl with title and blurb is missing",
}


@pytest.fixture(scope="module")
def weeds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a package is installed of which no game can be used."""
    there = tmp_path_factory.mktemp("weeds")
    names = {slug: slug.replace("-", "_") for slug in BROKEN}
    for slug, code in BROKEN.items():
        folder = there / "weeds" / names[slug]
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "game.py").write_text(code + "\n", "utf-8")
    about = there / "weeds-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: weeds\nVersion: 1.0\n", "utf-8")
    points = [f"{slug} = weeds.{name}" for slug, name in names.items()]
    (about / "entry_points.txt").write_text("\n".join(["[boneyard.games]", *points, ""]), "utf-8")
    return there


def path(*sites: Path) -> str:
    return os.pathsep.join(map(str, (*sites, ROOT / "src")))


class Said(NamedTuple):
    status: int
    out: str
    err: str


def boneyard(sites: tuple[Path, ...], *commands: list[str], typed: str = "") -> Said:
    """These `boneyard` commands, where these packages are installed."""
    ran = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(commands)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path(*sites), "PYTHONIOENCODING": "utf-8"},
        timeout=120,
        check=False,
    )
    return Said(ran.returncode, ran.stdout, ran.stderr)


# -- in the terminal ---------------------------------------------------------------------------


def test_they_are_in_the_catalogue_after_ours_and_have_their_rules(site: Path) -> None:
    rules = [["rules", slug, "--lang", "de"] for slug in SLUGS]
    said = boneyard((site,), ["games", "--lang", "de"], ["games", "garden-tricks"], *rules)
    assert (said.status, said.err) == (0, "")
    lines = said.out.split("OPTION")[0].splitlines()
    listed = [line.split()[0] for line in lines if line.split()]
    at = listed.index(SLUGS[0])
    assert listed[at : at + len(SLUGS)] == list(SLUGS)
    assert len(set(ours()) & set(listed[:at])) == len(list(ours()))
    assert "bidding" in said.out
    assert "Everyone tends a bed of their own" in said.out
    assert "Follow the suit that was led" in " ".join(said.out.split())


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("garden-trains", ["--seats", "me,greedy,random"]),
        ("garden-tricks", ["--players", "3"]),
    ],
)
def test_they_are_played_recorded_replayed_and_verified(
    slug: str, options: list[str], site: Path, tmp_path: Path
) -> None:
    kept = str(tmp_path / "kept.txt")
    play = ["play", slug, *options, "--lang", "de", "-o", "match=rounds:2", "--record", kept]
    checked = (["replay", kept, "--lang", "fr"], ["verify", kept])
    said = boneyard((site,), play, *checked, typed="?\nh\nr\n" + "1\n" * 400)
    assert said.status == 0, said.err
    assert "Runde 2 beginnt." in said.out
    assert "all legal; match over" in said.out
    assert "acts of chance follow" in said.out
    # A match that is broken off goes on where it was.
    broken_off = boneyard((site,), [*play], typed="1\n1\n")
    assert broken_off.status == 0, broken_off.err
    goes_on = ["play", "--resume", kept, "--lang", "en"]
    said = boneyard((site,), goes_on, ["replay", kept, "--quiet"], typed="1\n")
    assert "match not over" in said.out, said.err


def test_bots_play_them(site: Path) -> None:
    few = ["--games", "2", "-o", "match=rounds:1", "--format", "json"]
    said = boneyard(
        (site,),
        ["simulate", "garden-trains", "--players", "greedy,search-1,random", *few],
        ["simulate", "garden-tricks", "--players", "greedy,random,random,search-1", *few],
    )
    assert said.status == 0, said.err
    assert said.out.count('"games": 2') == 2


def own_tests(package: Path, site: Path, here: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests")],
        cwd=here,
        env={**os.environ, "PYTHONPATH": path(site), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def test_the_package_keeps_the_contract_by_its_own_tests(site: Path, tmp_path: Path) -> None:
    own_tests(GARDEN, site, tmp_path)


# -- over the server ---------------------------------------------------------------------------


@contextmanager
def serving(folder: Path, monkeypatch: pytest.MonkeyPatch, *sites: Path) -> Iterator[Http]:
    """A server where these packages are installed, and somebody who asks it."""
    monkeypatch.setenv("PYTHONPATH", path(*sites))
    port = free_port()
    # No copy of one that runs already: it has to look for packages itself.
    serve = f"serve.serve(running.quick({sqlite(folder)!r}), {port}, 0, None)"
    program = f"from tests.server import running, serve; {serve}"
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT) as process:
        try:
            wait_until_up(port, process)
            yield Http(f"http://127.0.0.1:{port}")
        finally:
            process.terminate()


async def sit_down(person: Http, slug: str, *bots: str) -> str:
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    made = await person.new_table(slug, seats, options={"match": "rounds:1"}, lang="de")
    await person.enter(made["table"], made["seats"][0]["secret"])
    return str(made["table"])


def stored(folder: Path) -> list[str]:
    """Everything that is on disk."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return list(database.iterdump())


async def test_people_play_them_over_the_server_and_wait_for_a_package_that_is_gone(
    site: Path,
    weeds: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    tables = {}
    with serving(tmp_path, monkeypatch, site, weeds) as person:
        logged = capfd.readouterr().err.splitlines()
        assert_named_in_one_line_each(logged)
        catalogue = await person.get("/api/catalogue?lang=de")
        assert [card["slug"] for card in catalogue["games"]][-len(SLUGS) :] == list(SLUGS)
        rules = await person.get("/api/games/garden-trains/rules?lang=de")
        assert rules["title"] == "Garden Trains"
        assert "<h1>Garden Trains</h1>" in rules["html"]
        for slug, bots in (("garden-trains", ["greedy"]), ("garden-tricks", ["random"] * 3)):
            tables[slug] = await sit_down(person, slug, *bots)
            async with person.live(tables[slug], lang="de") as line:
                assert await Player(0).play(line, most=2) is None
    before = stored(tmp_path)

    with serving(tmp_path, monkeypatch) as gone:
        gone.cookies = person.cookies
        for slug, table in tables.items():
            for lang, words in (("de", "verloren ist nichts"), ("en", "nothing is lost")):
                with pytest.raises(RequestRefused, match=words) as refused:
                    await gone.get(f"/api/tables/{table}/record?lang={lang}")
                assert refused.value.status == 410
                assert slug in refused.value.problem
                async with gone.live(table, lang=lang) as line:
                    with pytest.raises(ConnectionClosed) as closed:
                        await hear(line)
                assert closed.value.rcvd is not None
                assert slug in closed.value.rcvd.reason
                assert words in closed.value.rcvd.reason
    assert stored(tmp_path) == before

    with serving(tmp_path, monkeypatch, site) as back:
        back.cookies = person.cookies
        own = {"garden-trains": "Your turn: ", "garden-tricks": "Bidding"}
        for slug, table in tables.items():
            player = Player(0, seed=1)
            async with back.live(table, lang="de") as line:
                assert await player.play(line) is not None
            told = json.dumps(player.told, ensure_ascii=False)
            assert "Runde 1 beginnt." in told
            assert own[slug] in told, "what only the package says, it says in its own language"


# -- what is wrong with a package --------------------------------------------------------------


def assert_named_in_one_line_each(lines: list[str]) -> None:
    told = [line for line in lines if "is left out" in line]
    assert len(told) == len(BROKEN), lines
    for slug, said in SAID.items():
        (line,) = [line for line in told if f"'{slug}' of weeds" in line]
        assert said in line


def test_what_is_wrong_with_a_package_is_said_in_a_line_and_disables_it_alone(
    site: Path, weeds: Path
) -> None:
    said = boneyard((site, weeds), ["games"])
    assert said.status == 0
    assert_named_in_one_line_each(said.err.splitlines())
    assert len(said.err.splitlines()) == len(BROKEN)
    assert all(slug in said.out for slug in (*SLUGS, "block"))
    refused = boneyard((weeds,), ["rules", "raises"])
    assert refused.status == 2
    assert "there is no game 'raises'" in refused.err


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_why_a_line_is_closed_fits_into_a_frame(language: str) -> None:
    said = words(language)("close-not-installed", slug="x" * 40)
    assert len(said.encode()) <= 123
