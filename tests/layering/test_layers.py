"""Imports go one way through the house."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from boneyard.games import ours
from tests.layering.imports import Import, imports, package_of
from tests.layering.layers import (
    BELOW,
    BELOW_IN_SERVER,
    FINDS_THE_GAMES,
    IMPURE,
    PURE,
    allowed,
    game_of,
    layer_of,
    module_of,
    part_of_server,
)

SOURCE = Path(__file__).resolve().parents[2] / "src"
FILES = sorted(
    path for path in (SOURCE / "boneyard").rglob("*.py") if not path.name.startswith("test_")
)
HEAVY = ("numba", "fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "matplotlib")


def trespasses(module: str, source: str, package: str) -> Iterator[str]:
    """Each import in a module's source that its layer does not allow."""
    layer = layer_of(module)
    like = likes(source)
    for found in imports(source, package):
        top = found.module.split(".")[0]
        if top == "boneyard":
            known = known_layer(found.module)
            # A part of the public face, such as `from boneyard import Tile`, is the face itself.
            if known not in allowed(layer):
                yield f"line {found.line}: {layer} must not import {known} ({found.module})"
            other = game_of(found.module)
            if game_of(module) not in (None, other) and other is not None and other not in like:
                yield f"line {found.line}: say LIKE = ({other!r},) to take over from {other}"
        elif layer in PURE and top in IMPURE and not excused(module, found):
            yield f"line {found.line}: {layer} must not know of {top}"


def likes(source: str) -> tuple[str, ...]:
    """The games that a module says it takes something over from: `LIKE = ("block",)`."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LIKE":
            like: tuple[str, ...] = ast.literal_eval(node.value)
            return like
    return ()


def excused(module: str, found: Import) -> bool:
    """Types may be named by whoever takes the thing as an argument."""
    return found.typing_only or (module, found.module.split(".")[0]) == FINDS_THE_GAMES


def known_layer(module: str) -> str:
    layer = layer_of(module)
    return layer if layer in BELOW else "boneyard"


def test_the_kernel_calls_no_game_by_name() -> None:
    slugs = set(ours())
    for path in (SOURCE / "boneyard" / "kernel").glob("*.py"):
        constants = (
            node
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant)
        )
        assert not slugs & {node.value for node in constants if isinstance(node.value, str)}, path


def test_imports_go_one_way() -> None:
    found = []
    for path in FILES:
        name = path.relative_to(SOURCE)
        module = module_of(PurePosixPath(name))
        assert layer_of(module) in BELOW, f"say in layers.py what {layer_of(module)} may import"
        source = path.read_text(encoding="utf-8")
        found += [f"{name}, {one}" for one in trespasses(module, source, package_of(path, SOURCE))]
    assert FILES
    assert found == []


def trespasses_in_server(module: str, source: str, package: str) -> Iterator[str]:
    """Each import between modules of the server that goes the wrong way."""
    part = part_of_server(module) or ""
    for found in imports(source, package):
        other = part_of_server(found.module)
        if other is not None and other not in allowed(part, BELOW_IN_SERVER):
            yield f"line {found.line}: {part} must not import {other} ({found.module})"


def test_imports_go_one_way_inside_the_server() -> None:
    found = []
    server = [path for path in FILES if "server" in path.parts and path.name != "__init__.py"]
    for path in server:
        name = path.relative_to(SOURCE)
        module = module_of(PurePosixPath(name))
        part = part_of_server(module)
        assert part in BELOW_IN_SERVER, f"say in layers.py what {part} may import"
        source, package = path.read_text(encoding="utf-8"), package_of(path, SOURCE)
        found += [f"{name}, {one}" for one in trespasses_in_server(module, source, package)]
    assert server
    assert found == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("boneyard.server.storage.writer", "from boneyard.server.rooms.room import Room"),
        ("boneyard.server.live.outbox", "from boneyard.server.rooms.room import Room"),
        ("boneyard.server.live.outbox", "if TYPE_CHECKING:\n    from ..rooms.room import Room"),
        ("boneyard.server.rooms.room", "from boneyard.server.live.dispatch import hear"),
        ("boneyard.server.rooms.room", "from boneyard.server.http import errors"),
        ("boneyard.server.http.tables", "from boneyard.server.live import route"),
        ("boneyard.server.settings", "from boneyard.server import keys"),
    ],
)
def test_a_trespass_inside_the_server_is_seen(module: str, source: str) -> None:
    assert list(trespasses_in_server(module, source, module.rpartition(".")[0]))


def test_import_boneyard_is_light() -> None:
    probe = f"import boneyard, sys; print(*[name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("boneyard.core.game", "from boneyard.games import game"),
        ("boneyard.core.game", "from boneyard import games"),
        ("boneyard.core.game", "from boneyard import Tile"),
        ("boneyard.core.game", "from ..rules import deal"),
        ("boneyard.games.fortress.game", "from boneyard.view import tiles"),
        ("boneyard.games.fortress.game", "from .scene import scene"),
        ("boneyard.games.fortress.game", "def late():\n    import random"),
        ("boneyard.games.fortress.bot", "from boneyard.view import tiles"),
        ("boneyard.games.barricade.game", "from boneyard.games.block.game import LISTING"),
        ("boneyard.games.barricade.game", 'LIKE = ("french",)\nfrom ..block.game import LISTING'),
        ("boneyard.table.table", "from boneyard.bots import bot"),
        ("boneyard.view.line", "from boneyard.table import Table"),
        ("boneyard.server.app", "import boneyard.cli"),
    ],
)
def test_a_trespass_is_seen(module: str, source: str) -> None:
    assert list(trespasses(module, source, module.rpartition(".")[0]))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("boneyard.core.game", "from boneyard.tiles import Tile"),
        ("boneyard.games.fortress.game", "from ...families import line"),
        ("boneyard.games.fortress.game", "if TYPE_CHECKING:\n    from random import Random"),
        ("boneyard.games.barricade.game", 'LIKE = ("block",)\nfrom ..block.game import LISTING'),
        ("boneyard.games.fortress.scene", "from boneyard.view import tiles"),
        ("boneyard.games.fortress.arrange", "from boneyard.view.arrange.spots import Spot"),
        ("boneyard.games.fortress.bot", "from .game import Fortress\nimport random"),
        ("boneyard.cli", "from boneyard.server import app"),
    ],
)
def test_the_way_down_is_free(module: str, source: str) -> None:
    assert list(trespasses(module, source, module.rpartition(".")[0])) == []


def test_who_is_like_another_imports_it_or_tells_of_it() -> None:
    saying = [path for path in FILES if likes(path.read_text(encoding="utf-8"))]
    assert saying
    for path in saying:
        source = path.read_text(encoding="utf-8")
        imported = {game_of(found.module) for found in imports(source, package_of(path, SOURCE))}
        page = path.with_name("rules.en.md").read_text(encoding="utf-8")
        told = {
            name.partition(".")[0].replace("-", "_")
            for name in re.findall(r"\{\{ *([\w-]+\.[\w-]+)", page)
        }
        assert set(likes(source)) <= imported | told, path.relative_to(SOURCE)
