import { Residue } from "../document/residue.js";
import { refuse } from "../refusal.js";
import { StructShape } from "../shape/struct-shape.js";
import { Attributes } from "./attributes.js";
import { Blocks } from "./blocks.js";
import { Completion } from "./completion.js";
import { Draft } from "./draft.js";
import { bindResidue } from "./residue-binder.js";
import { Rows } from "./rows.js";
import { Scalars } from "./scalars.js";
import { Zips } from "./zips.js";

const DECIDED = ["block", "inline", "element"];

/** Binds the items of blocks to the fields of structs. */
export class BlockBinder {
  #schema;
  #source;
  #attributes;
  #blocks;
  #rows;
  #completion;

  constructor(schema, source) {
    const scalars = new Scalars(schema);
    this.#schema = schema;
    this.#source = source;
    this.#completion = new Completion(schema);
    this.#attributes = new Attributes(schema, scalars);
    this.#rows = new Rows(schema, scalars);
    const zips = new Zips(schema, scalars, this.#attributes, this.#completion);
    this.#blocks = new Blocks(schema, this, this.#rows, zips);
  }

  /** The struct of `type` of `items`; `finish` adds fields that they do not set. */
  bind(type, items, finish = () => {}) {
    const shape = StructShape.of(this.#schema, type);
    const draft = new Draft(type);
    const waits = (item) => isDecidedBySibling(shape, item);
    // The sibling may be after the field that it decides.
    for (const item of [...items.filter((each) => !waits(each)), ...items.filter(waits)]) {
      this.#item(shape, draft, item);
    }
    finish(draft);
    return this.#completion.complete(draft);
  }

  #item(shape, draft, item) {
    if (item.sort === "row") {
      this.#ownRow(shape, draft, item);
    } else if (item.sort === "block" && item.name === Residue.NAME) {
      residue(draft, item);
    } else if (shape.target(item.name) === null) {
      this.#unknown(shape, draft, item);
    } else {
      const binder = item.sort === "block" ? this.#blocks : this.#attributes;
      binder.bind(draft, shape.target(item.name), item);
    }
  }

  #ownRow(shape, draft, row) {
    if (shape.rows < 0) {
      refuse("unexpected-rows", `${shape.type.name} has no rows`);
    }
    this.#rows.add(draft, shape.rows, row);
  }

  /** Keeps `item` verbatim, or refuses it. */
  #unknown({ type, strange }, draft, item) {
    if (strange === null) {
      refuse("unknown-field", `${type.name} has no ${item.sort} '${item.name}'`);
    }
    const bytes = this.#source.slice(item.start, item.end);
    draft.list(strange.field).push(strange.element(this.#schema, bytes));
  }
}

function isDecidedBySibling(shape, item) {
  const target = item.sort === "row" ? null : shape.target(item.name);
  return target !== null && DECIDED.includes(target.sort) && target.struct === null;
}

function residue(draft, block) {
  if (draft.residue !== null) {
    refuse("duplicate-field", "there is a second Residue block");
  }
  draft.residue = bindResidue(block);
}
