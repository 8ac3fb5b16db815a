import { Residue } from "../document/residue.js";
import { Struct } from "../document/struct.js";
import { Blob, Scalar, Sequence, Table } from "../document/values.js";
import { refuse } from "../refusal.js";
import { adapter } from "../schema/adapters.js";
import { ExactStream } from "./exact-stream.js";
import { classOf, memberOf } from "./generated.js";
import { numberOf } from "./numbers.js";
import { bytesOfText } from "./texts.js";

/** Reads files of one schema through its generated class, and takes over what that has read. */
export class Decoder {
  #schema;
  #root;

  constructor(schema) {
    this.#schema = schema;
    this.#root = classOf(schema.root.name);
  }

  /** The root of the file that `bytes` are. */
  decode(bytes) {
    return this.#struct(this.#schema.root, this.#read(bytes), null);
  }

  #read(bytes) {
    try {
      return new this.#root(new ExactStream(bytes.buffer), null, null);
    } catch (error) {
      // Whatever generated code stumbles over is in the bytes.
      return refuse("unreadable", error.message);
    }
  }

  #struct(type, object, outer) {
    const alone = object._io !== outer;
    const residue = alone ? Residue.NONE.withTrailing(object._io.readBytesFull()) : Residue.NONE;
    const values = type.fields.map((field) => {
      const got = object[memberOf(field.id)];
      return got === undefined || got === null ? null : this.#field(field, got, object._io);
    });
    const struct = new Struct(type, values, residue);
    checkCounts(struct);
    return struct;
  }

  #field(field, got, io) {
    if (field.table) {
      return this.#table(field, got);
    }
    return field.repeated
      ? new Sequence(Array.from(got, (one) => this.#element(field, one, io)))
      : this.#element(field, got, io);
  }

  #table(field, got) {
    const columns = this.#schema.columns(field);
    const cells = field.sort === "struct" ? columns.map(({ id }) => memberOf(id)) : null;
    const rows = Array.from(got, (one) =>
      columns.map(({ kind }, index) => numberOf(kind, cells === null ? one : one[cells[index]])),
    );
    return new Table(columns, rows);
  }

  #element(field, got, io) {
    switch (field.sort) {
      case "number":
      case "bits":
        return new Scalar(numberOf(field.kind, got));
      case "bytes":
        return new Blob(field.frame.fill(got) ?? got);
      case "text":
        return text(field, got);
      case "varint":
        return varint(field, got);
      case "struct":
        return this.#struct(this.#schema.structOf(field), got, io);
      case "switch":
        return this.#struct(this.#chosen(field, got), got, io);
      default:
        throw new Error(`${field.id} is ${field.sort}, which generated code does not tell`);
    }
  }

  #chosen(field, got) {
    const name = field.structs.find((each) => got.constructor === classOf(each));
    if (name === undefined) {
      refuse("unknown-case", `${field.id} is none of its structs`);
    }
    return this.#schema.structs.get(name);
  }
}

/** Generated code takes counts below zero for zero. */
function checkCounts(struct) {
  struct.type.fields.forEach(({ id, derivation }, index) => {
    const number = struct.values[index];
    const counted = derivation?.sort === "count" ? struct.get(derivation.field) : null;
    if (counted !== null && number !== null) {
      const wanted = derivation.scale * number.value + derivation.offset;
      if (wanted !== BigInt(counted.count)) {
        refuse("negative-count", `${id} is ${number.value}, but there are ${counted.count}`);
      }
    }
  });
}

function text(field, got) {
  const bytes = bytesOfText(field.encoding, got);
  if (bytes === null) {
    throw new Error(`${field.id} has characters that are not in ${field.encoding}: ${got}`);
  }
  return new Blob(field.frame.fill(bytes) ?? bytes);
}

/** An adapter's number is kept as a number if its bytes are the default ones. */
function varint(field, got) {
  const raw = Uint8Array.from(bytesOf(got));
  const { decode, encode } = adapter(field.adapter);
  const value = decode(raw);
  const isDefault = value !== null && Buffer.from(encode(value)).equals(raw);
  return isDefault ? new Scalar(value) : new Blob(raw);
}

/** The bytes of an object that has read nothing else, in the order of reading. */
function bytesOf(object) {
  return Object.entries(object)
    .filter(([name]) => !name.startsWith("_"))
    .flatMap(([, value]) => (typeof value === "number" ? value : Array.from(value)));
}
