import { fillStream } from "../document/fill.js";
import { refuse } from "../refusal.js";
import { chosen } from "./chosen.js";
import { Values } from "./values.js";

/** Binds attributes by their names. */
export class Attributes {
  #schema;
  #values;

  constructor(schema, scalars) {
    this.#schema = schema;
    this.#values = new Values(schema, scalars);
  }

  /** Adds `attribute` to `draft`. */
  bind(draft, target, { name, value }) {
    const field = draft.field(target.field);
    if (field === undefined) {
      refuse("wrong-kind", `${name} is a block`);
    }
    draft.first(target.field, name);
    draft.set(target.field, this.#value(draft, target, field, name, value));
  }

  #value(draft, target, field, name, value) {
    switch (target.sort) {
      case "attribute":
        return this.#values.of(field, value);
      case "nothing":
        return this.#values.nothing(field, value);
      case "inline": {
        const type = chosen(this.#schema, draft, target.field, target.struct);
        return fillStream(field, this.#values.inline(type, value));
      }
      default:
        return refuse("wrong-kind", `${name} is a block`);
    }
  }
}
