"""The licences of the jars in a package, from THIRD-PARTY.md and from the jars themselves."""
import io
import re
import zipfile
from pathlib import Path

ROW = re.compile(r"\| `(.*\.jar)` \| (\S+) \| (\S.*) \|")
TEXT = re.compile(r"(^|/)[^/]*(LICENSE|NOTICE)[^/]*$", re.IGNORECASE)
OWN = "diptych-"


def add_licences(tree, root, folder, own):
    """Adds the licences of the jars of `tree` to its `folder`: `own`, files by name, are those of Diptych."""
    third_party = sections(tree, (root / "THIRD-PARTY.md").read_text("utf-8"))
    rows = {name: (licence, owner) for name, licence, owner in ROW.findall(third_party)}
    for name, path in own.items():
        tree.file(f"{folder}/{name}", path, False)
    tree.add(f"{folder}/THIRD-PARTY.md", third_party)
    for jar, data in sorted(tree.jars().items()):
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


def sections(tree, page):
    """The page of licences without the sections of other packages."""
    first, *others = re.split(r"(?m)^(?=## )", page)
    mine = [part for part in others if any(path.startswith(f"app/{folder(part)}/") for path in tree.entries)]
    return first + "".join(mine)


def folder(section):
    """The folder of jars that the heading of a section names."""
    named = re.match(r"## .*`(lib[\w-]*)/`", section)
    return named.group(1) if named else "none"


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
