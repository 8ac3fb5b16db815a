import { charset, reversed } from "../document/charsets.js";

/** The bytes of which the runtime has made `text`, or null where a character is of no bytes. */
export function bytesOfText(encoding, text) {
  const encode = encoder(encoding.toLowerCase());
  const bytes = [];
  for (const character of text) {
    const encoded = encode(character.codePointAt(0));
    if (encoded === null) {
      return null;
    }
    bytes.push(...encoded);
  }
  return Uint8Array.from(bytes);
}

function encoder(name) {
  if (name === "ascii" || name === "us-ascii") {
    // The runtime takes all bytes for characters there.
    return charset("iso-8859-1");
  }
  return name.startsWith("utf-") ? charset(name) : reversed(name);
}
