import { Refusal } from "../refusal.js";
import { DiptychLexer } from "./antlr.js";
import { strictParser } from "./strict.js";

// Enough for a licence in comments. A binary file may be one line of gigabytes.
const MOST = 1 << 16;

/** The header line of a text, null if it has none. It determines the format. */
export function readHeader(source) {
  const end = Math.min(source.bytes.length, source.start + MOST);
  const lexer = new DiptychLexer(source.stream(source.start, end));
  try {
    const { stop, title, version } = strictParser(lexer).header();
    // A line that is cut off by our limit is not a header.
    const whole = stop.type === DiptychLexer.LINE_END || end === source.bytes.length;
    return whole ? { title: words(title), version: words(version), end: stop.stop + 1 } : null;
  } catch (error) {
    if (error instanceof Refusal) {
      return null;
    }
    throw error;
  }
}

function words(tokens) {
  return tokens.map((token) => Buffer.from(token.text, "latin1").toString("utf8")).join(" ");
}
