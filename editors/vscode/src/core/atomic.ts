import { randomUUID } from "node:crypto";
import * as fs from "node:fs/promises";
import * as path from "node:path";

/**
 * Replaces the content of a file by a rename, so that it is complete or unchanged. Links are followed; mode
 * and, where the system permits it, owner are kept.
 */
export async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  const target = await realPath(file);
  const before = await fs.stat(target).catch(() => undefined);
  if (before) {
    // A rename would also replace a file that may not be written.
    await fs.access(target, fs.constants.W_OK);
  }
  const temporary = path.join(path.dirname(target), `.diptych-${randomUUID()}.tmp`);
  try {
    const handle = await fs.open(temporary, "wx", before ? before.mode & 0o7777 : 0o666);
    try {
      await handle.writeFile(bytes);
      if (before) {
        await handle.chown(before.uid, before.gid).catch(() => undefined);
        await handle.chmod(before.mode & 0o7777);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(temporary, target);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
}

async function realPath(file: string): Promise<string> {
  try {
    return await fs.realpath(file);
  } catch {
    return file;
  }
}
