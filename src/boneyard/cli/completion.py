"""`boneyard completion`: a script by which a shell completes verbs, options and games."""

from __future__ import annotations

import argparse

import boneyard
from boneyard.cli.parser import actions

SHELLS = ("bash", "zsh", "tcsh")
HOW = """\
bash: boneyard completion bash > ~/.local/share/bash-completion/completions/boneyard
zsh:  boneyard completion zsh > "${fpath[1]}/_boneyard"
tcsh: boneyard completion tcsh > ~/.boneyard.tcsh, and `source ~/.boneyard.tcsh` in ~/.tcshrc
"""
FILES = ("file", "record", "resume", "plot")


def add(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = HOW
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))


def run(args: argparse.Namespace) -> int:
    import shtab  # only this verb needs it

    from boneyard.cli.main import whole_parser

    parser = whole_parser()
    for action in actions(parser):
        if action.dest == "slug":
            action.choices = boneyard.slugs()
        elif action.dest in FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    print(shtab.complete(parser, args.shell))
    return 0
