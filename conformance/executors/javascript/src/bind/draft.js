import { Sequence, Table } from "../document/values.js";
import { refuse } from "../refusal.js";

/** A struct while its block is bound. */
export class Draft {
  #values = new Map();
  #named = new Map();

  constructor(type) {
    this.type = type;
    this.residue = null;
  }

  field(index) {
    return this.type.fields[index];
  }

  mentioned(index) {
    return this.#values.has(index);
  }

  /** Refuses duplicates. */
  first(index, name) {
    if (this.mentioned(index)) {
      refuse("duplicate-field", `'${name}' is already set`);
    }
  }

  set(index, value) {
    this.#values.set(index, value);
  }

  /** The elements gathered for field `index`, to be added to. */
  list(index) {
    return this.#gathered(index, () => new Sequence([])).elements;
  }

  /** The rows gathered for field `index`, to be added to. */
  table(index, schema) {
    return this.#gathered(index, () => new Table(schema.columns(this.field(index))));
  }

  #gathered(index, none) {
    if (!this.mentioned(index)) {
      this.set(index, none());
    }
    return this.#values.get(index);
  }

  /** Sets a named element. */
  setElement(index, element, name, value) {
    const given = this.#named.get(index) ?? new Set();
    if (given.has(element)) {
      refuse("duplicate-field", `'${name}' is already set`);
    }
    this.#named.set(index, given.add(element));
    this.list(index)[element] = value;
  }

  /** The value of field `index`, null if it is not set; `fallback` fills gaps between elements. */
  value(index, fallback) {
    if (this.#named.has(index)) {
      const list = this.list(index);
      const all = Array.from({ length: this.field(index).fixed }, (_, at) => list[at] ?? fallback);
      return all.includes(null) ? null : new Sequence(all);
    }
    return this.#values.get(index) ?? null;
  }
}
