import { streamClass } from "./generated.js";

const KaitaiStream = streamClass();

/** A NaN that remembers its bits: a number of JavaScript need not keep them. */
export class NotANumber extends Number {
  constructor(bits) {
    super(NaN);
    this.bits = bits;
  }
}

/** The runtime's stream, but for NaNs. Generated code does not see the difference. */
export class ExactStream extends KaitaiStream {
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
