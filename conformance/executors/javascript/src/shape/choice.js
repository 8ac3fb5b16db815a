import { Blob, Scalar } from "../document/values.js";

/** The name of the struct that `value` means in a field that can be one of several, or null. */
export function choose(field, value) {
  const key = keyOf(value);
  const otherwise = field.cases.filter((one) => one.value === undefined || one.value === null);
  const found = field.cases.find((one) => key !== null && one.value === key);
  return (found ?? otherwise.at(-1))?.struct ?? null;
}

function keyOf(value) {
  if (value instanceof Blob) {
    return `x${Buffer.from(value.bytes).toString("hex")}`;
  }
  return value instanceof Scalar ? String(value.value) : null;
}
