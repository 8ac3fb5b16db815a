"""Reduces the list of parts that the build makes (CycloneDX) to what is in one package."""
import json
import time


def sbom(path, name, jars, when, others=()):
    """The list of the package `name` with `jars` (names with versions) and `others`, components that are no jars."""
    bom = json.loads(path.read_text("utf-8"))
    kept = [part for part in bom["components"] if f"{part['name']}-{part['version']}.jar" in jars]
    missing = {jar for jar in jars if jar != "diptych-cli.jar"} - {
        f"{part['name']}-{part['version']}.jar" for part in kept}
    if missing:
        raise SystemExit(f"package: the list of parts has no {', '.join(sorted(missing))}")
    main = bom["metadata"]["component"]
    if main["name"] != name:
        main = next(part for part in kept if part["name"] == name)
        kept.remove(main)
        bom["metadata"]["component"] = main
    main["type"] = "application"
    references = {part["bom-ref"] for part in kept} | {main["bom-ref"]}
    bom["metadata"]["timestamp"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when))
    bom["components"] = sorted(kept, key=lambda part: part["bom-ref"]) + list(others)
    bom["dependencies"] = [
        {**each, "dependsOn": sorted(set(each.get("dependsOn", [])) & references)}
        for each in sorted(bom["dependencies"], key=lambda each: each["ref"]) if each["ref"] in references]
    return json.dumps(bom, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def java(release):
    """The component for the Java of an image; `release` is the file that describes it."""
    facts = dict(line.split("=", 1) for line in release.splitlines() if "=" in line)
    version = facts.get("JAVA_RUNTIME_VERSION", facts["JAVA_VERSION"]).strip('"')
    return {
        "type": "framework",
        "name": "OpenJDK",
        "version": version,
        "publisher": facts.get("IMPLEMENTOR", "").strip('"'),
        "licenses": [{"expression": "GPL-2.0-only WITH Classpath-exception-2.0"}],
    }
