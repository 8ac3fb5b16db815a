/** A function that gives the bytes of a code point in `encoding`, or null. */
export function charset(encoding) {
  const name = encoding.toLowerCase();
  return EXACT.get(name) ?? reversed(name);
}

const tables = new Map();

const utf8 = (codePoint) => Buffer.from(String.fromCodePoint(codePoint), "utf8");
const utf16le = (codePoint) => Buffer.from(String.fromCodePoint(codePoint), "utf16le");
const upTo = (most) => (codePoint) => (codePoint <= most ? [codePoint] : null);

// To TextDecoder, "ascii" and "iso-8859-1" are names of windows-1252.
const EXACT = new Map([
  ["utf-8", utf8],
  ["utf-16le", utf16le],
  ["utf-16be", (codePoint) => utf16le(codePoint).swap16()],
  ["ascii", upTo(0x7f)],
  ["us-ascii", upTo(0x7f)],
  ["iso-8859-1", upTo(0xff)],
]);

/**
 * The same for what `TextDecoder` calls `name`: the first of one or two bytes that it takes for a
 * character stand for it.
 */
export function reversed(name) {
  if (!tables.has(name)) {
    tables.set(name, tableOf(name));
  }
  return (codePoint) => tables.get(name).get(codePoint) ?? null;
}

function tableOf(name) {
  const decoder = new TextDecoder(name, { fatal: true, ignoreBOM: true });
  const table = new Map();
  for (let number = 0; number < 0x10000; number++) {
    const bytes = number < 0x100 ? [number] : [number >> 8, number & 0xff];
    const character = decoded(decoder, bytes);
    if (character !== null && !table.has(character)) {
      table.set(character, bytes);
    }
  }
  return table;
}

function decoded(decoder, bytes) {
  try {
    const [first, ...more] = decoder.decode(Uint8Array.from(bytes));
    return first !== undefined && more.length === 0 ? first.codePointAt(0) : null;
  } catch {
    return null;
  }
}
