import { Sequence, Table } from "../document/values.js";
import { refuse } from "../refusal.js";

/** A struct while its block is read: what was said so far. */
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

  /** Refuses what is said twice. */
  first(index, name) {
    if (this.mentioned(index)) {
      refuse("duplicate-field", `'${name}' says again what was said`);
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

  /** Sets an element that has a name of its own. */
  setElement(index, element, name, value) {
    const said = this.#named.get(index) ?? new Set();
    if (said.has(element)) {
      refuse("duplicate-field", `'${name}' says again what was said`);
    }
    this.#named.set(index, said.add(element));
    this.list(index)[element] = value;
  }

  /** What was said of field `index`, null where nothing was; `usual` fills gaps between elements. */
  value(index, usual) {
    if (this.#named.has(index)) {
      const list = this.list(index);
      const all = Array.from({ length: this.field(index).fixed }, (_, at) => list[at] ?? usual);
      return all.includes(null) ? null : new Sequence(all);
    }
    return this.#values.get(index) ?? null;
  }
}
