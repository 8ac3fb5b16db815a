import { deriveBy, fits } from "./deriver.js";
import { Struct } from "./struct.js";
import { Scalar } from "./values.js";

/** `struct` with every field of its inner structs set that is derived from it and not explicit. */
export function setLifts(struct) {
  let all = struct;
  for (const lift of struct.type.lifts) {
    if (holder(all, lift) instanceof Struct && at(all, lift.way) === null) {
      all = put(all, lift.way, deriveBy(lift.derivation, all));
    }
  }
  return all;
}

/** The first of those fields that cannot hold its value, or null. */
export function unfitLift(struct) {
  for (const lift of struct.type.lifts) {
    const inner = holder(struct, lift);
    const field = inner instanceof Struct ? inner.type.field(lift.way.at(-1)) : null;
    const value = at(struct, lift.way);
    if (field !== null && value instanceof Scalar && !fits(field, value)) {
      return field;
    }
  }
  return null;
}

function holder(struct, lift) {
  return at(struct, lift.way.slice(0, -1));
}

function at(struct, way) {
  return way.reduce((value, id) => (value instanceof Struct ? value.get(id) : null), struct);
}

function put(struct, [id, ...rest], value) {
  return struct.set(id, rest.length === 0 ? value : put(struct.get(id), rest, value));
}
