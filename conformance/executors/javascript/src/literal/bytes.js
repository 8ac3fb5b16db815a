import { refuse } from "../refusal.js";

const BYTES = /^x"((?:[ \t\r\n]|[0-9a-fA-F]{2})*)"$/;

/** The bytes of a literal such as `x"0a 0b"`. */
export function readBytes(text) {
  const match = BYTES.exec(text);
  if (match === null) {
    refuse("bad-bytes", "a byte has two digits");
  }
  return Uint8Array.from(Buffer.from(match[1].replace(/[ \t\r\n]/g, ""), "hex"));
}
