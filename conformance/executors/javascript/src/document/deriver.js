import { adapter } from "../schema/adapters.js";
import { Sizes } from "./sizes.js";
import { Struct } from "./struct.js";
import { Blob, Scalar, same } from "./values.js";

/** The only value that `field` can have, or null where it can have several. */
export function constantOf(field) {
  switch (field.derivation?.sort) {
    case "number":
      return new Scalar(field.derivation.value);
    case "bytes":
      return new Blob(Uint8Array.from(Buffer.from(field.derivation.hex, "hex")));
    default:
      return null;
  }
}

/** The value that `siblings` give to `field`, or null where it cannot be known. */
export function derive(field, siblings) {
  // It has the same condition as the field that it counts or measures.
  const absent = field.optional && isFree(field, siblings);
  return constantOf(field) ?? (absent ? null : deriveBy(field.derivation, siblings));
}

/** The value that `siblings` give to what is derived from them so. */
export function deriveBy(derivation, siblings) {
  switch (derivation.sort) {
    case "count":
      return inverted(derivation, siblings.get(derivation.field)?.count ?? 0);
    case "length": {
      const measured = siblings.type.field(derivation.field);
      const size = Sizes.of(measured, siblings.get(derivation.field));
      return size === null ? null : inverted(derivation, size);
    }
    case "presence": {
      const there = derivation.fields.some((id) => siblings.get(id) !== null);
      return new Scalar(there ? (derivation.exactly ?? 1n) : 0n);
    }
    default:
      return null;
  }
}

function inverted({ scale, offset }, result) {
  const scaled = BigInt(result) - offset;
  return scaled % scale === 0n ? new Scalar(scaled / scale) : null;
}

/** The struct of `values` whose derived values follow from the others. */
export function complete(type, values) {
  const siblings = new Struct(type, values);
  const all = type.fields.map((field, index) =>
    field.derived ? derive(field, siblings) : (values[index] ?? null),
  );
  return new Struct(type, all);
}

/** Whether `value` may replace `derived`: it has the same meaning. */
export function agrees(field, value, derived) {
  if (field.derivation.sort === "presence") {
    return means(field, value) === means(field, derived);
  }
  if (field.sort === "varint" && value instanceof Blob) {
    return adapter(field.adapter).decode(value.bytes) === derived.value;
  }
  return same(value, derived);
}

function means(field, scalar) {
  const { exactly } = field.derivation;
  return exactly === null ? scalar.value !== 0n : scalar.value === exactly;
}

/** Whether `field` may be any number because what it counts or measures is not there. */
export function isFree(field, siblings) {
  const { sort, field: of } = field.derivation;
  return (sort === "count" || sort === "length") && siblings.get(of) === null;
}

/** Whether the type of `field` can hold `scalar`. */
export function fits(field, scalar) {
  return field.sort === "varint"
    ? adapter(field.adapter).encode(scalar.value) !== null
    : field.kind.holds(scalar.value);
}

/** Whether all derived values of a struct made from a row can be written. */
export function allFit(struct) {
  return struct.type.fields.every((field) => {
    const value = struct.get(field.id);
    const inner = !(value instanceof Struct) || allFit(value);
    return inner && (!field.derived || !(value instanceof Scalar) || fits(field, value));
  });
}
