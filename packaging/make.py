"""Makes all packages: see README.md here."""
import argparse
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

import contents  # noqa: E402
from archives import write_deb, write_tar, write_zip  # noqa: E402
from oci import write_oci  # noqa: E402
from runtime_image import libraries, runtime, tool  # noqa: E402
import debian  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
KINDS = ["zip", "tar", "image", "deb", "oci"]


def main():
    options = arguments()
    version = re.search(r"<version>([^<]+)</version>", (ROOT / "pom.xml").read_text("utf-8")).group(1)
    commit = git("describe", "--always", "--dirty", "--abbrev=10", "--exclude=*")
    when = int(git("log", "-1", "--format=%ct"))
    if commit.endswith("-dirty"):
        print("package: there are changes that are not committed: only packages of a commit are reproducible",
              file=sys.stderr)
    if not options.built:
        build(commit)
    options.output.mkdir(parents=True, exist_ok=True)
    for old in options.output.glob("diptych*"):
        old.unlink()
    make(options.output, set(options.only or KINDS), version, commit, when)
    report(options.output)


def arguments():
    parser = argparse.ArgumentParser(prog="package", description="Makes all packages of this commit.")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "target" / "dist", help="the folder for them")
    parser.add_argument("--only", action="append", choices=KINDS, help="only this kind; may be repeated")
    parser.add_argument("--built", action="store_true", help="package what is built, without building it")
    return parser.parse_args()


def git(*words):
    return subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True, text=True).stdout.strip()


def build(commit):
    target = ROOT / "runtime" / "cli" / "target"
    subprocess.run(
        ["mvn", "-q", "-B", "-ntp", "-pl", "runtime/cli", "-am", "-Ppackages", "package", "-DskipTests",
         "-Dspotless.check.skip=true", "-Ddiptych.checks=-Xlint:none", f"-Ddiptych.commit={commit}"], cwd=ROOT, check=True, stdout=sys.stderr)
    subprocess.run(
        [str(ROOT / "packaging/train"), str(ROOT), str(target / "diptych-cli.jar"),
         str(target / "classes.list")], check=True)
    shutil.rmtree(target / "shell", ignore_errors=True)
    subprocess.run(
        [tool("java"), "-cp", str(target / "diptych-cli.jar"), "dev.diptych.cli.ShellFiles", str(target / "shell")],
        check=True)
    subprocess.run(
        [tool("java"), "-jar", str(target / "diptych-cli.jar"), "conformance", "pack", "-o", str(target / "vectors.zip"),
         "--vectors", str(ROOT / "conformance" / "vectors")], check=True)


def make(output, kinds, version, commit, when):
    command = contents.application(ROOT, version, commit, when)
    generator = contents.generator(ROOT, when)
    name = f"diptych-{version}"
    for own, tree in ((name, command.below(name)), (f"diptych-generator-{version}", generator)):
        if "zip" in kinds:
            write_zip(output / f"{own}.zip", tree, when)
        if "tar" in kinds:
            write_tar(output / f"{own}.tar.gz", tree, when)
    if not kinds & {"image", "deb", "oci"}:
        return
    java = runtime(contents.jar_files(ROOT))
    image = contents.with_runtime(command, java, ROOT, when)
    if "image" in kinds:
        own = f"{name}-linux-{contents.machine()}"
        write_tar(output / f"{own}.tar.gz", image.below(own), when)
    if "deb" in kinds:
        tree, control = debian.package(image, ROOT, version)
        write_deb(output / f"diptych_{version}_{debian.ARCHITECTURE}.deb", tree, control, when)
        tree, control = debian.generator(generator, ROOT, version)
        write_deb(output / f"diptych-generator_{version}_all.deb", tree, control, when)
    if "oci" in kinds:
        layers = [libraries(java), java.below("opt/diptych"), contents.container(image)]
        write_oci(output / f"{name}-oci.tar", layers, contents.CONTAINER, when, version)


def report(output):
    lines = []
    for path in sorted(output.glob("diptych*")):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        lines.append(f"{digest}  {path.name}\n")
        print(f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}\n            SHA-256 {digest}")
    (output / "SHA256SUMS").write_text("".join(lines))


if __name__ == "__main__":
    main()
