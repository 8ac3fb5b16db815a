import { noElements } from "../document/defaults.js";
import { fillStream } from "../document/fill.js";
import { refuse } from "../refusal.js";
import { chosen } from "./chosen.js";

/** Binds blocks by their names. */
export class Blocks {
  #schema;
  #binder;
  #rows;
  #zips;

  /** `binder` binds what is in the blocks. */
  constructor(schema, binder, rows, zips) {
    this.#schema = schema;
    this.#binder = binder;
    this.#rows = rows;
    this.#zips = zips;
  }

  /** Adds `block` to `draft`. */
  bind(draft, target, block) {
    switch (target.sort) {
      case "block":
        draft.first(target.field, block.name);
        return draft.set(target.field, this.#struct(draft, target, block));
      case "element":
        return this.#element(draft, target, block);
      case "named":
        return this.#named(draft, target, block);
      case "kind":
        return this.#ofKind(draft, target, block);
      case "rows":
        return this.#table(draft, target, block);
      case "zip":
        return this.#zips.bind(draft, target.zip, block);
      default:
        return refuse("wrong-kind", `${block.name} is an attribute`);
    }
  }

  /** What `block` is in the field of `target`. */
  #struct(draft, { field, struct }, block) {
    const type = chosen(this.#schema, draft, field, struct);
    return fillStream(draft.field(field), this.#binder.bind(type, block.items));
  }

  #element(draft, target, block) {
    const struct = this.#struct(draft, target, block);
    if (draft.field(target.field).table) {
      const row = struct.values.map(({ value }) => value);
      draft.table(target.field, this.#schema).rows.push(row);
    } else {
      draft.list(target.field).push(struct);
    }
  }

  #named(draft, { field, element }, block) {
    const { struct } = draft.field(field);
    const value = this.#struct(draft, { field, struct }, block);
    draft.setElement(field, element, block.name, value);
  }

  #ofKind(draft, { field, kinds, kind, struct }, block) {
    const body = this.#binder.bind(this.#schema.structs.get(struct), block.items);
    draft.list(field).push(kinds.element(kind, body));
  }

  #table(draft, { field }, block) {
    draft.first(field, block.name);
    const { struct } = draft.field(field);
    draft.set(field, noElements(this.#schema, draft.field(field)));
    for (const item of block.items) {
      if (item.sort === "row") {
        this.#rows.add(draft, field, item);
      } else if (item.sort === "block" && item.name === block.name) {
        this.#element(draft, { field, struct }, item);
      } else {
        refuse("unknown-field", `${block.name} holds nothing but rows`);
      }
    }
  }
}
