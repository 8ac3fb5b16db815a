import type { Text } from "./files";

/** What a character belongs to. Everything else, such as numbers, is a blank. */
export type Kind = "comment" | "string" | "bytes" | "invalid" | " ";

/** Where the lexer of a text is. */
type Mode = "lead" | "header" | "body" | "tail";

const WORD = /[A-Za-z0-9_.:+\-]/;

/**
 * The comments, strings and byte strings of a text, found by a scanner that is written after
 * the .g4 files in grammar/ and shares nothing with the TextMate grammars: one kind for each character of each line.
 */
export function kindsOf(text: Text): Kind[][] {
  const kinds = text.lines.map((line) => new Array<Kind>(line.length).fill(" "));
  new Scanner(text, kinds).scan();
  return kinds;
}

class Scanner {
  private mode: Mode = "lead";
  private line = 0;
  private column = 0;
  /** Open parentheses of a calculation; quotation marks mean nothing in it. */
  private depth = 0;

  constructor(
    private readonly text: Text,
    private readonly kinds: Kind[][],
  ) {}

  scan(): void {
    for (this.line = 0, this.column = 0; this.line < this.text.lines.length; this.line++, this.column = 0) {
      if (this.mode === "header") {
        this.mode = "body";
      }
      while (this.column < this.current.length) {
        this.step();
      }
    }
  }

  private get current(): string {
    return this.text.lines[this.line] ?? "";
  }

  private step(): void {
    const char = this.current[this.column] ?? "";
    if (/\s/.test(char)) {
      this.column++;
    } else if (char === "#") {
      this.mark("comment", this.current.length);
    } else if (this.mode === "lead") {
      const isHeader = /\sVer(\s|$)/.test(this.current.slice(this.column));
      this.mode = isHeader ? "header" : "body";
    } else if (this.mode === "tail") {
      this.column++;
    } else if (this.mode === "header") {
      this.column += /^\S+/.exec(this.current.slice(this.column))?.[0].length ?? 1;
    } else {
      this.token(char);
    }
  }

  private token(char: string): void {
    const rest = this.current.slice(this.column);
    if (this.depth > 0) {
      this.depth += char === "(" ? 1 : char === ")" ? -1 : 0;
      this.column++;
    } else if (char === '"') {
      this.quoted(rest);
    } else if (rest.startsWith('x"')) {
      this.bytes();
    } else if (/^calc[ \t]*\(/.test(rest)) {
      this.column += rest.indexOf("(") + 1;
      this.depth = 1;
    } else if (this.isRaw && /^-?1\.#(INF|IND|QNAN)/.test(rest)) {
      this.column += rest.indexOf("#") + 1;
    } else if (WORD.test(char)) {
      this.word();
    } else {
      this.column++;
    }
  }

  private get isRaw(): boolean {
    return this.text.language === "mikoto-motion";
  }

  private word(): void {
    const start = this.column;
    while (WORD.test(this.current[this.column] ?? "")) {
      this.column++;
    }
    if (this.current.slice(start, this.column) === "Eof") {
      this.mode = "tail";
    }
  }

  private quoted(rest: string): void {
    let end = 1;
    while (end < rest.length && rest[end] !== '"') {
      end += !this.isRaw && rest[end] === "\\" ? 2 : 1;
    }
    const closed = end < rest.length;
    this.mark(closed ? "string" : "invalid", this.column + Math.min(end + 1, rest.length));
  }

  /** Bytes may continue on the next lines. */
  private bytes(): void {
    const rest = [this.current.slice(this.column), ...this.text.lines.slice(this.line + 1)].join("\n");
    const found = /^x"[0-9a-fA-F \t\n]*"/.exec(rest);
    const bad = /^x"[^"{}()=#]*"/.exec(rest)?.[0].length ?? 0;
    const unterminated = /^x"[^"\n]*/.exec(rest)?.[0].length ?? 0;
    const length = found?.[0].length ?? Math.max(bad, unterminated);
    for (let i = 0; i < length; i++) {
      if (rest[i] === "\n") {
        this.line++;
        this.column = 0;
      } else {
        this.mark(found ? "bytes" : "invalid", this.column + 1);
      }
    }
  }

  private mark(kind: Kind, end: number): void {
    this.kinds[this.line]?.fill(kind, this.column, end);
    this.column = end;
  }
}
