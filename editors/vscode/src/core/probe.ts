import type { Command } from "./command";
import { run, RunError } from "./run";

/** The oldest version that has everything that the extension calls. */
export const MIN_VERSION = "0.1.0";

/** What the command is. */
export type Probe =
  | { readonly kind: "ready"; readonly version: string }
  | { readonly kind: "unusable"; readonly problem: string };

/** Asks a command for its version. */
export async function probe(command: Command, env: Readonly<Record<string, string>> = {}): Promise<Probe> {
  try {
    const version = await run(command, ["--version"], { env });
    const number = /^diptych (\d+(?:\.\d+)+)/m.exec(version.stdout.toString("utf8"))?.[1];
    if (version.code !== 0 || number === undefined) {
      return { kind: "unusable", problem: unusable(command, version.stderr) };
    }
    if (isOlder(number, MIN_VERSION)) {
      const problem = `${command.join(" ")} is version ${number}; version ${MIN_VERSION} or newer is required.`;
      return { kind: "unusable", problem };
    }
    return { kind: "ready", version: number };
  } catch (error) {
    if (error instanceof RunError) {
      return { kind: "unusable", problem: `The command cannot be started: ${error.message}` };
    }
    throw error;
  }
}

/** Whether a command has a language server. Without one, --help shows the help of diptych itself. */
export async function hasServer(command: Command, env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const help = await run(command, ["lsp", "--help"], { env });
  return /^Usage: diptych lsp\b/m.test(help.stdout.toString("utf8"));
}

function unusable(command: Command, stderr: string): string {
  const reason = stderr.trim().split("\n").slice(0, 3).join("\n");
  return `'${command.join(" ")} --version' is not Diptych${reason ? `: ${reason}` : "."}`;
}

/** Compares versions such as 0.10.2 by their numbers. */
export function isOlder(version: string, than: string): boolean {
  const left = version.split(".").map(Number);
  const right = than.split(".").map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) {
      return difference < 0;
    }
  }
  return false;
}
