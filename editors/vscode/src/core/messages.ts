/** A line and a character from 0, in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** From a position to the position after the last character. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A message of `--message-format json`. */
export interface Message {
  readonly severity: "error" | "warning" | "note";
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly text?: {
    readonly line: number;
    readonly column: number;
    readonly end_line: number;
    readonly end_column: number;
  };
  readonly bytes?: { readonly offset?: number; readonly path?: string };
  readonly help?: readonly string[];
  readonly notes?: readonly string[];
}

/** The messages on standard error, and what else is there, such as errors of the command line. */
export function parseMessages(stderr: string): { messages: Message[]; other: string } {
  const messages: Message[] = [];
  const other: string[] = [];
  for (const line of stderr.split(/\r?\n/)) {
    const message = line.startsWith("{") ? parseMessage(line) : undefined;
    if (message) {
      messages.push(message);
    } else if (line.trim() !== "") {
      other.push(line);
    }
  }
  return { messages, other: other.join("\n") };
}

function parseMessage(line: string): Message | undefined {
  try {
    const value = JSON.parse(line) as Partial<Message>;
    const complete = ["severity", "code", "message"].every((key) => typeof value[key as keyof Message] === "string");
    return complete ? (value as Message) : undefined;
  } catch {
    return undefined;
  }
}

/** The range of a message in a text; the start of the text if the message has none. */
export function rangeOf(message: Message, lines: readonly string[]): Range {
  const place = message.text;
  if (!place) {
    return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  }
  return {
    start: position(lines, place.line, place.column),
    end: position(lines, place.end_line, place.end_column),
  };
}

/** Columns count code points from 1. */
function position(lines: readonly string[], line: number, column: number): Position {
  let character = 0;
  const content = lines[line - 1] ?? "";
  for (let i = 1; i < column && character < content.length; i++) {
    character += (content.codePointAt(character) ?? 0) > 0xffff ? 2 : 1;
  }
  return { line: line - 1, character };
}

/** The lines of a text as an editor counts them. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** A message with its hints and notes, for people. */
export function describe(message: Message): string {
  const notes = (message.notes ?? []).map((note) => `note: ${note}`);
  const help = (message.help ?? []).map((hint) => `help: ${hint}`);
  return [message.message, ...notes, ...help].join("\n");
}

/** A message on one line, with its place. */
export function summarize(message: Message): string {
  const { text, bytes } = message;
  const path = bytes?.path ? `${bytes.path}: ` : "";
  const place = text ? `${text.line}:${text.column}: ` : path;
  return `${place}${message.message} [${message.code}]`;
}
