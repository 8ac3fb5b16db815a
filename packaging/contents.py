"""What is in the packages."""
import platform

from licences import add_licences
from pages import documentation
from sbom import java, sbom
from tree import Tree

TARGET = "runtime/cli/target"
LAUNCHER = "runtime/cli/src/main/launcher"
COMPILER = "app/lib-compiler/"
DOC = "share/doc/diptych"
SBOM = f"{DOC}/sbom.cdx.json"

# A container has no shell: it runs Java itself, which finds out what the launcher would: whether output is a terminal.
# Any user may be given; the home folder is one that each can write to.
CONTAINER = {
    "Env": ["PATH=/opt/diptych/runtime/bin", "LC_ALL=C.UTF-8", "HOME=/tmp"],
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


def application(root, version, commit, when):
    """The command with all of its parts, for a Java that is installed."""
    tree = Tree()
    for jar in jar_files(root):
        tree.file(f"app/{jar.relative_to(root / TARGET).as_posix()}", jar, False)
    tree.file("app/classes.list", root / TARGET / "classes.list", False)
    for part in ("options", "archive"):
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
    jars = {path.rsplit("/", 1)[1]: entry.data for path, entry in tree.entries.items()
            if path.startswith("app/") and path.endswith(".jar")}
    add_licences(tree, root, f"{DOC}/licences", jars)
    tree.add(SBOM, sbom(root / TARGET / "sbom.json", set(jars), when, others))


def without_compiler(complete, root, when):
    """Without the part that is under the GPL."""
    tree = complete.without(COMPILER).without(f"{DOC}/licences/")
    add_parts(tree, root, when)
    return tree


def with_runtime(complete, runtime, root, when):
    """With a Java of its own."""
    tree = complete.without("bin/diptych.cmd").plus(runtime)
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
