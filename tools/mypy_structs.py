"""A plug-in for mypy: what makes a struct from a struct takes the fields of it, and nothing else.

Of itself `msgspec.structs.replace` takes anything (`**changes: Any`), and so does `with_common`:
a misspelt field or a value of another type would pass. States change by nothing but `replace`, and
observations are made by nothing but `with_common`: here is where a slip would hurt.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import ARG_NAMED_OPT, ARG_POS, ARG_STAR2, TypeInfo, Var
from mypy.plugin import FunctionSigContext, Plugin
from mypy.types import (
    CallableType,
    FunctionLike,
    Instance,
    Type,
    TypeType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

REPLACE = "msgspec.structs.replace"
WITH_COMMON = "boneyard.core.common.with_common"


class Structs(Plugin):
    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        return {REPLACE: _replace, WITH_COMMON: _with_common}.get(fullname)


def _replace(context: FunctionSigContext) -> FunctionLike:
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


def _with_common(context: FunctionSigContext) -> FunctionLike:
    default = context.default_signature
    if len(context.args) < 2 or not (context.args[0] and context.args[1]):
        return default
    kind = _made_by(context.api.get_expression_type(context.args[0][0]))
    source = _instance(context.api.get_expression_type(context.args[1][0]))
    if kind is None or source is None:
        return default
    common = next(base for base in kind.type.mro if source.type.has_base(base.fullname))
    init = kind.type["__init__"].type
    if not isinstance(init, CallableType):
        return default
    taken = {"self", *_init_names(common)}
    own = [
        (name, kind_of, of)
        for name, kind_of, of in zip(init.arg_names, init.arg_kinds, init.arg_types, strict=True)
        if name not in taken
    ]
    return default.copy_modified(
        arg_types=[*default.arg_types[:2], *(of for _, _, of in own)],
        arg_names=[*default.arg_names[:2], *(name for name, _, _ in own)],
        arg_kinds=[*default.arg_kinds[:2], *(kind_of for _, kind_of, _ in own)],
    )


def _made_by(expression: Type) -> Instance | None:
    """The struct that calling this makes, if it is a class of structs."""
    found = get_proper_type(expression)
    if isinstance(found, TypeType):
        return _instance(found.item)
    if isinstance(found, CallableType) and found.is_type_obj():
        return _instance(found.ret_type)
    return None


def _instance(expression: Type) -> Instance | None:
    found = get_proper_type(expression)
    if isinstance(found, TypeVarType):
        found = get_proper_type(found.upper_bound)
    is_struct = isinstance(found, Instance) and found.type.has_base("msgspec.Struct")
    return found if isinstance(found, Instance) and is_struct else None


def _init_names(struct: TypeInfo) -> set[str | None]:
    init = struct.get("__init__")
    made = init.type if init is not None else None
    return set(made.arg_names) if isinstance(made, CallableType) else set()


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
