import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { after } from "node:test";

/** A new folder, which is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "diptych vscode é "));
  after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a program for a shell. */
export function script(file: string, content: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\n${content}\n`, { mode: 0o755 });
  return file;
}
