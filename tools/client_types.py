"""The client's types of what the server sends and takes, from the server's own description.

Writes web/src/lib/api/types.gen.ts; web/src/lib/api/types.ts makes them narrower where JSON cannot.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bigshoulders.server.api.app import create_app
from bigshoulders.server.settings import Settings

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "api" / "types.gen.ts"
HEAD = "// Made by tools/client_types.py from the description at /schema; not written by hand.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def schemas() -> dict[str, Any]:
    """Every named shape of the OpenAPI document."""
    app, _ = create_app(Settings())
    document = json.loads(json.dumps(app.openapi_schema.to_schema()))
    found: dict[str, Any] = document["components"]["schemas"]
    return found


def spelt(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(spelt(one) for one in schema[several]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[one] for one in kind)
    if kind == "array":
        return f"Array<{spelt(schema.get('items', {}))}>"
    if kind == "object":
        return f"Record<string, {spelt(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [f"export interface {name} {{"]
    for field, shape in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in required else '?'}: {spelt(shape)};")
    said = schema.get("description", "").split("\n")[0]
    comment = f"/** {said} */\n" if said else ""
    return comment + "\n".join([*lines, "}"]) + "\n"


def types() -> str:
    return "\n".join([HEAD, *(interface(name, one) for name, one in sorted(schemas().items()))])


if __name__ == "__main__":
    TARGET.write_text(types(), encoding="utf-8")
