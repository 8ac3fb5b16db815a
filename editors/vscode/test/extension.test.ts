import assert from "node:assert/strict";
import * as fs from "node:fs";
import * as path from "node:path";
import { after, describe, test } from "node:test";
import { URI } from "vscode-uri";
import { Diptych } from "../src/core/diptych";
import { SKIPPED, command } from "./support/command";
import { EXTENSION, PROJECT } from "./support/files";
import { script, temporaryFolder } from "./support/folder";
import { Editor, document } from "./support/vscode";

const manifest = JSON.parse(fs.readFileSync(path.join(EXTENSION, "package.json"), "utf8"));
const examples = path.join(PROJECT, "spec/formats/input_animation/examples");
const folder = temporaryFolder();

/** An editor with the extension, and a recording. */
async function started(settings: Record<string, unknown> = {}) {
  const editor = new Editor();
  const setting = settings["command"] ?? command();
  Object.entries({ ...settings, command: setting }).forEach(([name, value]) => editor.settings.set(name, value));
  editor.folders = [URI.file(folder)];
  const extension = editor.activate();
  after(() => extension.deactivate());
  return editor;
}

let count = 0;

async function recording(): Promise<URI> {
  const result = await new Diptych(command()).compile(fs.readFileSync(path.join(examples, "head_turn.twin")));
  assert.ok(result.ok);
  const file = path.join(folder, `take ${++count}.bin`);
  fs.writeFileSync(file, result.bytes);
  return URI.file(file);
}

function textUri(binary: URI): URI {
  return binary.with({ scheme: "diptych", path: `${binary.path}.twin` });
}

/** A file of another program. */
function foreign(): URI {
  const file = path.join(folder, "<b>firmware.bin");
  fs.writeFileSync(file, Buffer.from("\xff\0 another program wrote this", "latin1"));
  return URI.file(file);
}

function panel() {
  const webview = { html: "", options: {} };
  return { webview, viewColumn: 2, disposed: false, dispose() { this.disposed = true; } };
}

describe("extension", () => {
  test("registers what package.json contributes, and starts nothing", async () => {
    const ran = path.join(folder, "ran");
    const editor = await started({ command: script(path.join(folder, "spy"), `touch '${ran}'`) });
    const contributed = manifest.contributes.commands.map((entry: { command: string }) => entry.command);
    assert.deepEqual([...editor.commands.keys()].sort(), contributed.sort());
    assert.ok(editor.fileSystem && editor.contents && editor.customEditor);
    editor.startsServer = true;
    const other = document(URI.file("/a/notes.txt"), "");
    other.languageId = "plaintext";
    editor.open(other);
    assert.ok(!fs.existsSync(ran));
  });

  test("explains a command that is missing, with advice", async () => {
    const editor = await started({ command: "./missing" });
    editor.answers.push("Open Settings");
    editor.tabs = [new (editor.api as any).TabInputText(URI.file(path.join(folder, "a.twin")))];
    await editor.run("diptych.verify", URI.file(__filename));
    assert.match(editor.messages[0] ?? "", /'\.\/missing' of the setting 'diptych.command' was not found\. Install Diptych/);
    assert.deepEqual(editor.executed, [["workbench.action.openSettings", "diptych.command"]]);
  });

  test("offers to trust a workspace whose launcher it may not start", async () => {
    const editor = await started({ command: "" });
    editor.isTrusted = false;
    editor.folders = [URI.file(PROJECT)];
    const searchPath = process.env["PATH"];
    process.env["PATH"] = "";
    try {
      editor.answers.push("Manage Workspace Trust");
      await editor.run("diptych.showText", URI.file(path.join(folder, "a.bin")));
      assert.match(editor.messages[0] ?? "", /not found on the PATH/);
      assert.deepEqual(editor.executed, [["workbench.trust.manage"]]);
    } finally {
      process.env["PATH"] = searchPath;
    }
  });
});

