import { constantOf } from "../document/deriver.js";
import { Scalar } from "../document/values.js";
import { refuse } from "../refusal.js";
import { choose } from "../shape/choice.js";

/** The struct that the field at `index` is: `struct`, or what its sibling decides where that is null. */
export function chosen(schema, draft, index, struct) {
  const field = draft.field(index);
  const name = struct ?? choose(field, deciding(draft, draft.type.indexOf(field.on)));
  if (name === null) {
    refuse("unknown-case", `no case of ${field.on} allows ${field.name}`);
  }
  return schema.structs.get(name);
}

function deciding(draft, index) {
  if (draft.mentioned(index)) {
    return draft.value(index, null);
  }
  const { fallback } = draft.field(index);
  return constantOf(draft.field(index)) ?? (fallback === null ? null : new Scalar(fallback));
}
