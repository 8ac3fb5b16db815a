"""The Debian packages: the image in /usr/lib, a link in /usr/bin, and what Debian has places for in /usr/share; and the
generator, in the folder of the image.

jpackage is not used: it replaces the launcher by a binary with fixed options and installs to /opt."""
import gzip
import platform

from tree import Tree

ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
HOME = "usr/lib/diptych"
SHARED = ("share/man/", "share/bash-completion/", "share/zsh/", "share/fish/")


def package(image, root, version):
    tree = Tree()
    for path, entry in image.entries.items():
        if path.startswith("share/man/"):
            tree.add(f"usr/{path}.gz", gzip.compress(entry.data, mtime=0))
        elif path.startswith("share/zsh/"):
            tree.add(f"usr/{path.replace('site-functions', 'vendor-completions')}", entry.data)
        elif path.startswith(SHARED):
            tree.entries[f"usr/{path}"] = entry
        elif path.startswith("share/doc/diptych/"):
            tree.entries[f"usr/{path}"] = entry
        else:
            tree.entries[f"{HOME}/{path}"] = entry
    tree.link("usr/bin/diptych", "../lib/diptych/bin/diptych")
    tree.link(f"{HOME}/share/doc", "../../../share/doc")
    tree.file("usr/share/doc/diptych/copyright", root / "packaging/debian/copyright", False)
    control = controlled(tree, root / "packaging/debian/control", version)
    for script in ("postinst", "prerm"):
        control.file(script, root / "packaging/debian" / script, True)
    return tree, control


def generator(parts, root, version):
    tree = Tree()
    for path, entry in parts.entries.items():
        tree.entries[f"usr/{path}" if path.startswith("share/") else f"{HOME}/{path}"] = entry
    tree.file("usr/share/doc/diptych-generator/copyright", root / "packaging/debian/generator/copyright", False)
    return tree, controlled(tree, root / "packaging/debian/generator/control", version)


def controlled(tree, source, version):
    """The control files of a package, from its description."""
    size = sum((len(entry.data) + 4095) // 4096 * 4 for entry in tree.entries.values())
    control = Tree()
    control.add("control", source.read_text("utf-8").format(version=version, architecture=ARCHITECTURE, size=size))
    return control
