import { streamClass } from "./generated.js";

const KaitaiStream = streamClass();

/** A NaN that remembers its bits: a number of JavaScript need not keep them. */
export class NotANumber extends Number {
  constructor(bits) {
    super(NaN);
    this.bits = bits;
  }
}

/**
 * The runtime's stream, but for NaNs and for integers that a number of JavaScript cannot hold, which
 * are BigInts here. Generated code sees a difference only if it calculates with such an integer.
 */
export class ExactStream extends KaitaiStream {
  readU8le() {
    return this.#long((view) => view.getBigUint64(0, true));
  }

  readU8be() {
    return this.#long((view) => view.getBigUint64(0, false));
  }

  readS8le() {
    return this.#long((view) => view.getBigInt64(0, true));
  }

  readS8be() {
    return this.#long((view) => view.getBigInt64(0, false));
  }

  readF4le() {
    return this.#exact(super.readF4le(), 4, true);
  }

  readF4be() {
    return this.#exact(super.readF4be(), 4, false);
  }

  readF8le() {
    return this.#exact(super.readF8le(), 8, true);
  }

  readF8be() {
    return this.#exact(super.readF8be(), 8, false);
  }

  /** An integer of eight bytes: a number if it is exact. */
  #long(read) {
    const bytes = this.readBytes(8);
    const value = read(new DataView(bytes.buffer, bytes.byteOffset, 8));
    const safe = value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER;
    return safe ? Number(value) : value;
  }

  /** The number that was read last, which took so many bytes. */
  #exact(value, width, littleEndian) {
    if (!Number.isNaN(value)) {
      return value;
    }
    this.pos -= width;
    const bytes = Buffer.from(this.readBytes(width));
    const hex = (littleEndian ? bytes.reverse() : bytes).toString("hex");
    return new NotANumber(BigInt(`0x${hex}`));
  }
}
