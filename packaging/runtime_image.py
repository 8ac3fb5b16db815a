"""Makes a Java runtime with only the modules that the command needs."""
import os
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

from tree import Tree

# Found by name at run time: encodings of specs, archives of vectors.
BY_NAME = ["jdk.charsets", "jdk.zipfs"]
# Libraries that use these modules only if they are there, for features that Diptych does not use.
OPTIONAL = {"gson": "java.sql"}
# Plots are drawn without a display: what needs one would need more libraries of the system.
DISPLAY = "**/libawt_xawt.so,**/libjawt.so,**/libsplashscreen.so,**/libjsound.so"


def tool(name):
    home = os.environ.get("JAVA_HOME")
    path = Path(home, "bin", name) if home else shutil.which(name)
    if not path or not Path(path).exists():
        raise SystemExit(f"package: there is no {name}: a whole JDK is required")
    return str(path)


def plain(jar, folder):
    """A copy of a jar that is no module: those of optional parts do not find each other as modules."""
    copy = Path(folder, Path(jar).name)
    with zipfile.ZipFile(jar) as source, zipfile.ZipFile(copy, "w") as target:
        for name in source.namelist():
            if not name.endswith("module-info.class"):
                target.writestr(name, source.read(name))
    return copy


def modules(jars):
    """The modules of Java that `jars` refer to."""
    with tempfile.TemporaryDirectory() as folder:
        listed = subprocess.run(
            [tool("jdeps"), "--ignore-missing-deps", "--multi-release", "17", "-s",
             *(str(plain(jar, folder)) for jar in jars)],
            check=True, capture_output=True, text=True).stdout
    needed = set(BY_NAME)
    for line in listed.splitlines():
        user, _, used = line.partition(" -> ")
        if used.startswith(("java.", "jdk.")):
            optional = any(user.startswith(name) and used == module for name, module in OPTIONAL.items())
            needed |= set() if optional else {used}
    return sorted(needed)


def runtime(jars):
    """The runtime as a tree. Java's own archive of classes is not in it: it differs from run to run."""
    with tempfile.TemporaryDirectory() as work:
        image = Path(work, "runtime")
        subprocess.run(
            [tool("jlink"), "--add-modules", ",".join(modules(jars)), "--strip-debug", "--no-header-files",
             "--no-man-pages", "--exclude-files", DISPLAY, "--output", str(image)], check=True, stdout=subprocess.DEVNULL)
        tree = Tree()
        tree.folder("runtime", image)
    return tree


def libraries(tree):
    """The libraries of the system that a runtime refers to, with what loads them."""
    with tempfile.TemporaryDirectory() as work:
        found = set()
        for path, entry in tree.sorted():
            if entry.data[:4] == b"\x7fELF":
                target = Path(work, path)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(entry.data)
                target.chmod(0o755)
        for path in sorted(Path(work).rglob("*")):
            if path.is_file():
                printed = subprocess.run(["ldd", str(path)], capture_output=True, text=True).stdout
                for line in printed.splitlines():
                    words = [word for word in line.split() if word.startswith("/") and not word.startswith(work)]
                    found.update(words)
    base = Tree()
    for path in sorted(found):
        base.file(path.lstrip("/"), os.path.realpath(path), True)
        copyright_of(os.path.realpath(path), base)
    return base


def copyright_of(library, base):
    """Adds the licence of a library of a Debian system."""
    found = subprocess.run(["dpkg", "-S", f"*{library.removeprefix('/usr')}"], capture_output=True, text=True).stdout
    page = Path("/usr/share/doc", found.partition(":")[0], "copyright")
    if found and page.is_file():
        base.file(str(page).lstrip("/"), page, False)
