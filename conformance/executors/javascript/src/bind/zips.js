import { Table } from "../document/values.js";
import { refuse } from "../refusal.js";
import { StructShape } from "../shape/struct-shape.js";
import { Draft } from "./draft.js";

/** Binds tables that hold several curves: each row gives a key to all and a value to each. */
export class Zips {
  #schema;
  #scalars;
  #attributes;
  #completion;

  constructor(schema, scalars, attributes, completion) {
    this.#schema = schema;
    this.#scalars = scalars;
    this.#attributes = attributes;
    this.#completion = completion;
  }

  /** Adds the curves of `block` to `draft`. */
  bind(draft, zip, block) {
    const indexes = zip.fields.map((id) => draft.type.indexOf(id));
    indexes.forEach((index) => draft.first(index, block.name));
    const type = this.#schema.structOf(draft.field(indexes[0]));
    const rows = type.fields.findIndex((field) => field.table);
    const tables = indexes.map(() => new Table(this.#schema.columns(type.fields[rows])));
    const common = new Draft(type);
    for (const item of block.items) {
      if (item.sort === "row") {
        this.#row(zip, this.#schema.structOf(type.fields[rows]), tables, item);
      } else {
        this.#common(zip, common, item);
      }
    }
    // Each curve is the common attributes and its own rows.
    tables.forEach((table, at) => {
      common.set(rows, table);
      draft.set(indexes[at], this.#completion.complete(common));
    });
  }

  #common(zip, common, item) {
    const target = StructShape.of(this.#schema, common.type).target(item.name);
    if (item.sort !== "attribute" || target === null) {
      refuse("unknown-field", `${zip.name} holds rows and the attributes of its curves`);
    }
    this.#attributes.bind(common, target, item);
  }

  #row(zip, struct, tables, row) {
    if (row.key === null) {
      refuse("row-key", `a row of ${zip.name} begins with its key`);
    }
    if (row.cells.length !== tables.length) {
      refuse("row-columns", `a row of ${zip.name} has ${tables.length} columns`);
    }
    const key = struct.indexOf(struct.key);
    const value = key === 0 ? 1 : 0;
    tables.forEach((table, index) => {
      const target = table.addRow();
      target[key] = this.#scalars.number(table.columns[key], row.key);
      target[value] = this.#scalars.number(table.columns[value], row.cells[index]);
    });
  }
}
