import { EnumType } from "./enum-type.js";
import { StructType } from "./struct-type.js";

/** What both faces of a format share. */
export class Schema {
  #shapes = new Map();

  constructor(key, json) {
    this.key = key;
    this.format = json.format;
    this.refusal = json.refusal ?? null;
    this.style = json.text ?? {};
    this.enums = new Map(json.enums.map((each) => [each.name, new EnumType(each)]));
    this.structs = new Map(json.structs.map((each) => [each.name, new StructType(each)]));
    this.root = this.structs.get(json.root);
  }

  /** Whether values follow from bytes of the file. */
  get hasChecksums() {
    return [...this.structs.values()].some((struct) =>
      struct.fields.some((field) => field.derivation?.sort === "checksum"),
    );
  }

  /** Whether strings have no escapes. */
  get rawStrings() {
    return this.style.raw !== undefined;
  }

  /** The struct that `field` is, or null where it is none, or one of several. */
  structOf(field) {
    return field.sort === "struct" ? this.structs.get(field.struct) : null;
  }

  /** The columns of the rows of `field`, which must be a table. */
  columns(field) {
    return this.structOf(field)?.fields ?? [field.asColumn()];
  }

  /** What `make` gives for `name`, made once. */
  once(name, make) {
    if (!this.#shapes.has(name)) {
      this.#shapes.set(name, make());
    }
    return this.#shapes.get(name);
  }
}
