/** What surrounds bytes or text in the file. */
export class Frame {
  #size;
  #terminator;
  #unit;
  #pad;

  constructor(json) {
    this.after = json.after ?? 0;
    this.#size = json.size ?? null;
    this.#terminator = json.terminator ?? -1;
    this.#unit = json.unit ?? 1;
    this.#pad = json.pad ?? 0;
  }

  /** The bytes of `value` in the file, or null if it does not fit. */
  fill(value) {
    if (this.#size === null) {
      return value;
    }
    const ended = this.#terminator >= 0;
    if (value.length > this.#size || (ended && this.#end(value) < value.length)) {
      return null;
    }
    const all = new Uint8Array(this.#size).fill(this.#pad);
    if (ended) {
      all.fill(this.#terminator, value.length, value.length + this.#unit);
    }
    all.set(value);
    return this.#stripped(all) === value.length ? all : null;
  }

  #stripped(all) {
    if (this.#terminator >= 0) {
      return this.#end(all);
    }
    let end = all.length;
    const isPadding = (at) => all.subarray(at, at + this.#unit).every((b) => b === this.#pad);
    while (end >= this.#unit && isPadding(end - this.#unit)) {
      end -= this.#unit;
    }
    return end;
  }

  #end(bytes) {
    for (let at = 0; at + this.#unit <= bytes.length; at += this.#unit) {
      if (bytes.subarray(at, at + this.#unit).every((byte) => byte === this.#terminator)) {
        return at;
      }
    }
    return bytes.length;
  }
}
