import { NotANumber } from "./exact-stream.js";

const view = new DataView(new ArrayBuffer(8));

/** The value of a number that generated code gave, as a document has it: floats are their bits. */
export function numberOf(kind, got) {
  if (!kind.isFloat) {
    return BigInt(got);
  }
  if (got instanceof NotANumber) {
    return got.bits;
  }
  if (kind.width === 4) {
    view.setFloat32(0, got);
    return BigInt(view.getUint32(0));
  }
  view.setFloat64(0, got);
  return view.getBigUint64(0);
}
