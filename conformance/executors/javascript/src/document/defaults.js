import { complete } from "./deriver.js";
import { Scalar, Sequence, Table } from "./values.js";

/** The values that fields have when the text does not mention them. */
export class Defaults {
  #schema;
  #structs = new Map();

  constructor(schema) {
    this.#schema = schema;
  }

  /** The default of `field` if it must be in the file, or null if it has none. */
  of(field) {
    if (field.counted) {
      return noElements(this.#schema, field);
    }
    if (field.table) {
      return this.#table(field);
    }
    const one = this.element(field);
    return field.fixed === null || one === null ? one : new Sequence(Array(field.fixed).fill(one));
  }

  #table(field) {
    const table = new Table(this.#schema.columns(field));
    if (table.columns.some((column) => column.fallback === null)) {
      return null;
    }
    for (let row = 0; row < field.fixed; row++) {
      table.addRow();
    }
    return table;
  }

  /** The default of one element of `field`, or null. */
  element(field) {
    if (field.sort === "struct") {
      return this.#struct(this.#schema.structOf(field));
    }
    return field.fallback === null ? null : new Scalar(field.fallback);
  }

  #struct(type) {
    if (!this.#structs.has(type)) {
      // A struct that contains itself has no default of finite size.
      this.#structs.set(type, null);
      this.#structs.set(type, this.#build(type));
    }
    return this.#structs.get(type);
  }

  #build(type) {
    const values = [];
    for (const field of type.fields) {
      const given = !field.derived && !field.optional;
      const value = given ? this.of(field) : null;
      if (given && value === null) {
        return null;
      }
      values.push(value);
    }
    return complete(type, values);
  }
}

/** No elements of `field`, which must be repeated. */
export function noElements(schema, field) {
  return field.table ? new Table(schema.columns(field)) : new Sequence([]);
}
