import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";

/** A program and the arguments before those of a call. */
export type Command = readonly [string, ...string[]];

/** Where to look for the command `diptych`. */
export interface Place {
  /** The setting: a program, or a program and its arguments. Empty if it is not set. */
  readonly setting: string | readonly string[];
  /** Whether the workspace may name programs to run. */
  readonly trusted: boolean;
  /** The folders of the workspace. */
  readonly folders: readonly string[];
  /** The variable PATH. */
  readonly searchPath: string;
}

/** The command, or the reason why there is none, with advice. */
export type Located = { readonly command: Command } | { readonly problem: string };

const DEFAULT_NAME = "diptych";
const PROGRAM_ENDINGS = process.platform === "win32" ? [".exe", ".com"] : [""];

/**
 * Finds the command: the one of the setting, otherwise `diptych` on the PATH, otherwise the launcher of a
 * trusted workspace. The result is an absolute path, so that no program of the current folder runs by accident.
 */
export function locate(place: Place): Located {
  const [name, ...rest] = typeof place.setting === "string" ? [place.setting] : place.setting;
  if (name !== undefined && name !== "") {
    const program = findProgram(expand(name, place.folders), place);
    return program
      ? { command: [program, ...rest.map((word) => expand(word, place.folders))] }
      : { problem: `The command '${name}' of the setting 'diptych.command' was not found.` };
  }
  const program = onPath(DEFAULT_NAME, place.searchPath) ?? (place.trusted ? launcher(place.folders) : undefined);
  return program ? { command: [program] } : { problem: "The command 'diptych' was not found on the PATH." };
}

/** Replaces `${workspaceFolder}` by the first folder, and `~` at the start by the home folder. */
function expand(word: string, folders: readonly string[]): string {
  const inFolder = word.replaceAll("${workspaceFolder}", () => folders[0] ?? "");
  return /^~(?=[\\/]|$)/.test(inFolder) ? os.homedir() + inFolder.slice(1) : inFolder;
}

function findProgram(name: string, place: Place): string | undefined {
  if (!/[\\/]/.test(name)) {
    return onPath(name, place.searchPath);
  }
  const bases = path.isAbsolute(name) ? [""] : place.folders;
  return firstProgram(bases.map((folder) => path.resolve(folder, name)));
}

function onPath(name: string, searchPath: string): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return firstProgram(folders.map((folder) => path.join(folder, name)));
}

function launcher(folders: readonly string[]): string | undefined {
  const sources = folders.filter((folder) => fs.existsSync(path.join(folder, "runtime", "cli", "pom.xml")));
  return firstProgram(sources.map((folder) => path.join(folder, DEFAULT_NAME)));
}

function firstProgram(files: readonly string[]): string | undefined {
  return files.flatMap((file) => PROGRAM_ENDINGS.map((ending) => file + ending)).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
