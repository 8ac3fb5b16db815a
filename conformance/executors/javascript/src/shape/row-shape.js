import { complete } from "../document/deriver.js";

// A struct that contains itself has no end; more than anybody nests one value.
const DEEPEST = 8;

/**
 * A struct as one row: its cells, `{path, field}` in the order of the bytes, and which of them is
 * before the parenthesis, or -1. A struct within it that comes down to one value is that value.
 */
export class RowShape {
  constructor(struct, cells) {
    this.struct = struct;
    this.cells = cells;
    this.key = cells.findIndex(({ path }) => struct.fields[path[0]].id === struct.key);
  }

  /** The shape of `struct` as a row, or null where it has none. */
  static of(schema, struct) {
    return schema.once(`row ${struct.name}`, () => rowOf(schema, struct, 0));
  }

  /** The shape of `struct` where it is one value and nothing else, or null. */
  static single(schema, struct) {
    const row = RowShape.of(schema, struct);
    return row?.cells.length === 1 ? row : null;
  }

  /** The struct that `values`, one for each cell, make up. */
  build(schema, values) {
    const all = this.cells.map((cell, index) => ({ path: cell.path, value: values[index] }));
    return build(schema, this.struct, all);
  }
}

function rowOf(schema, struct, depth) {
  const given = struct.fields.map((field, index) => ({ field, index }));
  const cells = given
    .filter(({ field }) => !field.derived)
    .map(({ field, index }) => cellOf(schema, field, index, depth));
  return struct.lifts.length > 0 || cells.includes(null) ? null : new RowShape(struct, cells);
}

function cellOf(schema, field, index, depth) {
  const apart = field.stream !== null || field.sort === "packing" || field.sort === "switch";
  if (apart || field.optional || field.repeated || depth > DEEPEST) {
    return null;
  }
  if (field.sort !== "struct") {
    return { path: [index], field };
  }
  const inner = rowOf(schema, schema.structOf(field), depth + 1);
  const leaf = inner?.cells.length === 1 ? inner.cells[0] : null;
  return leaf === null ? null : { path: [index, ...leaf.path], field: leaf.field };
}

function build(schema, type, cells) {
  const values = Array(type.fields.length).fill(null);
  for (const { path, value } of cells) {
    const [index, ...rest] = path;
    const inner = () => build(schema, schema.structOf(type.fields[index]), [{ path: rest, value }]);
    values[index] = rest.length === 0 ? value : inner();
  }
  return complete(type, values);
}
