import { Blob } from "../document/values.js";
import { Kinds } from "./kinds.js";
import { RowShape } from "./row-shape.js";

/** Where a struct keeps items of its text that the format does not know, verbatim. */
export class Strange {
  #row;
  #kinds;
  #kind;

  constructor(field, row, kinds = null, kind = null) {
    this.field = field;
    this.#row = row;
    this.#kinds = kinds;
    this.#kind = kind;
  }

  /** Where `type` keeps such items, or null where it refuses them. */
  static of(schema, type) {
    for (const [index, field] of type.fields.entries()) {
      const kinds = Kinds.of(schema, field);
      for (const [kind, struct] of kinds?.structs() ?? []) {
        const row = itemRow(schema, schema.structs.get(struct));
        if (row !== null) {
          return new Strange(index, row, kinds, kind);
        }
      }
      if (kinds === null && field.repeated && isItem(schema, field)) {
        return new Strange(index, itemRow(schema, schema.structOf(field)));
      }
    }
    return null;
  }

  /** The element that holds the bytes of an item. */
  element(schema, item) {
    const inner = this.#row.build(schema, [new Blob(item)]);
    return this.#kinds === null ? inner : this.#kinds.element(this.#kind, inner);
  }
}

/** Whether the structs of `field` are nothing but an item of a text. */
export function isItem(schema, field) {
  return field.sort === "struct" && itemRow(schema, schema.structOf(field)) !== null;
}

function itemRow(schema, struct) {
  const row = RowShape.single(schema, struct);
  return row?.cells[0].field.item ? row : null;
}
