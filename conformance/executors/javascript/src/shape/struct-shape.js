import { Kinds } from "./kinds.js";
import { attributeName, blockName } from "./names.js";
import { RowShape } from "./row-shape.js";
import { Strange, isItem } from "./strange.js";

/**
 * The names that the block of one struct may have, each with its target `{sort, field, …}`; the
 * field whose rows are in it, or -1; and where it keeps items without a meaning, or null.
 */
export class StructShape {
  #schema;
  #targets = new Map();

  constructor(schema, type) {
    this.#schema = schema;
    this.type = type;
    this.strange = Strange.of(schema, type);
    const tables = type.fields.filter((field) => isRows(schema, field));
    this.rows = tables.length === 1 ? type.fields.indexOf(tables[0]) : -1;
    type.fields.forEach((field, index) => this.#name(field, index));
    type.zips.forEach((zip) => this.#put(zip.name, "zip", -1, { zip }));
  }

  /** The shape of `type`. */
  static of(schema, type) {
    return schema.once(`struct ${type.name}`, () => new StructShape(schema, type));
  }

  /** The target of `name`, or null. */
  target(name) {
    return this.#targets.get(name) ?? null;
  }

  #put(name, sort, field, more = {}) {
    this.#targets.set(name, { sort, field, ...more });
  }

  #name(field, index) {
    if (field.repeated && field.nests) {
      this.#repeated(field, index);
    } else if (field.repeated) {
      this.#put(field.attribute, "attribute", index);
    } else if (field.sort === "struct") {
      this.#struct(field, index, "", field.struct, field.struct);
    } else if (field.sort === "switch") {
      field.structs.forEach((struct) => this.#chosen(field, index, struct));
    } else {
      this.#put(field.name, "attribute", index);
    }
  }

  #chosen(field, index, struct) {
    this.#struct(field, index, struct, struct, struct);
    if (field.on !== null) {
      this.#struct(field, index, "", struct, null);
    }
  }

  /** `named` is the struct in the names, `given` the target, null if a sibling selects it. */
  #struct(field, index, named, struct, given) {
    this.#put(blockName(field, named), "block", index, { struct: given });
    if (RowShape.single(this.#schema, this.#schema.structs.get(struct)) !== null) {
      this.#put(attributeName(field, named), "inline", index, { struct: given });
    }
  }

  #repeated(field, index) {
    const kinds = Kinds.of(this.#schema, field);
    if (field.optional) {
      this.#put(field.attribute, "nothing", index);
    }
    if (field.sort === "switch") {
      this.#choices(field, index);
    } else if (kinds !== null) {
      this.#kinds(kinds, field, index);
    } else if (field.elements !== null) {
      this.#elements(field, index);
    } else if (index === this.rows || !isRows(this.#schema, field)) {
      this.#put(field.name, "element", index, { struct: field.struct });
    } else {
      this.#put(field.name, "rows", index);
    }
  }

  #choices(field, index) {
    field.structs.forEach((struct) => {
      this.#put(blockName(field, struct), "element", index, { struct });
    });
    if (field.on !== null) {
      this.#put(field.name, "element", index, { struct: null });
    }
  }

  #kinds(kinds, field, index) {
    kinds.structs().forEach((struct, kind) => {
      this.#put(kinds.names.nameOf(kind), "kind", index, { kinds, kind, struct });
    });
    this.#put(field.name, "element", index, { struct: kinds.entry.name });
  }

  #elements(field, index) {
    const names = this.#schema.enums.get(field.elements);
    for (let element = 0; element < field.fixed; element++) {
      this.#put(names.nameOf(BigInt(element)), "named", index, { element });
    }
  }
}

/** Whether the elements of `field` are rows. */
function isRows(schema, field) {
  return (
    field.repeated &&
    field.elements === null &&
    field.sort === "struct" &&
    !isItem(schema, field) &&
    RowShape.of(schema, schema.structOf(field)) !== null
  );
}
