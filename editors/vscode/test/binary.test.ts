import assert from "node:assert/strict";
import * as fs from "node:fs";
import * as path from "node:path";
import { describe, test } from "node:test";
import { replaceFile } from "../src/core/atomic";
import { Diptych } from "../src/core/diptych";
import { hasNewReplacements, survivesShiftJis } from "../src/core/encoding";
import { TextOfBinary } from "../src/core/textOfBinary";
import { binaryPath, compiledPath, textPath } from "../src/core/textPath";
import { SKIPPED, command } from "./support/command";
import { PROJECT } from "./support/files";
import { temporaryFolder } from "./support/folder";

const folder = temporaryFolder();
const examples = path.join(PROJECT, "spec/formats/input_animation/examples");
const compiled = new Map<string, Buffer>();
const never = async () => assert.fail("nothing to overwrite");

/** The binary file of an example. */
async function compiledExample(name: string): Promise<Buffer> {
  const known = compiled.get(name);
  if (known) {
    return known;
  }
  const result = await new Diptych(command()).compile(fs.readFileSync(path.join(examples, name)));
  assert.ok(result.ok, JSON.stringify(result.messages));
  compiled.set(name, result.bytes);
  return result.bytes;
}

/** A recording, and its text. */
async function recording(name: string) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, await compiledExample("pinch_and_drag.twin"));
  const storage = { read: async () => fs.readFileSync(file), write: (bytes: Uint8Array) => replaceFile(file, bytes) };
  return { file, text: new TextOfBinary(storage, false, { folder }) };
}

async function read(text: TextOfBinary, edited = false): Promise<string> {
  const result = await text.read(new Diptych(command()), edited);
  assert.ok(result.ok, JSON.stringify(result.messages));
  return result.bytes.toString("utf8");
}

describe("text of a binary file", SKIPPED, () => {
  const diptych = () => new Diptych(command());

  test("is saved as the same bytes if it is not edited", async () => {
    const { file, text } = await recording("same.bin");
    const before = fs.readFileSync(file);
    const inode = fs.statSync(file).ino;
    const saved = await text.save(diptych(), Buffer.from(await read(text)), never);
    assert.equal(saved.kind, "saved");
    assert.deepEqual(fs.readFileSync(file), before);
    assert.equal(fs.statSync(file).ino, inode, "an unchanged file is not written");
  });

  test("is compiled, again and again", async () => {
    const { file, text } = await recording("edited.bin");
    const original = await read(text);
    const [marker] = /\("[^"]*"\)/.exec(original) ?? assert.fail("no marker");
    for (const name of ["first", "second"]) {
      const edited = original.replace(marker, `("${name}")`);
      const saved = await text.save(diptych(), Buffer.from(edited), never);
      assert.equal(saved.kind, "saved", JSON.stringify(saved));
      assert.ok(fs.readFileSync(file).includes(name));
      assert.equal(await read(text), edited);
    }
  });

  test("with an error leaves the file as it was", async () => {
    const { file, text } = await recording("broken.bin");
    const before = fs.readFileSync(file);
    const content = (await read(text)).replace("Camera {", "Camera {\n  Positon { }");
    const saved = await text.save(diptych(), Buffer.from(content), never);
    assert.ok(saved.kind === "rejected");
    const error = saved.messages.find((message) => message.severity === "error");
    const line = content.split("\n").findIndex((candidate) => candidate.includes("Positon")) + 1;
    assert.equal(error?.code, "unknown-field");
    assert.equal(error?.text?.line, line);
    assert.deepEqual(fs.readFileSync(file), before);
    assert.deepEqual(fs.readdirSync(folder).filter((name) => name.endsWith(".tmp")), []);
  });

  test("does not replace a file that has changed, also if size and time are the same", async () => {
    const { file, text } = await recording("conflict.bin");
    const content = (await read(text)).replace("layout = shipped", "layout = shipped # edited");
    const { atime, mtime } = fs.statSync(file);
    const changed = Buffer.from(fs.readFileSync(file).toString("latin1").replace("grab", "gras"), "latin1");
    assert.notDeepEqual(changed, fs.readFileSync(file));
    fs.writeFileSync(file, changed);
    fs.utimesSync(file, atime, mtime);
    // Something else reads the new text while the editor has changes.
    await text.read(diptych(), true);
    assert.equal((await text.save(diptych(), Buffer.from(content), async () => false)).kind, "conflict");
    assert.deepEqual(fs.readFileSync(file), changed);
    assert.equal((await text.save(diptych(), Buffer.from(content), async () => true)).kind, "saved");
    assert.notDeepEqual(fs.readFileSync(file), changed);
  });

  test("is saved without a question after it was read again or reverted", async () => {
    const { file, text } = await recording("reverted.bin");
    await read(text);
    fs.writeFileSync(file, await compiledExample("head_turn.twin"));
    const content = await read(text, true);
    text.unedited();
    assert.equal((await text.save(diptych(), Buffer.from(content), never)).kind, "saved");
  });

  test("asks before it creates a file that was deleted", async () => {
    const { file, text } = await recording("deleted.bin");
    const content = await read(text);
    fs.rmSync(file);
    assert.equal((await text.save(diptych(), Buffer.from(content), async () => false)).kind, "conflict");
    assert.ok(!fs.existsSync(file));
  });

  test("tells whether comments are lost", async () => {
    const { text } = await recording("comments.bin");
    const content = await read(text);
    assert.equal(await text.losesWords(diptych(), Buffer.from(content.replaceAll("\n", "\r\n  "))), false);
    assert.equal(await text.losesWords(diptych(), Buffer.from(content.replace("Eof", "# why\nEof"))), true);
  });

  test("is not written by an editor that cannot encode it", async () => {
    const { file, text } = await recording("replaced.bin");
    const before = fs.readFileSync(file);
    const content = (await read(text)).replace(/Eof\s*$/, '# \uFFFD\nEof\n');
    assert.equal((await text.save(diptych(), Buffer.from(content), never)).kind, "rejected");
    assert.deepEqual(fs.readFileSync(file), before);
  });

  test("of a file that is none of ours has a reason", async () => {
    const result = await diptych().decompile(fs.readFileSync(path.join(PROJECT, "README.md")));
    assert.ok(!result.ok);
    assert.equal(result.messages[0]?.code, "bad-magic");
  });

  test("is that of a spec if no format that ships fits", async () => {
    const specs = path.join(PROJECT, "conformance/specs/tlv");
    const own = new Diptych(command(), [path.join(specs, "tlv.ksy")]);
    const binary = await own.compile(fs.readFileSync(path.join(specs, "all.twin")));
    assert.ok(binary.ok, JSON.stringify(binary.messages));
    const back = await own.decompile(binary.bytes);
    assert.ok(back.ok);
    const shipped = await own.decompile(await compiledExample("head_turn.twin"));
    assert.ok(shipped.ok);
  });

  test("includes files of its folder, and expands", async () => {
    fs.writeFileSync(path.join(folder, "head.twin"), "let head = (0 1.6m 0)\n");
    const content = 'Input Animation Ver 1.1\ninclude "head.twin"\nCamera { Position { 0 $head } }\nEof\n';
    const expanded = await diptych().expand(Buffer.from(content), { folder });
    assert.ok(expanded.ok, JSON.stringify(expanded.messages));
    assert.match(expanded.bytes.toString("utf8"), /0 \(0 1\.6 0\)/);
    assert.ok((await diptych().verify(Buffer.from(content), { folder })).ok);
    assert.ok(!(await diptych().compile(Buffer.from(content))).ok, "without a folder there is nothing to include");
  });
});

