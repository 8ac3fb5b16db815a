import { Sizes } from "./sizes.js";

/** `struct` with zeros to the size that `field` has, if nothing else is there. */
export function fillStream(field, struct) {
  const fixed = field.stream !== null && field.stream >= 0 && !field.packed;
  if (!fixed || struct.residue.trailing.length > 0) {
    return struct;
  }
  const missing = field.stream - (Sizes.stream(struct) ?? field.stream);
  return missing > 0 ? struct.with(struct.residue.withTrailing(new Uint8Array(missing))) : struct;
}
