import { Field, derivationOf } from "./field.js";

/** A struct: an ordered list of fields, and how the text arranges them. */
export class StructType {
  #indexes;

  constructor(json) {
    this.name = json.name;
    this.fields = json.fields.map((field) => new Field(field));
    this.key = json.key ?? null;
    this.zips = json.zips ?? [];
    this.lifts = (json.lifts ?? []).map((lift) => ({
      way: lift.way,
      derivation: derivationOf(lift),
    }));
    this.#indexes = new Map(this.fields.map((field, index) => [field.id, index]));
  }

  /** Whether it is a whole spec. */
  get top() {
    return !this.name.includes("::");
  }

  /** The place of the field `id` among the fields, or -1. */
  indexOf(id) {
    return this.#indexes.get(id) ?? -1;
  }

  /** The field `id`, which must exist. */
  field(id) {
    return this.fields[this.indexOf(id)];
  }
}
