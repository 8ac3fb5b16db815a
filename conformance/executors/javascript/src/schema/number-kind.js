const KIND = /^([usf])([1248])(?:le|be)?$/;

/** What a number is: its sort and how many bits it has. Floats are numbers by their bits. */
export class NumberKind {
  constructor(sort, bits) {
    this.sort = sort;
    this.bits = bits;
    this.width = bits / 8;
  }

  /** The kind that a type such as `s4le` means, or null if it is not a number. */
  static of(type) {
    const match = KIND.exec(type);
    return match === null ? null : new NumberKind(match[1], 8 * Number(match[2]));
  }

  get isFloat() {
    return this.sort === "f";
  }

  /** The tag of an infoset. */
  get tag() {
    return this.sort + this.width;
  }

  /** Whether the whole number `value` is one of these. */
  holds(value) {
    return this.sort === "s"
      ? BigInt.asIntN(this.bits, value) === value
      : BigInt.asUintN(this.bits, value) === value;
  }
}