describe("a spec in the editor", () => {
  test("has the colours of YAML if nothing else knows it, once", async () => {
    const editor = await started();
    const spec = document(URI.file("/a/point.ksy"), "meta:\n  id: point\n");
    spec.languageId = "plaintext";
    editor.open(spec);
    assert.equal(spec.languageId, "yaml");
    spec.languageId = "plaintext";
    editor.open(spec);
    assert.equal(spec.languageId, "plaintext", "the user has selected it");
  });

  test("keeps the language that another extension gives it", async () => {
    const editor = await started();
    const spec = document(URI.file("/a/point.ksy"), "");
    spec.languageId = "kaitai-struct";
    editor.open(spec);
    const other = document(URI.file("/a/notes.txt"), "");
    other.languageId = "plaintext";
    editor.open(other);
    assert.deepEqual([spec.languageId, other.languageId], ["kaitai-struct", "plaintext"]);
  });
});

describe("a tab with a binary file", SKIPPED, () => {
  /** Opens a tab as VS Code does for a file that it cannot show, and waits for what happens then. */
  async function opened(editor: Editor, uri: URI) {
    const input = new (editor.api as any).TabInputText(uri);
    const tab = { input, isPreview: true, group: { viewColumn: 2 } };
    await Promise.all(editor.tabsChanged.fire({ opened: [tab], closed: [], changed: [] }));
    return tab;
  }

  test("is replaced by its text, whatever its ending is", async () => {
    const editor = await started();
    const binary = await recording();
    const other = URI.file(`${binary.fsPath}.dat`);
    fs.renameSync(binary.fsPath, other.fsPath);
    const tab = await opened(editor, other);
    assert.deepEqual(editor.closed, [tab]);
    assert.deepEqual(editor.shown.map(String), [textUri(other).toString()]);
  });

  test("stays if the user has chosen an editor for its ending", async () => {
    const editor = await started({ editorAssociations: { "*.bin": "hexEditor.hexedit" } });
    await opened(editor, await recording());
    assert.deepEqual([editor.closed, editor.shown], [[], []]);
  });

  test("stays if it is of another program, or a text", async () => {
    const editor = await started();
    await opened(editor, foreign());
    await opened(editor, URI.file(path.join(examples, "head_turn.twin")));
    assert.deepEqual([editor.closed, editor.shown], [[], []]);
    assert.deepEqual(editor.messages, []);
  });
});

