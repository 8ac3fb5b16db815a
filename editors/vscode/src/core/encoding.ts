/**
 * Whether an editor that decodes and encodes these bytes in Shift_JIS, as Windows has it, gets the same bytes.
 * Some characters have two codes there, and some codes have no character.
 */
export function survivesShiftJis(bytes: Uint8Array): boolean {
  const unsafe = unsafeCodes();
  for (let i = 0; i < bytes.length; i++) {
    const first = bytes[i] ?? 0;
    if (isLead(first)) {
      if (i + 1 >= bytes.length || unsafe.has((first << 8) | (bytes[i + 1] ?? 0))) {
        return false;
      }
      i++;
    } else if (unsafe.has(first)) {
      return false;
    }
  }
  return true;
}

function isLead(byte: number): boolean {
  return (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
}

let cached: Set<number> | undefined;

/** Codes without a character, codes of private use, and all codes of characters that have several. */
function unsafeCodes(): Set<number> {
  cached ??= findUnsafeCodes();
  return cached;
}

function findUnsafeCodes(): Set<number> {
  const decoder = new TextDecoder("shift_jis");
  const unsafe = new Set<number>();
  const codes = new Map<string, number>();
  for (let code = 0; code <= 0xffff; code++) {
    const single = code <= 0xff;
    if (isLead(single ? code : code >> 8) === single) {
      continue;
    }
    const char = decoder.decode(Uint8Array.from(single ? [code] : [code >> 8, code & 0xff]));
    const other = codes.get(char);
    if (other !== undefined) {
      unsafe.add(other);
    }
    const isPrivate = /[\uE000-\uF8FF]/.test(char);
    const isControl = code === 0x80 || code === 0xa0 || code >= 0xfd00 || (single && code >= 0xfd);
    if (other !== undefined || [...char].length !== 1 || char === "\uFFFD" || isPrivate || isControl) {
      unsafe.add(code);
    }
    codes.set(char, code);
  }
  return unsafe;
}

/** The UTF-8 bytes of the character by which editors replace what they cannot decode. */
const REPLACEMENT = Buffer.from("\uFFFD", "utf8");

/** Whether an editor has replaced characters that it could not decode, which were not replaced before. */
export function hasNewReplacements(before: Uint8Array, after: Uint8Array): boolean {
  return !Buffer.from(before).includes(REPLACEMENT) && Buffer.from(after).includes(REPLACEMENT);
}
