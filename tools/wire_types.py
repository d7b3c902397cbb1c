"""The TypeScript types of everything that goes between the page and the server.

What goes over a line comes from the messages' JSON Schema, the bodies of requests and answers from
the server's OpenAPI description. The server sends every field, except where a struct says that it
omits defaults; a client may leave out what has a default.
"""

from __future__ import annotations

from typing import Any

import msgspec

from boneyard.server.app import create_app
from boneyard.server.live import protocol
from boneyard.view.scene import Scene
from tools.typescript import field_docs, interface, union

HEAD = """\
// Written by `make generated` from the server's messages and bodies: do not edit.

import type { ActionData, Scene } from "../board";

/** Something that happened, as far as one may know it; the page makes a sound of it. */
export type EventData = { readonly event: string } & Readonly<Record<string, unknown>>;
"""


class TwoMeanings(Exception):
    """One name stands for two different types."""


def source() -> str:
    """``web/app/wire.ts``."""
    (sent, tell), components = msgspec.json.schema_components(
        [protocol.Sent, protocol.Tell], ref_template="{name}"
    )
    docs = field_docs(protocol)
    from_client, from_server = _members(sent), _members(tell)
    own = {name: vars(protocol)[name] for name in components if name in vars(protocol)}
    interfaces = {
        name: interface(
            name,
            components[name],
            docs,
            whole=name not in from_client and not struct.__struct_config__.omit_defaults,
        )
        for name, struct in own.items()
        if struct is not Scene
    }
    for name, schema in create_app().openapi()["components"]["schemas"].items():
        text = interface(name, schema, {}, whole=False)
        if schema.get("properties", True) and interfaces.setdefault(name, text) != text:
            raise TwoMeanings(name)
    return "\n".join(
        [
            HEAD,
            *interfaces.values(),
            union("Sent", from_client, "What the page sends over the line to a table."),
            union("Tell", from_server, "What the server tells over it."),
        ]
    )


def _members(schema: dict[str, Any]) -> list[str]:
    return [part["$ref"] for part in schema["anyOf"]]
