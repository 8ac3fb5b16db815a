/** A number: whole ones by their value, floats by their bits. */
export class Scalar {
  constructor(value) {
    this.value = value;
  }
}

/** Bytes, of a text too. */
export class Blob {
  constructor(bytes) {
    this.bytes = bytes;
  }
}

/** Elements one after the other. */
export class Sequence {
  constructor(elements) {
    this.elements = elements;
  }

  get count() {
    return this.elements.length;
  }
}

/** Rows of numbers, each as in a `Scalar`. */
export class Table {
  constructor(columns, rows = []) {
    this.columns = columns;
    this.rows = rows;
  }

  get count() {
    return this.rows.length;
  }

  /** Begins a row of the defaults of columns, or zeros. */
  addRow() {
    const row = this.columns.map((column) => column.fallback ?? 0n);
    this.rows.push(row);
    return row;
  }
}

/** Whether two values other than structs are equal. */
export function same(one, other) {
  if (one instanceof Scalar && other instanceof Scalar) {
    return one.value === other.value;
  }
  return one instanceof Blob && other instanceof Blob && sameBytes(one.bytes, other.bytes);
}

/** Whether two arrays of bytes are the same. */
export function sameBytes(one, other) {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
