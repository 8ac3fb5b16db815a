import { noElements } from "../document/defaults.js";
import { allFit } from "../document/deriver.js";
import { Sequence, Table } from "../document/values.js";
import { refuse } from "../refusal.js";
import { RowShape } from "../shape/row-shape.js";

/** Reads the value of an attribute. */
export class Values {
  #schema;
  #scalars;

  constructor(schema, scalars) {
    this.#schema = schema;
    this.#scalars = scalars;
  }

  /** The value of `literal` as `field` has it. */
  of(field, literal) {
    if (!field.repeated) {
      return this.#scalars.read(field, literal);
    }
    if (literal.kind !== "tuple") {
      refuse("wrong-type", `${field.name} takes a tuple`);
    }
    if (!field.table) {
      return new Sequence(literal.elements.map((each) => this.#scalars.read(field, each)));
    }
    const rows = literal.elements.map((each) => [this.#scalars.number(field, each)]);
    return new Table(this.#schema.columns(field), rows);
  }

  /** No elements: the only value of an attribute for structs. */
  nothing(field, literal) {
    if (literal.kind !== "tuple" || literal.elements.length > 0) {
      refuse("wrong-type", `expected () for ${field.name}, which contains structs`);
    }
    return noElements(this.#schema, field);
  }

  /** The struct that comes down to the value that `literal` is. */
  inline(type, literal) {
    const row = RowShape.single(this.#schema, type);
    if (row === null) {
      refuse("wrong-kind", `${type.name} is a block here`);
    }
    const value = this.#scalars.read(row.cells[0].field, literal);
    const struct = row.build(this.#schema, [value]);
    if (!allFit(struct)) {
      refuse("too-many", `${type.name} cannot hold so much`);
    }
    return struct;
  }
}
