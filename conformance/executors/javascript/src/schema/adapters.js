const MOST_BYTES = 5;

/** Unsigned numbers in groups of 7 bits, low first, at most 32 bits, as .NET's BinaryWriter has it. */
const leb128 = {
  /** The canonical bytes of `value`, or null where it cannot be spelled. */
  encode(value) {
    if (BigInt.asUintN(32, value) !== value) {
      return null;
    }
    const bytes = [];
    let rest = value;
    for (; rest > 0x7fn; rest >>= 7n) {
      bytes.push(Number(rest & 0x7fn) | 0x80);
    }
    bytes.push(Number(rest));
    return Uint8Array.from(bytes);
  },

  /** The number that `bytes` spell, canonically or not, or null where they spell none. */
  decode(bytes) {
    const last = bytes.length - 1;
    const ends = bytes.every((byte, index) => byte < 0x80 === (index === last));
    if (last < 0 || !ends) {
      return null;
    }
    let value = 0n;
    bytes.slice(0, MOST_BYTES).forEach((byte, index) => {
      value |= BigInt(byte & 0x7f) << BigInt(7 * index);
    });
    // What lies beyond 32 bits has no weight for those who read these numbers.
    return BigInt.asUintN(32, value);
  },
};

const ADAPTERS = new Map([["leb128", leb128]]);

/** The adapter called `name`. */
export function adapter(name) {
  if (!ADAPTERS.has(name)) {
    throw new Error(`no adapter is called ${name}`);
  }
  return ADAPTERS.get(name);
}
