"""Writes an OCI image layout, version 1.0.0, as one tar: no daemon and no registry is needed."""
import hashlib
import json
import time

from archives import gzipped, tar
from tree import Tree


def write_oci(path, layers, config, when, name):
    """`layers` are trees, the lowest first; `config` is what a container runs."""
    layout = Tree()
    packed = [(tar(layer, when)) for layer in layers]
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when))
    image = {
        "created": created,
        "architecture": "amd64",
        "os": "linux",
        "config": config,
        "rootfs": {"type": "layers", "diff_ids": [digest(layer) for layer in packed]},
        "history": [{"created": created, "created_by": "package"} for _ in packed],
    }
    manifest = {
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": blob(layout, "application/vnd.oci.image.config.v1+json", encoded(image)),
        "layers": [blob(layout, "application/vnd.oci.image.layer.v1.tar+gzip", gzipped(layer)) for layer in packed],
    }
    described = blob(layout, "application/vnd.oci.image.manifest.v1+json", encoded(manifest))
    described["annotations"] = {"org.opencontainers.image.ref.name": name}
    layout.add("index.json", encoded({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [described],
    }))
    layout.add("oci-layout", encoded({"imageLayoutVersion": "1.0.0"}))
    path.write_bytes(tar(layout, when))


def blob(layout, media_type, data):
    """Adds a blob and returns its descriptor."""
    name = digest(data)
    layout.add("blobs/" + name.replace(":", "/"), data)
    return {"mediaType": media_type, "digest": name, "size": len(data)}


def digest(data):
    return "sha256:" + hashlib.sha256(data).hexdigest()


def encoded(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
