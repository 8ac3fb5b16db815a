import { Defaults } from "../document/defaults.js";
import { agrees, derive, fits, isFree } from "../document/deriver.js";
import { setLifts, unfitLift } from "../document/lifts.js";
import { Struct } from "../document/struct.js";
import { Scalar } from "../document/values.js";
import { refuse } from "../refusal.js";

/** Completes a draft: fills in omitted fields and checks explicit derived ones. */
export class Completion {
  #defaults;

  constructor(schema) {
    this.#defaults = new Defaults(schema);
  }

  /** The struct of `draft`. */
  complete(draft) {
    const given = draft.type.fields.map((field, index) => this.#given(draft, field, index));
    const siblings = new Struct(draft.type, given);
    const values = draft.type.fields.map((field, index) =>
      field.derived ? derived(draft, siblings, field, index) : given[index],
    );
    const struct = setLifts(new Struct(draft.type, values));
    const unfit = unfitLift(struct);
    if (unfit !== null) {
      refuse("too-many", `${unfit.name} cannot hold what follows from the text`);
    }
    return draft.residue === null ? struct : struct.with(draft.residue);
  }

  #given(draft, field, index) {
    const mentioned = draft.mentioned(index);
    if (!mentioned && (field.derived || field.optional)) {
      return null;
    }
    const value = mentioned
      ? draft.value(index, this.#defaults.element(field))
      : this.#defaults.of(field);
    if (value === null) {
      refuse("missing-field", `${draft.type.name} needs '${field.name}'`);
    }
    if (mentioned && field.fixed !== null && value.count !== field.fixed) {
      refuse("wrong-count", `${field.name} must have ${field.fixed} elements`);
    }
    return mentioned && isNowhere(field, value) ? null : value;
  }
}

/** Whether `value` is an empty list at a position, which has the same meaning as an absent one. */
function isNowhere(field, value) {
  return value.count === 0 && field.place !== "sequence" && !field.needed;
}

function derived(draft, siblings, field, index) {
  const value = derive(field, siblings);
  if (!draft.mentioned(index)) {
    checkFit(field, value);
    checkTogether(field, siblings);
    return value;
  }
  const explicit = siblings.values[index];
  // What cannot be derived yet is checked when it can be.
  if (!isFree(field, siblings) && value !== null && !agrees(field, explicit, value)) {
    refuse("derived-mismatch", `${field.name} differs from the derived value`);
  }
  return explicit;
}

function checkFit(field, value) {
  if (value instanceof Scalar && !fits(field, value)) {
    refuse("too-many", `${field.name} cannot hold ${value.value}`);
  }
}

function checkTogether({ derivation }, siblings) {
  if (derivation.sort !== "presence") {
    return;
  }
  // A length beside what it measures follows from that.
  const explicit = derivation.fields.filter((id) => !siblings.type.field(id).derived);
  const there = explicit.filter((id) => siblings.get(id) !== null);
  if (there.length !== 0 && there.length !== explicit.length) {
    refuse("missing-field", `${explicit.join(", ")} must be present together`);
  }
}