describe("a binary file in the editor", SKIPPED, () => {
  test("opens as its text in its place", async () => {
    const editor = await started();
    const binary = await recording();
    editor.tabs = [new (editor.api as any).TabInputCustom(binary)];
    const view = panel();
    await editor.customEditor.resolveCustomEditor(editor.customEditor.openCustomDocument(binary), view);
    assert.deepEqual(editor.shown.map(String), [textUri(binary).toString()]);
    assert.ok(view.disposed);
    const text = Buffer.from(await editor.fileSystem.readFile(textUri(binary))).toString("utf8");
    assert.match(text, /^Input Animation Ver 1\.1\n/);
  });

  test("shows its text in a comparison", async () => {
    const editor = await started();
    const view = panel();
    await editor.customEditor.resolveCustomEditor(editor.customEditor.openCustomDocument(await recording()), view);
    assert.match(view.webview.html, /<pre>Input Animation Ver 1\.1\n/);
    assert.ok(!view.disposed);
  });

  test("has a page with the reason if it is none of ours", async () => {
    const editor = await started();
    const other = foreign();
    editor.tabs = [new (editor.api as any).TabInputCustom(other)];
    const view = panel();
    await editor.customEditor.resolveCustomEditor(editor.customEditor.openCustomDocument(other), view);
    assert.match(view.webview.html, /&lt;b&gt;firmware\.bin has no text/);
    assert.match(view.webview.html, /unknown format/);
    assert.match(view.webview.html, /command:workbench\.action\.reopenWithEditor/);
    assert.doesNotMatch(view.webview.html, /<script|<b>/);
    assert.deepEqual(editor.shown, []);
  });

  test("is compiled when its text is saved", async () => {
    const editor = await started();
    const binary = await recording();
    const uri = textUri(binary);
    const changes: unknown[] = [];
    editor.fileSystem.onDidChangeFile((events: unknown[]) => changes.push(...events));
    const text = Buffer.from(await editor.fileSystem.readFile(uri)).toString("utf8");
    const edited = text.replace(/Eof\s*$/, 'Markers {\n  1 ("here")\n}\nEof\n');
    await editor.fileSystem.writeFile(uri, Buffer.from(edited), { create: true, overwrite: true });
    assert.ok(fs.readFileSync(binary.fsPath).includes("here"));
    assert.equal(changes.length, 1);
    assert.equal((await editor.fileSystem.stat(uri)).mtime, fs.statSync(binary.fsPath).mtimeMs);
  });

  test("stays as it was if its text has an error, which is shown at its line", async () => {
    const editor = await started();
    const binary = await recording();
    const uri = textUri(binary);
    const before = fs.readFileSync(binary.fsPath);
    const text = Buffer.from(await editor.fileSystem.readFile(uri)).toString("utf8");
    const broken = Buffer.from(text.replace("Position {", "Positon {"));
    const line = broken.toString("utf8").split("\n").findIndex((content) => content.includes("Positon"));
    await assert.rejects(editor.fileSystem.writeFile(uri, broken, { create: true }), (error) => {
      return error instanceof Error && error.message.includes(`was not changed: ${line + 1}:3: Camera has no block`);
    });
    const [problem] = editor.problems.get(uri.toString()) ?? [];
    assert.deepEqual([problem?.range.start.line, problem?.code, problem?.severity], [line, "unknown-field", 0]);
    assert.deepEqual(fs.readFileSync(binary.fsPath), before);
  });

  test("is not replaced if it has changed, unless the user says so", async () => {
    const editor = await started();
    const binary = await recording();
    const uri = textUri(binary);
    const text = await editor.fileSystem.readFile(uri);
    const other = Buffer.from(fs.readFileSync(binary.fsPath));
    other.writeUInt8(7, other.length - 1);
    fs.writeFileSync(binary.fsPath, other);
    editor.answers.push(undefined, "Overwrite");
    await assert.rejects(editor.fileSystem.writeFile(uri, text, { create: true }), /has changed since/);
    assert.deepEqual(fs.readFileSync(binary.fsPath), other);
    await editor.fileSystem.writeFile(uri, text, { create: true });
    assert.notDeepEqual(fs.readFileSync(binary.fsPath), other);
    assert.equal(editor.messages.length, 2);
  });

  test("has no other operations of files", async () => {
    const { fileSystem } = await started();
    for (const operation of ["readDirectory", "createDirectory", "delete", "rename"]) {
      assert.throws(() => fileSystem[operation](URI.file("/a")), /binary file/);
    }
    const missing = URI.file(path.join(folder, "missing.bin.twin")).with({ scheme: "diptych" });
    await assert.rejects(fileSystem.readFile(missing));
    await assert.rejects(fileSystem.writeFile(missing, Buffer.from("Eof"), { create: true }), /Save a text as a file/);
  });
});

