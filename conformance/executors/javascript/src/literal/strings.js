import { charset } from "../document/charsets.js";
import { refuse } from "../refusal.js";

const PART = /\\(?:x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]+)\}|([nrt"\\]))|([^\\])/suy;
const PLAIN = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);
const LAST_CHARACTER = 0x10ffff;

/** The bytes of a string in a text without escapes; `text` has a character a byte. */
export function readRawString(text) {
  return Uint8Array.from(Buffer.from(text.slice(1, -1), "latin1"));
}

/** The bytes in `encoding` of a string in a text in UTF-8; `text` has a character a byte. */
export function readString(text, encoding) {
  const characters = Buffer.from(text.slice(1, -1), "latin1").toString("utf8");
  const encode = charset(encoding);
  const bytes = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < characters.length) {
    const at = PART.lastIndex;
    const match = PART.exec(characters);
    if (match === null) {
      refuse("bad-escape", `'${characters.substring(at, at + 2)}' is not an escape`);
    }
    bytes.push(...partBytes(match, encode));
  }
  return Uint8Array.from(bytes);
}

function partBytes([, byte, number, escape, plain], encode) {
  if (byte !== undefined) {
    return [Number.parseInt(byte, 16)];
  }
  const codePoint =
    number === undefined
      ? (plain ?? PLAIN.get(escape) ?? escape).codePointAt(0)
      : Number.parseInt(number, 16);
  if (codePoint > LAST_CHARACTER || (codePoint >= 0xd800 && codePoint <= 0xdfff)) {
    refuse("bad-escape", "invalid code point");
  }
  const bytes = encode(codePoint);
  if (bytes === null) {
    refuse("unencodable", `U+${codePoint.toString(16)} does not exist in this encoding`);
  }
  return bytes;
}
