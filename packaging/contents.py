"""What is in the packages."""
import platform

from licences import add_licences
from pages import documentation
from sbom import java, sbom
from tree import Tree

TARGET = "runtime/cli/target"
LAUNCHER = "runtime/cli/src/main/launcher"
GENERATOR = "app/lib-generator"
DOC = "share/doc/diptych"

# A container has no shell: it runs Java itself, which finds out what the launcher would: whether output is a terminal.
# Any user may be given.
CONTAINER = {
    "Env": ["PATH=/opt/diptych/runtime/bin", "LC_ALL=C.UTF-8"],
    "Entrypoint": ["/opt/diptych/runtime/bin/java", "@/opt/diptych/app/options", "-Ddiptych.home=/opt/diptych",
                   "-jar", "/opt/diptych/app/diptych-cli.jar"],
    "Cmd": ["--help"],
    "WorkingDir": "/work",
}


def machine():
    return {"x86_64": "x64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())


def jar_files(root):
    """The jars of the build."""
    return sorted((root / TARGET).glob("lib*/*.jar")) + [root / TARGET / "diptych-cli.jar"]


def jars(root):
    """The jars, where a package has them."""
    tree = Tree()
    for jar in jar_files(root):
        tree.file(f"app/{jar.relative_to(root / TARGET).as_posix()}", jar, False)
    return tree


def application(root, version, commit, when):
    """The command, for a Java that is installed."""
    tree = jars(root).without(GENERATOR)
    tree.file("app/classes.list", root / TARGET / "classes.list", False)
    for part in ("options", "archive", "textconv"):
        tree.file(f"app/{part}", root / LAUNCHER / part, False)
    tree.file("app/training", root / "packaging/training", False)
    tree.file("app/vectors.zip", root / TARGET / "vectors.zip", False)
    tree.add("app/build", f"-{version}-{commit}\n")
    tree.file("bin/diptych", root / LAUNCHER / "diptych", True)
    batch = (root / LAUNCHER / "diptych.cmd").read_text("utf-8")
    tree.add("bin/diptych.cmd", batch.replace("\n", "\r\n"))
    tree = tree.plus(documentation(root).below(DOC))
    completions(tree, root)
    add_parts(tree, root, when)
    return tree


def completions(tree, root):
    """What shells and `man` read; the command itself writes it."""
    generated = root / TARGET / "shell"
    if generated.is_dir():
        tree.folder("share", generated, False)


def add_parts(tree, root, when, others=()):
    """Adds the licences and the list of parts of the jars in `tree`."""
    own = {name: root / name for name in ("LICENSE", "NOTICE")}
    add_licences(tree, root, f"{DOC}/licences", own)
    listed = sbom(root / TARGET / "sbom.json", "diptych-cli", tree.jars(), when, others)
    tree.add(f"{DOC}/sbom.cdx.json", listed)


def generator(root, when):
    """What generates parsers, to be unpacked in the folder of the command. It links code under the GPL."""
    tree = jars(root).only(GENERATOR)
    own = {"LICENSE": root / "packaging/licences/GPL-3.0-or-later.txt", "NOTICE": root / "runtime/generator/NOTICE"}
    add_licences(tree, root, f"{DOC}-generator/licences", own)
    listed = sbom(root / TARGET / "sbom.json", "diptych-generator", tree.jars(), when)
    tree.add(f"{DOC}-generator/sbom.cdx.json", listed)
    return tree


def with_runtime(command, runtime, root, when):
    """With a Java of its own."""
    tree = command.without("bin/diptych.cmd").plus(runtime)
    add_parts(tree, root, when, [java(runtime.entries["runtime/release"].data.decode())])
    return tree


def container(image):
    """The layer with the command; the runtime has its own."""
    return image.without("runtime/").without("bin/").below("opt/diptych").plus(folders())


def folders():
    """Folders that must exist: a file that marks each."""
    tree = Tree()
    tree.add("tmp/.keep", "")
    tree.add("work/.keep", "")
    return tree
