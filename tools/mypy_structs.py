"""A plug-in for mypy: `msgspec.structs.replace` takes the fields of its struct, and nothing else.

Its own signature takes anything (`**changes: Any`), so that a misspelt field or a value of another
type would pass. States change by nothing but `replace`: here is where a slip would hurt.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import ARG_NAMED_OPT, ARG_POS, ARG_STAR2, Var
from mypy.plugin import FunctionSigContext, Plugin
from mypy.types import (
    FunctionLike,
    Instance,
    Type,
    TypeVarType,
    UnionType,
    get_proper_type,
)

REPLACE = "msgspec.structs.replace"


class Structs(Plugin):
    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        return _signature if fullname == REPLACE else None


def _signature(context: FunctionSigContext) -> FunctionLike:
    default = context.default_signature
    if not context.args or len(context.args[0]) != 1:
        return default
    changed = context.api.get_expression_type(context.args[0][0])
    fields = _fields(changed)
    # What a mapping passes on as `**changes` is not known here.
    if fields is None or ARG_STAR2 in getattr(context.context, "arg_kinds", ()):
        return default
    return default.copy_modified(
        arg_types=[changed, *fields.values()],
        arg_names=[default.arg_names[0], *fields],
        arg_kinds=[ARG_POS, *[ARG_NAMED_OPT] * len(fields)],
        ret_type=changed,
        variables=[],
    )


def _fields(changed: Type) -> dict[str, Type] | None:
    """The fields of this struct, or those that several have in common."""
    found = get_proper_type(changed)
    if isinstance(found, TypeVarType):
        found = get_proper_type(found.upper_bound)
    if isinstance(found, UnionType):
        each = [_fields(item) for item in found.items]
        if None in each:
            return None
        first, *others = [fields for fields in each if fields is not None]
        return {name: kind for name, kind in first.items() if all(name in o for o in others)}
    if not isinstance(found, Instance) or not found.type.has_base("msgspec.Struct"):
        return None
    fields: dict[str, Type] = {}
    for base in reversed(found.type.mro):
        for name, symbol in base.names.items():
            node = symbol.node
            if name.startswith("__") or not isinstance(node, Var) or node.is_classvar:
                continue
            if node.type is not None:
                seen_from = map_instance_to_supertype(found, base)
                fields[name] = expand_type_by_instance(node.type, seen_from)
    return fields


def plugin(version: str) -> type[Plugin]:
    return Structs