describe("commands", SKIPPED, () => {
  test("compile writes a binary file where the user wants it, and there again", async () => {
    const editor = await started();
    const source = editor.open(document(URI.file(path.join(examples, "head_turn.twin"))));
    const target = URI.file(path.join(folder, "compiled.bin"));
    editor.answers.push(target);
    await editor.run("diptych.compile", source.uri);
    assert.ok(fs.existsSync(target.fsPath), editor.messages.join("\n"));
    fs.rmSync(target.fsPath);
    await editor.run("diptych.compile", source.uri);
    assert.ok(fs.existsSync(target.fsPath), editor.messages.join("\n"));
  });

  test("compile shows errors and writes nothing", async () => {
    const editor = await started();
    const uri = URI.file(path.join(folder, "broken.twin"));
    editor.open(document(uri, "Input Animation Ver 1.1\nCamera {\n  Foo = 1\n}\nEof\n"));
    const target = URI.file(path.join(folder, "broken.bin"));
    editor.answers.push(target, "Show Problems");
    await editor.run("diptych.compile", uri);
    assert.ok(!fs.existsSync(target.fsPath));
    assert.equal(editor.problems.get(uri.toString())?.[0]?.range.start.line, 2);
    assert.deepEqual(editor.executed, [["workbench.actions.view.problems"]]);
  });

  test("compare shows two files as texts", async () => {
    const editor = await started();
    const [left, right] = [await recording(), await recording()];
    await editor.run("diptych.compare", left, [left, right]);
    const [name, ...uris] = editor.executed[0] ?? [];
    assert.equal(name, "vscode.diff");
    assert.deepEqual(uris.slice(0, 2).map(String), [textUri(left).toString(), textUri(right).toString()]);
    editor.answers.push([foreign()]);
    await editor.run("diptych.compare", left, [left]);
    assert.match(editor.messages.at(-1) ?? "", /has no text: .*unknown format/);
  });

  test("verify reports", async () => {
    const editor = await started();
    await editor.run("diptych.verify", await recording());
    assert.match(editor.messages[0] ?? "", /^ok take \d+\.bin: Input Animation 1\.1/);
    await editor.run("diptych.verify", foreign());
    assert.match(editor.messages[1] ?? "", /firmware\.bin: .*unknown format/);
  });

  test("expand shows the plain text", async () => {
    const editor = await started();
    const source = editor.open(document(URI.file(path.join(PROJECT, "runtime/animation/docs/examples/pinch_drag.twin"))));
    await editor.run("diptych.expand", source.uri);
    assert.match(editor.shown[0]?.path ?? "", /\/pinch_drag\.plain\.twin$/);
    const plain: string = await editor.contents.provideTextDocumentContent(editor.shown[0]);
    assert.match(plain, /^Input Animation Ver 1\.1\n/);
    assert.doesNotMatch(plain, /\$|let |cm/);
  });
});

describe("the language server", () => {
  const log = path.join(folder, "server.log");
  const server = path.join(EXTENSION, "test/support/server.mjs");
  const fake = script(
    path.join(folder, "with-server"),
    `case "$1 $2" in
       "--version ") echo "diptych 9.0.0";;
       "lsp --help") echo "Usage: diptych lsp [-hV]";;
       "lsp ") exec '${process.execPath}' '${server}' '${log}';;
       *) echo "unexpected: $*" >> '${log}'; exit 2;;
     esac`,
  );

  test("starts with the first document that it knows, restarts and stops", async () => {
    const editor = new Editor();
    editor.startsServer = true;
    editor.settings.set("command", fake);
    const extension = editor.activate();
    assert.equal(editor.status["text"], "Diptych is not running");
    editor.open(document(URI.file("/a/format.ksy"), "meta:\n  id: a\n"));
    await until(() => editor.status["text"] === "Diptych");
    assert.match(String(editor.status["detail"]), /^9\.0\.0: .*with-server$/);
    await until(() => methods().includes("initialized"));
    await editor.run("diptych.restart");
    await until(() => methods().filter((method) => method === "initialized").length === 2);
    assert.ok(methods().includes("shutdown"));
    await extension.deactivate();
    await until(() => methods().filter((method) => method === "exit").length === 2);
    assert.deepEqual(editor.messages, []);
  });

  test("is that of the command", SKIPPED, async () => {
    const editor = new Editor();
    editor.startsServer = true;
    editor.settings.set("command", command());
    const extension = editor.activate();
    editor.open(document(URI.file(path.join(examples, "head_turn.twin"))));
    await until(() => editor.status["busy"] === false && editor.status["text"] === "Diptych");
    await extension.deactivate();
    assert.equal(editor.status["text"], "Diptych is not running");
  });

  test("is missing in a command that is too old", async () => {
    const editor = new Editor();
    const content = 'if [ "$1" = --version ]; then echo "diptych 1.0.0"; else echo "Usage: diptych [-hV]"; fi';
    editor.startsServer = true;
    editor.settings.set("command", script(path.join(folder, "old"), content));
    const extension = editor.activate();
    editor.open(document(URI.file("/a/take.twin"), ""));
    await until(() => editor.messages.length > 0);
    assert.match(editor.messages[0] ?? "", /has no language server: it is too old\. Install Diptych/);
    assert.equal(editor.status["severity"], 2);
    await extension.deactivate();
  });

  function methods(): string[] {
    return fs.existsSync(log) ? fs.readFileSync(log, "utf8").trim().split("\n") : [];
  }
});

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 2400 && !condition(); i++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.ok(condition(), "not within 2 minutes");
}
