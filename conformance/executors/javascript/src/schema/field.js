import { Frame } from "./frame.js";
import { NumberKind } from "./number-kind.js";

/** One field of a struct. */
export class Field {
  #json;

  constructor(json) {
    this.#json = json;
    this.id = json.id;
    this.name = json.name;
    this.kind = kindOf(json);
    this.sort = this.kind === null ? json.type : json.type === "bits" ? "bits" : "number";
    this.struct = json.struct ?? null;
    this.structs = json.structs ?? [];
    this.on = json.on ?? null;
    this.cases = json.cases ?? [];
    this.encoding = json.encoding ?? null;
    this.adapter = json.adapter ?? null;
    this.names = json.names ?? null;
    this.flags = json.flags === true;
    this.elements = json.elements ?? null;
    this.item = json.item === true;
    this.table = json.table === true;
    this.optional = json.optional === true;
    this.needed = json.needed === true;
    this.place = json.place ?? "sequence";
    this.stream = json.stream ?? null;
    this.packed = json.process === "zlib";
    this.fixed = typeof json.repeat === "number" ? json.repeat : null;
    this.counted = json.repeat === "counted";
    this.frame = new Frame(json);
    this.derivation = derivationOf(json);
    this.fallback = json.default === undefined ? null : this.#bits(json.default);
  }

  /** Whether the field is repeated or optional. */
  get repeated() {
    return this.fixed !== null || this.counted;
  }

  /** Whether the text leaves the value out as long as it is the derived one. */
  get derived() {
    return this.derivation !== null;
  }

  /** Whether it is one struct or one of several. */
  get nests() {
    return this.sort === "struct" || this.sort === "switch";
  }

  /** The name of a repeated field as an attribute. */
  get attribute() {
    return this.id.startsWith("_") ? this.id.substring(1) : this.id;
  }

  /** One of the numbers of this field, as the only column of its rows. */
  asColumn() {
    const { type, names } = this.#json;
    return new Field({ id: "value", name: "value", type, names });
  }

  #bits(number) {
    const value = BigInt(number);
    return this.kind?.isFloat ? BigInt.asUintN(this.kind.bits, value) : value;
  }
}

function kindOf(json) {
  return json.type === "bits" ? new NumberKind("u", json.width) : NumberKind.of(json.type);
}

/** How a value is derived; null if it is explicit. */
export function derivationOf(json) {
  const linear = { scale: BigInt(json.scale ?? 1), offset: BigInt(json.offset ?? 0) };
  if (json.outside) {
    return { sort: "outside" };
  }
  if (json.checksum !== undefined) {
    return { sort: "checksum" };
  }
  if (json.count_of !== undefined) {
    return { sort: "count", field: json.count_of, ...linear };
  }
  if (json.length_of !== undefined) {
    return { sort: "length", field: json.length_of, ...linear };
  }
  if (json.presence_of !== undefined) {
    return { sort: "presence", fields: json.presence_of, exactly: wholeOf(json.exactly) };
  }
  if (json.constant_bytes !== undefined) {
    return { sort: "bytes", hex: json.constant_bytes };
  }
  return json.constant === undefined ? null : { sort: "number", value: BigInt(json.constant) };
}

function wholeOf(number) {
  return number === undefined ? null : BigInt(number);
}
