package dev.diptych.twin.compare;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;

/**
 * Compares single values.
 *
 * @param sides the documents
 * @param found receives the differences
 */
record ScalarComparison(Sides sides, Differences found) {
  void compare(TextPath path, Field one, Value va, Field other, Value vb) {
    Distance distance = null;
    if (va instanceof Scalar first
        && vb instanceof Scalar second
        && one.type() instanceof Type.Numeric na
        && other.type() instanceof Type.Numeric nb) {
      ScalarKind ka = na.kind();
      ScalarKind kb = nb.kind();
      boolean number = na.names() == null && !na.flags();
      boolean same = Numbers.same(ka, first.bits(), kb, second.bits());
      if (same && number) {
        return;
      }
      if (number
          && Numbers.within(ka, first.bits(), kb, second.bits(), one.unit(), sides.tolerance())) {
        return;
      }
      distance = number ? Numbers.distance(ka, first.bits(), kb, second.bits(), one.unit()) : null;
    } else if (va instanceof Scalar first
        && vb instanceof Scalar second
        && one.type().names() == null
        && !one.type().flags()) {
      distance =
          Numbers.distance(
              ScalarKind.S8LE, first.bits(), ScalarKind.S8LE, second.bits(), one.unit());
      if (distance != null
          && !sides.tolerance().isNone()
          && sides.tolerance().allows(distance.amount(), distance.unit())) {
        return;
      }
    }
    String before = sides.namesA().value(one.type(), va);
    String after = sides.namesB().value(other.type(), vb);
    if (!before.equals(after) || sides.sameSchema()) {
      found.attribute(path, before, after, distance);
    }
  }
}
