"""Every setting can be set from outside, and what means nothing is refused in a sentence."""

from __future__ import annotations

import argparse
import io
from pathlib import Path

import msgspec
import pytest

from boneyard.cli import serve as verb
from boneyard.server import run
from boneyard.server.settings import BadSetting, Limits, Settings, declared
from tests.server.running import sqlite
from tools.settings_list import DOCUMENT, described, refreshed

OTHERS = {
    "database_url": "sqlite:///x.db",
    "base_path": "/x",
    "origins": "https://x.example",
    "hosts": "x.example *.y.example",
    "log_format": "json",
    "access_log": "true",
    "metrics_token": "s3cret",
}


def value(settings: Settings, name: str) -> object:
    short = name.removeprefix("limit_")
    return getattr(settings if short == name else settings.limits, short)


def test_every_field_is_a_setting_with_words() -> None:
    fields = [field.name for field in msgspec.structs.fields(Settings) if field.name != "limits"]
    fields += [f"limit_{field.name}" for field in msgspec.structs.fields(Limits)]
    assert list(declared()) == fields
    words = described()
    assert all(words[name].about.endswith(".") for name in fields)


@pytest.mark.parametrize("name", declared())
def test_it_is_set_by_variable_and_by_flag(name: str) -> None:
    setting = declared()[name]
    for text in (OTHERS.get(name, "7"), OTHERS.get(name, "8")):
        expected = setting.read(text, "")
        by_variable = Settings.from_environment({setting.variable: text})
        assert value(by_variable, name) == expected
        by_flag = Settings.from_environment({setting.variable: "nonsense"}, {name: text})
        assert value(by_flag, name) == expected, "the flag counts more"


def test_without_anything_all_are_as_declared() -> None:
    settings = Settings.from_environment({"BONEYARD_KEEP_DAYS": "", "BONEYARD_PORT": "tcp://x"})
    assert settings == Settings(database_url=settings.database_url)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("keep_days", "soon", "a whole number from 1 on, not 'soon'"),
        ("keep_days", "0", "a whole number from 1 on, not '0'"),
        ("keep_days", "7.5", "a whole number from 1 on, not '7.5'"),
        ("keep_days", "\u0667", "a whole number from 1 on"),
        ("keep_days", "9" * 5000, "a whole number from 1 on"),
        ("pace_ms", "-1", "a whole number from 0 on, not '-1'"),
        ("think_s", "0", "a number above 0, not '0'"),
        ("think_s", "nan", "a number above 0, not 'nan'"),
        ("think_s", "inf", "a number above 0, not 'inf'"),
        ("grace_s", "", "a number from 0 on, not ''"),
        ("log_format", "xml", "plain or json, not 'xml'"),
        ("access_log", "perhaps", "true or false, not 'perhaps'"),
        ("limit_send_s", "null", "a number above 0, not 'null'"),
        ("limit_send_s", "true", "a number above 0, not 'true'"),
    ],
)
def test_what_means_nothing_is_refused(name: str, text: str, said: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Settings.from_environment({}, {name: text})
    assert f"--set {name} is {said}" in str(refused.value)
    if text:
        with pytest.raises(BadSetting, match=f"^BONEYARD_{name.upper()} is "):
            Settings.from_environment({f"BONEYARD_{name.upper()}": text})


def test_a_slip_in_a_name_is_named() -> None:
    with pytest.raises(BadSetting, match="did you mean keep_days"):
        Settings.from_environment({}, {"keep_day": "7"})
    with pytest.raises(BadSetting, match=r"docs/serving\.md"):
        Settings.from_environment({}, {"colour": "green"})


def test_the_command_takes_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    verb.add(parser)
    args = parser.parse_args(["--set", "keep-days=7", "--set", "base_path=/a=b"])
    assert args.set == [("keep_days", "7"), ("base_path", "/a=b")]
    with pytest.raises(SystemExit):
        parser.parse_args(["--set", "keep_days"])
    assert "NAME=VALUE" in capsys.readouterr().err
    out = io.StringIO()
    assert run.serve(database_url=sqlite(tmp_path), out=out, given={"think_s": "long"}) == 2
    assert out.getvalue() == "boneyard: --set think_s is a number above 0, not 'long'\n"


def test_the_list_in_the_documents_is_fresh() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert refreshed(text) == text, "run: python -m tools.settings_list"
