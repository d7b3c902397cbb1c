"""Prints constraints.txt: the exact versions, in this environment, of all that Boneyard needs.

    make pins

Only what the dependencies and extras in pyproject.toml ask for, directly or not, is listed;
whatever else happens to be installed is left out.
"""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.page import NODE_PACKAGE, ROOT

# Installed on request only, next to the rest: their own pins would bind everybody.
UNPINNED_EXTRAS = {"peers"}


def wanted() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = [*project["dependencies"], NODE_PACKAGE]
    for extra, requirements in project["optional-dependencies"].items():
        if extra not in UNPINNED_EXTRAS:
            lines += requirements
    return [found for line in lines if (found := Requirement(line)).name != project["name"]]


def pins(requirements: list[Requirement]) -> dict[str, str]:
    """Name to version, of these and all that they need."""
    found: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [
        (requirement, extra) for requirement in requirements for extra in extras(requirement)
    ]
    while waiting:
        requirement, extra = waiting.pop()
        name = canonicalize_name(requirement.name)
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        installed = distribution(name)
        # Without its label: which build of PyTorch fits is for each machine to say.
        found[name] = Version(installed.version).public
        for line in installed.requires or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                waiting += [(needed, each) for each in extras(needed)]
    return found


def extras(requirement: Requirement) -> set[str]:
    """The extras asked for; '' is the package without any."""
    return {"", *requirement.extras}


def main() -> int:
    try:
        found = pins(wanted())
    except PackageNotFoundError as missing:
        print(f"{missing.name} is not installed here; run `make install` first", file=sys.stderr)
        return 1
    print("# Exact versions that are known to work together. Written by tools/pins.py.")
    for name in sorted(found):
        print(f"{name}=={found[name]}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
