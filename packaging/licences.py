"""The licences of the jars in a package, from THIRD-PARTY.md and from the jars themselves."""
import io
import re
import zipfile
from pathlib import Path

ROW = re.compile(r"\| `(.*\.jar)` \| (\S+) \| (\S.*) \|")
TEXT = re.compile(r"(^|/)[^/]*(LICENSE|NOTICE)[^/]*$", re.IGNORECASE)
OWN = "diptych-"


def add_licences(tree, root, folder, jars):
    """Adds the licences of `jars`, a dictionary of contents by name, to `folder` of `tree`."""
    rows = {name: (licence, owner) for name, licence, owner in
            ROW.findall((root / "THIRD-PARTY.md").read_text("utf-8"))}
    for name in ("LICENSE", "NOTICE", "THIRD-PARTY.md"):
        tree.file(f"{folder}/{name}", root / name, False)
    for jar, data in sorted(jars.items()):
        if jar.startswith(OWN):
            continue
        if jar not in rows:
            raise SystemExit(f"package: THIRD-PARTY.md does not list {jar}")
        own_texts = texts(data)
        for name, text in own_texts.items():
            tree.add(f"{folder}/{jar.removesuffix('.jar')}/{name}", text)
        licence, owner = rows[jar]
        if not any("LICENSE" in name.upper() for name in own_texts):
            tree.add(f"{folder}/{jar.removesuffix('.jar')}/LICENSE", text_of(root, licence, owner))


def texts(jar):
    """Files with licences and notices in a jar."""
    with zipfile.ZipFile(io.BytesIO(jar)) as archive:
        return {name.rsplit("/", 1)[-1]: archive.read(name) for name in sorted(archive.namelist())
                if TEXT.search(name) and not name.endswith(".class")}


def text_of(root, licence, owner):
    if licence == "Apache-2.0":
        return (root / "LICENSE").read_text("utf-8")
    path = Path(root, "packaging", "licences", licence + ".txt")
    if not path.exists():
        raise SystemExit(f"package: there is no {path}")
    text = path.read_text("utf-8")
    return text if licence.startswith("GPL") else f"Copyright (c) {owner}\n\n{text}"
