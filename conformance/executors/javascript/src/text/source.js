import { refuse } from "../refusal.js";
import { CharStream } from "./antlr.js";

const MARK = [0xef, 0xbb, 0xbf];
// As much of a text as shows what it is.
const START = 4096;

/** The bytes of a text. The grammar names ASCII only, so that a byte is as good as a character. */
export class Source {
  constructor(bytes) {
    this.bytes = bytes;
    this.start = MARK.every((byte, index) => bytes[index] === byte) ? MARK.length : 0;
  }

  /** The bytes from `start` to before `end`. */
  slice(start, end) {
    return this.bytes.slice(start, end);
  }

  /** The same as a string in UTF-8. */
  text(start, end) {
    return Buffer.from(this.slice(start, end)).toString("utf8");
  }

  /** The text from its first byte, after any byte order mark, to before `end`, for a lexer. */
  stream(start, end) {
    const stream = new CharStream(Buffer.from(this.slice(0, end)).toString("latin1"), false);
    stream.seek(start);
    return stream;
  }

  /** Refuses invalid encodings; the encoding of `raw` texts is not checked. */
  check(raw) {
    const [first, second] = this.bytes;
    const mark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    if (mark || this.#alternates()) {
      refuse("bad-encoding", "the text is UTF-16");
    }
    if (!raw && this.bytes.subarray(0, START).includes(0)) {
      refuse("bad-encoding", "this is not a text: it has a zero byte");
    }
    if (!raw && !isUtf8(this.bytes)) {
      refuse("bad-encoding", "the text is not UTF-8");
    }
  }

  /** Whether ASCII in UTF-16 is at the start. */
  #alternates() {
    const zeros = Array.from(this.bytes.subarray(0, 4), (byte) => byte === 0);
    return (
      zeros.length === 4 && zeros.every((zero, index) => zero === (zeros[0] === (index % 2 === 0)))
    );
  }

  /** Whether the first line that ends does so with a carriage return and a line feed. */
  get crlf() {
    const end = this.bytes.indexOf(0x0a);
    return end > 0 && this.bytes[end - 1] === 0x0d;
  }
}

function isUtf8(bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
