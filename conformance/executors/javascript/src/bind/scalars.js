import { Blob, Scalar } from "../document/values.js";
import { readBytes } from "../literal/bytes.js";
import { readFloat } from "../literal/floats.js";
import { readRawString, readString } from "../literal/strings.js";
import { readWhole } from "../literal/whole-numbers.js";
import { refuse } from "../refusal.js";

const MOST_VARINT = (1n << 63n) - 1n;
// Levels 0 to 9 of zlib in three strategies, one after the other.
const MOST_LEVEL = 29n;

/** Reads single values of any type. */
export class Scalars {
  #schema;

  constructor(schema) {
    this.#schema = schema;
  }

  /** The value of `literal` as `field` has it. */
  read(field, literal) {
    if (field.kind !== null) {
      const flags = field.flags && literal.kind === "tuple";
      return new Scalar(flags ? this.#flags(field, literal) : this.number(field, literal));
    }
    if (literal.kind === "bytes") {
      return new Blob(readBytes(literal.text));
    }
    switch (field.sort) {
      case "varint":
        return new Scalar(whole(field, literal, MOST_VARINT));
      case "packing":
        return new Scalar(whole(field, literal, MOST_LEVEL));
      case "text":
        return this.#text(field, literal);
      default:
        return wrongType(field, "bytes");
    }
  }

  /** The number that `literal` is in `field`, by its name or by its value. */
  number(field, literal) {
    if (literal.kind === "name") {
      return this.#named(field, literal.text);
    }
    if (field.kind.isFloat && ["integer", "float", "special"].includes(literal.kind)) {
      return readFloat(literal.text, field.kind.bits);
    }
    if (field.kind.isFloat || literal.kind !== "integer") {
      return wrongType(field, "a number of its kind");
    }
    const value = readWhole(literal.text);
    return value !== null && field.kind.holds(value) ? value : outOfRange(field, literal);
  }

  /** The bits of all names and numbers of a tuple. */
  #flags(field, literal) {
    return literal.elements.reduce((bits, each) => bits | this.number(field, each), 0n);
  }

  #named(field, name) {
    const value = this.#schema.enums.get(field.names)?.valueOf(name);
    if (value === undefined) {
      refuse("unknown-name", `${field.name} has no value '${name}'`);
    }
    return field.kind.isFloat ? BigInt.asUintN(field.kind.bits, value) : value;
  }

  #text(field, literal) {
    if (literal.kind !== "string") {
      wrongType(field, "a string in quotes");
    }
    const bytes = this.#schema.rawStrings
      ? readRawString(literal.text)
      : readString(literal.text, field.encoding);
    return new Blob(field.frame.fill(bytes) ?? outOfRange(field, literal));
  }
}

function whole(field, literal, most) {
  if (literal.kind !== "integer") {
    wrongType(field, "a whole number");
  }
  const value = readWhole(literal.text);
  return value !== null && value >= 0n && value <= most ? value : outOfRange(field, literal);
}

function wrongType(field, wanted) {
  return refuse("wrong-type", `${field.name} takes ${wanted}`);
}

function outOfRange(field, literal) {
  return refuse("out-of-range", `${literal.text} is out of range for ${field.name}`);
}
