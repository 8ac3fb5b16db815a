import { Blob, Scalar } from "../document/values.js";
import { BlockBinder } from "./block-binder.js";

/** The root that the items of a text make; `tail` is where its end is behind it. */
export function bindText(schema, source, items, tail) {
  return new BlockBinder(schema, source).bind(schema.root, items, (draft) => {
    note(draft, schema.style.line_end, () => new Scalar(source.crlf ? 1n : 0n));
    note(draft, schema.style.tail, () => new Blob(source.slice(tail, source.bytes.length)));
  });
}

/** Sets a field that keeps the form of a text, unless the text contains it. */
function note(draft, id, value) {
  const index = id === undefined ? -1 : draft.type.indexOf(id);
  if (index >= 0 && !draft.mentioned(index)) {
    draft.set(index, value());
  }
}
