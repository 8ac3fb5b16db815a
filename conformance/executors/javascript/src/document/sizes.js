import { adapter } from "../schema/adapters.js";
import { Struct } from "./struct.js";
import { Blob, Scalar, Sequence, Table } from "./values.js";

/**
 * How many bytes values take in a file; null where only packing would tell. One goes one way along a
 * stream, where bits that no byte is full of yet are counted with it.
 */
export class Sizes {
  #bits = 0;
  #elsewhere = 0;
  #unknown = false;

  /** Bytes of all elements of `field` together. */
  static of(field, value) {
    const sizes = new Sizes();
    sizes.#value(field, value);
    return sizes.#unknown ? null : sizes.#bytes;
  }

  /** Bytes of the stream that `struct` is alone in. */
  static stream(struct) {
    return new Sizes().#stream(struct);
  }

  get #bytes() {
    return Math.ceil(this.#bits / 8);
  }

  #stream(struct) {
    this.#inline(struct);
    const extra = struct.residue.trailing.length + Number(struct.residue.slack);
    return this.#unknown ? null : this.#bytes + extra;
  }

  #add(bytes) {
    this.#bits = (this.#bytes + bytes) * 8;
  }

  /** A struct in this stream; what it puts at positions of its file is here where it is one. */
  #inline(struct) {
    const before = this.#elsewhere;
    struct.type.fields.forEach((field, index) => this.#field(field, struct.values[index] ?? null));
    if (struct.type.top) {
      this.#add(this.#elsewhere - before);
      this.#elsewhere = before;
    }
  }

  #field(field, value) {
    if (field.place === "sequence") {
      this.#value(field, value);
    } else if (field.place === "position") {
      this.#add(this.#apart(field, value));
    } else if (field.place === "file_position") {
      this.#elsewhere += this.#apart(field, value);
    }
  }

  #apart(field, value) {
    const apart = new Sizes();
    apart.#value(field, value);
    this.#unknown ||= apart.#unknown;
    this.#elsewhere += apart.#elsewhere;
    return apart.#bytes;
  }

  #value(field, value) {
    if (value instanceof Sequence) {
      value.elements.forEach((element) => this.#value(field, element));
    } else if (field.packed && value !== null) {
      this.#unknown = true;
    } else if (value instanceof Struct && field.stream !== null) {
      const inner = new Sizes();
      this.#add(inner.#stream(value) ?? 0);
      this.#unknown ||= inner.#unknown;
      this.#elsewhere += inner.#elsewhere;
    } else if (value instanceof Struct) {
      this.#inline(value);
    } else if (value === null && field.derived && !field.optional) {
      this.#unsaid(field);
    } else {
      this.#plain(field, value);
    }
  }

  /** A number that nothing in its own struct tells. */
  #unsaid(field) {
    if (field.kind === null) {
      this.#unknown = true;
    } else {
      this.#bits += field.kind.bits;
    }
  }

  #plain(field, value) {
    if (value instanceof Table) {
      const stride = value.columns.reduce((sum, column) => sum + column.kind.width, 0);
      this.#add(value.count * stride);
    } else if (value instanceof Blob && field.sort !== "packing") {
      this.#add(value.bytes.length + field.frame.after);
    } else if (value instanceof Scalar && field.sort === "bits") {
      this.#bits += field.kind.bits;
    } else if (value instanceof Scalar && field.sort === "number") {
      this.#add(field.kind.width);
    } else if (value instanceof Scalar && field.sort === "varint") {
      this.#add(adapter(field.adapter).encode(value.value)?.length ?? 0);
    }
  }
}
