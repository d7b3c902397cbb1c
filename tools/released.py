"""What a release says of itself beyond pyproject.toml: its text for a package index, its address.

The build hook asks this, so it needs nothing but the standard library. `python -m tools.released`
checks a release: it builds wheel and source archive twice, from copies of what git knows, in two
folders and with two clocks, and compares every byte.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.page import ROOT, WEB

HOMEPAGE = "BONEYARD_HOMEPAGE"
"""The variable that names the project's address, for whoever publishes it: no address is known to
the source, which travels."""

PICTURE = re.compile(r"!\[")
LINK = re.compile(r"\[([^\]]*)\]\((?![a-z]+:)[^)]*\)")
"""A link to another file of the source."""


class BadRelease(Exception):
    """A release cannot be made like this; the message says what to do."""


def on_its_own(readme: str) -> str:
    """The README for a page beside which no other file lies: pictures are left out, and links to
    other files are words."""
    kept = [part for part in readme.split("\n\n") if not PICTURE.search(part)]
    return LINK.sub(r"\1", "\n\n".join(kept))


def addresses(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The project's addresses; raises BadRelease."""
    told = environment.get(HOMEPAGE, "").strip()
    if told and not re.fullmatch(r"https://[^\s/]+\.[^\s/]+(/\S*)?", told):
        raise BadRelease(f"{HOMEPAGE} is an address that begins with https://, not {told!r}")
    return {"Homepage": told} if told else {}


# -- building twice -----------------------------------------------------------------------------


def copy(to: Path) -> None:
    """What git knows of this source, as a clone would have it; not the page, which is built."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, to / name)
    # Fetching these again would show nothing: their versions and hashes are in the lock file.
    (to / "web" / "node_modules").symlink_to((WEB / "node_modules").resolve())


def built(source: Path, to: Path) -> dict[str, str]:
    """Build both archives: name to fingerprint."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--directory", str(to)],
        cwd=source, check=False, capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        raise BadRelease(f"cannot be built:\n{done.stdout}{done.stderr}")
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in to.iterdir()}


def checked(to: Path) -> dict[str, str]:
    """Build a release into this folder and check it; raises BadRelease."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        here, there = Path(first) / "a", Path(second) / "another-folder"
        for folder in (here, there):
            folder.mkdir()
            copy(folder)
        for path in there.rglob("*"):
            # Another day, and another mind about who may write.
            if path.is_file() and "node_modules" not in path.parts:
                os.utime(path, (1_000_000_000, 1_000_000_000))
                path.chmod(0o640)
        found = built(here, to)
        again = built(there, Path(second) / "dist")
    differ = sorted(name for name in found.keys() | again if found.get(name) != again.get(name))
    if differ:
        raise BadRelease(f"two builds of the same source differ: {', '.join(differ)}")
    checks = [sys.executable, "-m", "twine", "check", "--strict"]
    done = subprocess.run(
        [*checks, *(str(to / name) for name in sorted(found))],
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        raise BadRelease(f"twine has found something:\n{done.stdout}{done.stderr}")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="build a release twice, and check it")
    parser.add_argument("folder", type=Path, help="where the archives go; must be empty or new")
    # It is built in other folders than this one.
    to: Path = parser.parse_args(arguments).folder.resolve()
    try:
        if to.exists() and (not to.is_dir() or any(to.iterdir())):
            raise BadRelease(f"{to} is not empty: move away what is in there")
        if not addresses():
            print(f"{HOMEPAGE} is not set: the archives name no address", file=sys.stderr)
        for name, fingerprint in sorted(checked(to).items()):
            print(f"{fingerprint}  {name}")
    except BadRelease as wrong:
        print(f"released: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
