import { allFit } from "../document/deriver.js";
import { fillStream } from "../document/fill.js";
import { Scalar } from "../document/values.js";
import { refuse } from "../refusal.js";
import { RowShape } from "../shape/row-shape.js";

/** Binds rows to tables and to lists of structs. */
export class Rows {
  #schema;
  #scalars;

  constructor(schema, scalars) {
    this.#schema = schema;
    this.#scalars = scalars;
  }

  /** Adds `row` to what `draft` has gathered for the field at `index`. */
  add(draft, index, row) {
    const field = draft.field(index);
    const shape = RowShape.of(this.#schema, this.#schema.structOf(field));
    const cells = cellsOf(shape, row);
    if (field.table) {
      const target = draft.table(index, this.#schema).addRow();
      cells.forEach(({ column, literal }) => {
        target[column] = this.#scalars.number(shape.cells[column].field, literal);
      });
    } else {
      draft.list(index).push(fillStream(field, this.#struct(shape, cells)));
    }
  }

  #struct(shape, cells) {
    const values = shape.cells.map(({ field: { fallback } }) =>
      fallback === null ? null : new Scalar(fallback),
    );
    cells.forEach(({ column, literal }) => {
      values[column] = this.#scalars.read(shape.cells[column].field, literal);
    });
    const struct = shape.build(this.#schema, values);
    if (!allFit(struct)) {
      refuse("too-many", `a row of ${shape.struct.name} cannot hold so much`);
    }
    return struct;
  }
}

/** The literals of `row`, each with the column it is for. */
function cellsOf(shape, row) {
  if ((row.key !== null) !== shape.key >= 0) {
    refuse("row-key", `a row of ${shape.struct.name} has a key just where its struct has one`);
  }
  const columns = shape.cells.map((_, index) => index).filter((index) => index !== shape.key);
  const needed = columns.findLastIndex((column) => shape.cells[column].field.fallback === null) + 1;
  if (row.cells.length < needed || row.cells.length > columns.length) {
    refuse("row-columns", `a row of ${shape.struct.name} has ${columns.length} columns`);
  }
  const cells = row.cells.map((literal, index) => ({ column: columns[index], literal }));
  return row.key === null ? cells : [{ column: shape.key, literal: row.key }, ...cells];
}
