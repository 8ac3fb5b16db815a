import { complete } from "../document/deriver.js";
import { choose } from "./choice.js";
import { Scalar } from "../document/values.js";

/**
 * Elements of several kinds in one list, each as a block that bears the name of its kind. An element
 * is a struct of a number and a struct that the number selects.
 */
export class Kinds {
  #selector;

  constructor(entry, selector, body, names) {
    this.entry = entry;
    this.#selector = selector;
    this.body = body;
    this.names = names;
  }

  /** The kinds of the elements of `field`, or null where they are not of kinds. */
  static of(schema, field) {
    if (field.elements === null || !field.counted || field.sort !== "struct") {
      return null;
    }
    const entry = schema.structOf(field);
    const body = entry.fields.findIndex(({ sort, on }) => sort === "switch" && on !== null);
    const selector = body < 0 ? -1 : entry.indexOf(entry.fields[body].on);
    const kinds = entry.fields.length === 2 && selector >= 0;
    return kinds ? new Kinds(entry, selector, body, schema.enums.get(field.elements)) : null;
  }

  /** The names of the structs of all kinds that have a name, by their numbers. */
  structs() {
    const chosen = [...this.names.names.keys()].map((kind) => [
      kind,
      choose(this.entry.fields[this.body], new Scalar(kind)),
    ]);
    return new Map(chosen.filter(([, struct]) => struct !== null));
  }

  /** An element of the kind `kind`. */
  element(kind, inner) {
    const values = [];
    values[this.#selector] = new Scalar(kind);
    values[this.body] = inner;
    return complete(this.entry, values);
  }
}
