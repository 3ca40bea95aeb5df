"""The list of components as CycloneDX 1.6: the work that each file belongs to, and its license."""

from __future__ import annotations

import json
import uuid
from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from notices.check import CONTAINS, TEXT
from notices.components import Component


def sbom(
    main: Component,
    components: Collection[Component],
    *,
    files: Mapping[str, Mapping[str, str]],
    contained: Mapping[str, Iterable[str]],
    epoch: int,
) -> dict[str, Any]:
    """Return the list; the same build gives the same list.

    Parameters
    ----------
    files
        The files of each component: hashes by path.
    contained
        The components compiled into files, by the paths of the files.
    epoch
        The time of the release, in seconds since 1970.
    """
    rows = [_component(each, files, contained) for each in sorted(components, key=lambda c: c.ref)]
    refs = sorted(row["bom-ref"] for row in rows)
    first = _component(main, files, contained) | {"type": "application"}
    parts = {
        each.ref: {part for path in files.get(each.ref, ()) for part in contained.get(path, ())}
        for each in components
    }
    content: dict[str, Any] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "lifecycles": [{"phase": "build"}],
            "component": first,
        },
        "components": rows,
        "dependencies": [
            {"ref": main.ref, "dependsOn": refs},
            *({"ref": ref, "dependsOn": sorted(parts[ref] - {ref})} for ref in refs),
        ],
    }
    # The number is derived from the content: a random number would make every build different.
    name = json.dumps(content, sort_keys=True)
    content["serialNumber"] = uuid.uuid5(uuid.NAMESPACE_URL, name).urn
    return content


def _component(
    component: Component,
    files: Mapping[str, Mapping[str, str]],
    contained: Mapping[str, Iterable[str]],
) -> dict[str, Any]:
    row: dict[str, Any] = {"type": "library", "bom-ref": component.ref, "name": component.name}
    if component.version:
        row["version"] = component.version
    row |= {
        "licenses": [{"expression": component.license}],
        "purl": component.purl,
        "externalReferences": [
            {"type": "website", "url": component.website},
            {"type": "source-distribution", "url": component.source},
        ],
        "properties": [
            {"name": TEXT, "value": f"{component.id}/{name}"} for name in component.texts
        ],
    }
    if own := files.get(component.ref):
        row["components"] = [
            _file(path, own[path], sorted(contained.get(path, ()))) for path in sorted(own)
        ]
    return row


def _file(path: str, digest: str, parts: list[str]) -> dict[str, Any]:
    row: dict[str, Any] = {
        "type": "file",
        "bom-ref": f"file:{path}",
        "name": path,
        "hashes": [{"alg": "SHA-256", "content": digest}],
    }
    if parts:
        row["properties"] = [{"name": CONTAINS, "value": part} for part in parts]
    return row
