package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.Type;

/** Whether the values of one type are values of another in a text. */
final class TypeContainment {
  private TypeContainment() {}

  /** Whether every text of a value of {@code was} is valid for {@code is}. */
  static boolean contained(Type was, Type is) {
    IntegerRange before = IntegerRange.of(was);
    IntegerRange after = IntegerRange.of(is);
    if (before != null && after != null) {
      return after.contains(before);
    }
    if (was instanceof Type.Numeric one && is instanceof Type.Numeric other) {
      // The payload of a NaN has another width, and an integer is not a float.
      return one.kind().isFloat()
          && one.kind().width() == other.kind().width()
          && other.kind().isFloat();
    }
    return was.getClass().equals(is.getClass());
  }
}