describe("replaceFile", () => {
  test("keeps the mode and follows links", async () => {
    const target = path.join(folder, "target");
    const link = path.join(folder, "link");
    fs.writeFileSync(target, "old", { mode: 0o640 });
    fs.symlinkSync(target, link);
    await replaceFile(link, Buffer.from("new"));
    assert.equal(fs.readFileSync(target, "utf8"), "new");
    assert.ok(fs.lstatSync(link).isSymbolicLink());
    assert.equal(fs.statSync(target).mode & 0o777, 0o640);
  });

  test("creates a file, and leaves nothing behind if it cannot", async () => {
    await replaceFile(path.join(folder, "created"), Buffer.from("new"));
    assert.equal(fs.readFileSync(path.join(folder, "created"), "utf8"), "new");
    await assert.rejects(replaceFile(path.join(folder, "none", "file"), Buffer.from("new")));
    const directory = path.join(folder, "directory");
    fs.mkdirSync(directory);
    await assert.rejects(replaceFile(directory, Buffer.from("new")));
    assert.deepEqual(fs.readdirSync(folder).filter((name) => name.endsWith(".tmp")), []);
  });
});

describe("paths and encodings", () => {
  test("a text has the ending of its language", () => {
    assert.equal(textPath("/a/take.bin", Buffer.from([8])), "/a/take.bin.twin");
    assert.equal(textPath("/a/wave.mkmb", Buffer.from("MKMB1")), "/a/wave.mkmb.mkm");
    assert.equal(binaryPath("/a/take.bin.twin"), "/a/take.bin");
    assert.equal(binaryPath("/a/wave.mkmb.mkm"), "/a/wave.mkmb");
    assert.equal(compiledPath("/a.b/take.twin"), "/a.b/take.bin");
    assert.equal(compiledPath("/a.b/wave.mkm"), "/a.b/wave.mkmb");
  });

  test("Shift JIS that an editor would change is recognised", () => {
    const bytes = (...codes: number[]) => Uint8Array.from(codes);
    assert.ok(survivesShiftJis(Buffer.from('name = "arm"\r\n\t~\\')));
    assert.ok(survivesShiftJis(bytes(0x83, 0x5c, 0x8a, 0x6f, 0xb1)), "katakana, kanji, half width");
    assert.ok(!survivesShiftJis(bytes(0xed, 0x40)), "a character with a second code");
    assert.ok(!survivesShiftJis(bytes(0xfa, 0x5c)), "the second code");
    assert.ok(!survivesShiftJis(bytes(0x81, 0x22)), "no second byte");
    assert.ok(!survivesShiftJis(bytes(0x61, 0x83)), "at the end");
    assert.ok(!survivesShiftJis(bytes(0xf0, 0x40)), "private use");
    assert.ok(!survivesShiftJis(bytes(0x80)), "no character");
  });

  test("replaced characters are recognised", () => {
    assert.ok(hasNewReplacements(Buffer.from("a"), Buffer.from("\uFFFD")));
    assert.ok(!hasNewReplacements(Buffer.from("\uFFFD"), Buffer.from("\uFFFD")));
    assert.ok(!hasNewReplacements(Buffer.from("a"), Buffer.from("é")));
  });
});
