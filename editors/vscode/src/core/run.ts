import { execFile } from "node:child_process";
import type { Command } from "./command";

/** How to run a command. */
export interface RunOptions {
  /** Bytes of standard input; empty if omitted. */
  readonly input?: Uint8Array | undefined;
  /** The current folder. */
  readonly cwd?: string | undefined;
  /** Variables besides those of this process. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Ends the process. */
  readonly signal?: AbortSignal | undefined;
}

/** What a command has written, and its exit code. */
export interface Outcome {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A command that could not be started, or was ended by a signal. */
export class RunError extends Error {
  constructor(
    message: string,
    /** Such as ENOENT. */
    readonly reason: string,
  ) {
    super(message);
  }
}

/**
 * Runs a command without a shell and returns when it has ended, with any exit code.
 *
 * @throws RunError if it could not be started or was ended by a signal
 */
export function run(command: Command, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const [program, ...before] = command;
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      [...before, ...args],
      {
        cwd: options.cwd,
        env: { ...process.env, ...options.env },
        encoding: "buffer",
        maxBuffer: Infinity,
        windowsHide: true,
        ...(options.signal ? { signal: options.signal } : {}),
      },
      (error, stdout, stderr) => {
        const code = error?.code ?? 0;
        if (typeof code === "number" && !error?.signal) {
          resolve({ code, stdout, stderr: stderr.toString("utf8") });
        } else {
          reject(new RunError(`${program}: ${error?.message ?? "ended"}`, String(error?.signal ?? code)));
        }
      },
    );
    // A command that does not read its input closes the pipe; its exit code has the reason.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(options.input ?? Buffer.alloc(0));
  });
}
