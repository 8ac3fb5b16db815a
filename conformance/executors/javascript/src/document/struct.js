import { Residue } from "./residue.js";

/** The values of a struct's fields, null for those that are absent. */
export class Struct {
  constructor(type, values, residue = Residue.NONE) {
    this.type = type;
    this.values = values;
    this.residue = residue;
  }

  /** The value of the field `id`, or null. */
  get(id) {
    return this.values[this.type.indexOf(id)] ?? null;
  }

  /** The same struct with other residue. */
  with(residue) {
    return new Struct(this.type, this.values, residue);
  }

  /** The same struct with another value in one field. */
  set(id, value) {
    const values = [...this.values];
    values[this.type.indexOf(id)] = value;
    return new Struct(this.type, values, this.residue);
  }
}
