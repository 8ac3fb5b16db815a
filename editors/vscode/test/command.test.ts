import assert from "node:assert/strict";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { describe, test } from "node:test";
import { locate } from "../src/core/command";
import { MIN_VERSION, hasServer, isOlder, probe } from "../src/core/probe";
import { RunError, run } from "../src/core/run";
import { SKIPPED, command } from "./support/command";
import { script, temporaryFolder } from "./support/folder";

const folder = temporaryFolder();
const bin = path.join(folder, "bin");
const sources = path.join(folder, "sources");
const other = path.join(folder, "other");
const onPath = script(path.join(bin, "diptych"), 'printf "%s\\n" "$@"; cat');
const launcher = script(path.join(sources, "diptych"), "exit 3");
script(path.join(other, "diptych"), "exit 3");
fs.mkdirSync(path.join(sources, "runtime/cli"), { recursive: true });
fs.writeFileSync(path.join(sources, "runtime/cli/pom.xml"), "<project/>");

const place = { setting: "", trusted: true, folders: [sources], searchPath: bin };

describe("locate", () => {
  test("prefers the PATH to the launcher", () => {
    assert.deepEqual(locate(place), { command: [onPath] });
  });

  test("takes the launcher of a trusted workspace only", () => {
    assert.deepEqual(locate({ ...place, searchPath: "" }), { command: [launcher] });
    assert.match(problem({ ...place, searchPath: "", trusted: false }), /not found on the PATH/);
  });

  test("takes no other program called diptych in the workspace", () => {
    assert.match(problem({ ...place, searchPath: "", folders: [other] }), /not found/);
  });

  test("ignores relative folders of the PATH", () => {
    const searchPath = [path.relative(process.cwd(), bin), "."].join(path.delimiter);
    assert.match(problem({ ...place, searchPath, folders: [] }), /not found/);
  });

  test("takes the setting: a name, a path, a path in the workspace, or a list", () => {
    assert.deepEqual(locate({ ...place, setting: "diptych", folders: [] }), { command: [onPath] });
    assert.deepEqual(locate({ ...place, setting: launcher }), { command: [launcher] });
    assert.deepEqual(locate({ ...place, setting: "./diptych" }), { command: [launcher] });
    assert.deepEqual(locate({ ...place, setting: "${workspaceFolder}/diptych" }), { command: [launcher] });
    assert.deepEqual(locate({ ...place, setting: [launcher, "--home", "~/d", "a b"] }), {
      command: [launcher, "--home", path.join(os.homedir(), "d"), "a b"],
    });
  });

  test("names the setting if it leads nowhere", () => {
    assert.match(problem({ ...place, setting: "dipptych" }), /'dipptych' of the setting 'diptych.command'/);
    assert.match(problem({ ...place, setting: bin }), /not found/);
  });

  function problem(where: Parameters<typeof locate>[0]): string {
    const located = locate(where);
    assert.ok("problem" in located, JSON.stringify(located));
    return located.problem;
  }
});

describe("run", () => {
  test("passes arguments without a shell, and bytes", async () => {
    const words = ["$(touch x)", "a b", '"', "; exit 9", "*", "é"];
    const input = Uint8Array.from([0, 255, 10]);
    const outcome = await run([onPath, "first"], words, { input });
    assert.equal(outcome.code, 0);
    const expected = Buffer.concat([Buffer.from(["first", ...words].join("\n") + "\n"), input]);
    assert.deepEqual(outcome.stdout, expected);
  });

  test("returns the exit code and messages", async () => {
    const failing = script(path.join(folder, "failing"), "echo reason >&2; exit 7");
    // More than a pipe holds, to a command that does not read it.
    const outcome = await run([failing], [], { input: Buffer.alloc(1 << 20) });
    assert.deepEqual([outcome.code, outcome.stderr], [7, "reason\n"]);
  });

  test("reports a command that does not exist, and one that is stopped", async () => {
    await assert.rejects(run([path.join(folder, "missing")], []), (error) => {
      return error instanceof RunError && error.reason === "ENOENT";
    });
    const sleeping = script(path.join(folder, "sleeping"), "exec sleep 60");
    await assert.rejects(run([sleeping], [], { signal: AbortSignal.timeout(50) }), RunError);
  });
});

describe("probe", () => {
  test("compares versions by their numbers", () => {
    assert.ok(isOlder("0.9.9", "0.10.0"));
    assert.ok(isOlder("1", "1.0.1"));
    assert.ok(!isOlder("0.1.0", "0.1.0"));
    assert.ok(!isOlder("10.0", "9.9"));
  });

  test("explains commands that cannot be used", async () => {
    const cases = [
      ["older", 'echo "diptych 0.0.9"', new RegExp(`version 0\\.0\\.9; version ${MIN_VERSION} or newer is required`)],
      ["another", "echo hello", /is not Diptych\.$/],
      ["broken", "echo 'diptych: no Java found' >&2; exit 3", /is not Diptych: diptych: no Java found/],
    ] as const;
    for (const [name, content, expected] of cases) {
      const found = await probe([script(path.join(folder, name), content)]);
      assert.ok(found.kind === "unusable");
      assert.match(found.problem, expected);
    }
    const missing = await probe([path.join(folder, "missing")]);
    assert.ok(missing.kind === "unusable");
    assert.match(missing.problem, /cannot be started.*ENOENT/);
  });

  test("recognises a version without a language server", async () => {
    const content = 'case $1 in --version) echo "diptych 9.1.0";; *) echo "Usage: diptych [-hV] COMMAND";; esac';
    const serverless = script(path.join(folder, "serverless"), content);
    assert.deepEqual(await probe([serverless]), { kind: "ready", version: "9.1.0" });
    assert.equal(await hasServer([serverless]), false);
  });

  test("accepts the command of the project", SKIPPED, async () => {
    const found = await probe(command());
    assert.equal(found.kind, "ready", JSON.stringify(found));
    assert.ok(await hasServer(command()));
  });
});
