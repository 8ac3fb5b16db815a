import type { Command } from "./command";
import { parseMessages, type Message } from "./messages";
import { run, type Outcome } from "./run";

/** How to call the command for one file. */
export interface CallOptions {
  /** The folder of the file; settings of its project apply, and texts may include files of it. */
  readonly folder?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Bytes, or the messages with the reason why there are none. */
export type Result =
  | { readonly ok: true; readonly bytes: Buffer; readonly messages: readonly Message[] }
  | { readonly ok: false; readonly messages: readonly Message[] };

const REJECTED = 1;
const UNKNOWN = ["bad-magic", "unknown-format"];

/** The command `diptych`, with bytes instead of files. */
export class Diptych {
  constructor(
    readonly command: Command,
    /** Specs of formats that do not ship with Diptych. */
    private readonly specs: readonly string[] = [],
    private readonly env: Readonly<Record<string, string>> = {},
  ) {}

  /** The canonical text of a binary file. */
  decompile(bytes: Uint8Array, options: CallOptions = {}): Promise<Result> {
    return this.convert(["decompile", "-o", "-"], bytes, options);
  }

  /** The binary file of a text. */
  compile(text: Uint8Array, options: CallOptions = {}): Promise<Result> {
    return this.convert(["compile", ...includePath(options), "-o", "-"], text, options);
  }

  /** The plain text of an authored text. */
  expand(text: Uint8Array, options: CallOptions = {}): Promise<Result> {
    return this.convert(["expand", ...includePath(options), "-o", "-"], text, options);
  }

  /** Converts a file to the other face and back. Without bytes. */
  verify(bytes: Uint8Array, options: CallOptions = {}): Promise<Result> {
    return this.convert(["verify", ...includePath(options)], bytes, options);
  }

  /** Whether bytes have a known format, and which; the bytes are JSON. */
  info(bytes: Uint8Array, options: CallOptions = {}): Promise<Result> {
    return this.convert(["info", "--json"], bytes, options);
  }

  /** Runs any command without input. */
  call(args: readonly string[], options: CallOptions = {}): Promise<Outcome> {
    return run(this.command, args, { cwd: options.folder, env: this.env, signal: options.signal });
  }

  /** Tries the formats that ship first, then those of the specs. */
  private async convert(args: readonly string[], input: Uint8Array, options: CallOptions): Promise<Result> {
    const shipped = await this.attempt(args, [], input, options);
    if (this.specs.length === 0 || !isUnknown(shipped)) {
      return shipped;
    }
    return this.attempt(args, this.specs, input, options);
  }

  private async attempt(
    args: readonly string[],
    specs: readonly string[],
    input: Uint8Array,
    options: CallOptions,
  ): Promise<Result> {
    const own = specs.map((spec) => `--spec=${spec}`);
    const outcome = await run(this.command, [...args, "--message-format=json", ...own, "-"], {
      input,
      cwd: options.folder,
      env: this.env,
      signal: options.signal,
    });
    return resultOf(outcome);
  }
}

function includePath({ folder }: CallOptions): string[] {
  return folder === undefined ? [] : [`--include-path=${folder}`];
}

/** Whether a file was rejected because no format is like it. */
function isUnknown(result: Result): boolean {
  return !result.ok && result.messages.some((message) => UNKNOWN.includes(message.code));
}

function resultOf(outcome: Outcome): Result {
  const { messages, other } = parseMessages(outcome.stderr);
  if (outcome.code === 0) {
    return { ok: true, bytes: outcome.stdout, messages };
  }
  const explained = messages.some((message) => message.severity === "error");
  return { ok: false, messages: explained ? messages : [...messages, failure(outcome.code, other)] };
}

/** An error that the command reports as plain text: of its arguments, of the launcher or of Java. */
function failure(code: number, other: string): Message {
  const message = other || `the command ended with the exit code ${code}`;
  return { severity: "error", code: code === REJECTED ? "rejected" : "command", message };
}
