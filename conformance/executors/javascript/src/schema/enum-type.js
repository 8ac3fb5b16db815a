/** Names for some of the values of a number. */
export class EnumType {
  #values = new Map();

  constructor(json) {
    this.names = new Map();
    for (const [value, name] of Object.entries(json.names)) {
      this.names.set(BigInt(value), name);
      if (!this.#values.has(name)) {
        this.#values.set(name, BigInt(value));
      }
    }
  }

  /** The name of `value`, or undefined. */
  nameOf(value) {
    return this.names.get(value);
  }

  /** The value that is called `name`, or undefined. */
  valueOf(name) {
    return this.#values.get(name);
  }
}
