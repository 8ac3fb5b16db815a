import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { describe, test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { EXTENSION, PROJECT } from "./support/files";

const read = (file: string) => fs.readFileSync(path.join(EXTENSION, file), "utf8");
const manifest = JSON.parse(read("package.json"));

describe("package.json", () => {
  test("names files that exist", () => {
    const { languages, grammars, snippets } = manifest.contributes;
    const files = [manifest.main, ...[...grammars, ...snippets].map(({ path: file }) => file)];
    for (const file of [...files, ...languages.map(({ configuration }: any) => configuration)]) {
      assert.ok(fs.existsSync(path.join(EXTENSION, file)), file);
    }
  });

  test("uses commands in menus that it contributes", () => {
    const commands = manifest.contributes.commands.map(({ command }: any) => command);
    for (const entry of Object.values<any[]>(manifest.contributes.menus).flat()) {
      assert.ok(commands.includes(entry.command), entry.command);
    }
  });

  test("leaves .ksy to extensions for YAML", () => {
    const extensions = manifest.contributes.languages.flatMap((language: any) => language.extensions);
    assert.deepEqual(extensions, [".twin", ".mkm"]);
  });

  test("restricts every setting that decides what runs", () => {
    const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
    const settings = Object.keys(manifest.contributes.configuration.properties);
    assert.deepEqual(settings.filter((name) => !restrictedConfigurations.includes(name)), ["diptych.trace.server"]);
  });

  test("has fixed versions, and types of the oldest editor that it runs in", () => {
    for (const [name, version] of Object.entries<string>(manifest.devDependencies)) {
      assert.match(version, /^\d+\.\d+\.\d+$/, name);
    }
    assert.equal(manifest.engines.vscode, `^${manifest.devDependencies["@types/vscode"]}`);
    const client = JSON.parse(read("node_modules/vscode-languageclient/package.json"));
    assert.equal(client.engines.vscode, manifest.engines.vscode);
  });

  test("has a lock file without addresses of other registries", () => {
    const lock = JSON.parse(read("package-lock.json"));
    for (const [name, entry] of Object.entries<any>(lock.packages)) {
      const address = entry.resolved ?? "https://registry.npmjs.org/";
      assert.ok(address.startsWith("https://registry.npmjs.org/"), `${name}: ${address}`);
    }
  });
});

describe("language configuration", () => {
  const configuration = JSON.parse(read("language-configuration.json"));
  const increase = new RegExp(configuration.indentationRules.increaseIndentPattern);
  const decrease = new RegExp(configuration.indentationRules.decreaseIndentPattern);

  test("indents after what a line opens", () => {
    for (const line of ["Camera {", "  move Palm {  # path", '  ("a" {', "let a = {", "(1 2", 'Foo { name = "}" Bar {']) {
      assert.ok(increase.test(line), line);
    }
    for (const line of ["Camera { }", "  0 (1 2 3)", "# Camera {", 'name = "{"', "}", "move { 0 (1 2) }  # {"]) {
      assert.ok(!increase.test(line), line);
    }
    assert.ok(decrease.test("  }") && decrease.test(")") && !decrease.test("a }"));
  });

  test("has words for names, references and numbers", () => {
    const words = 'use $tap ease-in-out -0.5s Position'.match(new RegExp(configuration.wordPattern, "g"));
    assert.deepEqual(words, ["use", "$tap", "ease-in-out", "-0.5s", "Position"]);
  });
});

describe("the package", () => {
  const file = path.join(EXTENSION, "out", "test.vsix");
  const vsce = path.join(EXTENSION, "node_modules/@vscode/vsce/vsce");
  execFileSync(process.execPath, [vsce, "package", "--no-dependencies", "--allow-missing-repository", "--out", file], {
    cwd: EXTENSION,
    stdio: "pipe",
  });
  const entries = unzip(fs.readFileSync(file));

  test("contains the bundle and nothing else", () => {
    assert.deepEqual([...entries.keys()].sort(), [
      "[Content_Types].xml",
      "extension.vsixmanifest",
      "extension/LICENSE.txt",
      "extension/changelog.md",
      "extension/dist/THIRD-PARTY.txt",
      "extension/dist/extension.js",
      "extension/language-configuration.json",
      "extension/package.json",
      "extension/readme.md",
      "extension/snippets/diptych.json",
      "extension/snippets/mikoto-motion.json",
      "extension/syntaxes/diptych.tmLanguage.json",
      "extension/syntaxes/mikoto-motion.tmLanguage.json",
    ]);
    const size = [...entries.values()].reduce((sum, entry) => sum + entry.length, 0);
    assert.ok(size < 1 << 20, `${size} bytes`);
  });

  test("has the manifest, and a bundle that needs VS Code only", () => {
    const packed = JSON.parse(content("extension/package.json"));
    assert.equal(packed.version, manifest.version);
    assert.deepEqual(packed.engines, manifest.engines);
    assert.deepEqual(packed.activationEvents, manifest.activationEvents);
    const bundle = content("extension/dist/extension.js");
    const required = [...bundle.matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1] ?? "");
    const builtin = new Set(process.getBuiltinModule("node:module").builtinModules);
    const foreign = required.filter((name) => !builtin.has(name.replace(/^node:/, "")));
    assert.deepEqual([...new Set(foreign)], ["vscode"]);
    assert.match(content("extension/changelog.md"), new RegExp(`## ${manifest.version}`));
    assert.match(content("extension/LICENSE.txt"), /Apache License\s+Version 2\.0/);
    assert.equal(read("LICENSE"), fs.readFileSync(path.join(PROJECT, "LICENSE"), "utf8"));
  });

  test("documents its commands and settings", () => {
    const readme = content("extension/readme.md");
    const { commands, configuration } = manifest.contributes;
    for (const name of [...commands.map(({ title }: any) => title), ...Object.keys(configuration.properties)]) {
      assert.ok(readme.includes(name), name);
    }
  });

  test("has the licences of all packages in the bundle, which THIRD-PARTY.md lists", () => {
    const notices = content("extension/dist/THIRD-PARTY.txt");
    const packed = [...notices.matchAll(/^(\S+) (\d+\.\d+\.\d+) \(([^)]+)\)$/gm)].map((match) => match.slice(1));
    const page = fs.readFileSync(path.join(PROJECT, "THIRD-PARTY.md"), "utf8");
    const rows = page.slice(page.indexOf("editors/vscode")).matchAll(/^\| `([^` ]+) (\S+)` \| (\S+) \|/gm);
    assert.deepEqual([...rows].map((match) => match.slice(1)), packed);
    assert.ok(packed.length > 5);
  });

  function content(name: string): string {
    return entries.get(name)?.toString("utf8") ?? assert.fail(name);
  }
});

/** The files of a zip archive, by the list at its end. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < zip.readUInt16LE(end + 10); i++) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    entries.set(zip.toString("utf8", at + 46, at + 46 + name), method === 0 ? packed : inflateRawSync(packed));
    at += 46 + name + extra + comment;
  }
  return entries;
}
