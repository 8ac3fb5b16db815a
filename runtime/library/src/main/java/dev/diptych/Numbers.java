package dev.diptych;

import dev.diptych.model.schema.ScalarKind;
import org.jspecify.annotations.Nullable;

/** The numbers that bits of a file represent; without a kind, an integer without a sign. */
final class Numbers {
  private Numbers() {}

  static double toDouble(@Nullable ScalarKind kind, long bits) {
    if (kind != null && kind.isFloat()) {
      return kind.width() == 4 ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
    }
    boolean negative = kind != null && kind.sort() == ScalarKind.Sort.SIGNED;
    // Rounds once: the lowest bit stays if one is lost.
    return negative || bits >= 0 ? bits : (double) ((bits >>> 1) | (bits & 1)) * 2;
  }

  static float toFloat(@Nullable ScalarKind kind, long bits) {
    boolean single = kind != null && kind.isFloat() && kind.width() == 4;
    return single ? Float.intBitsToFloat((int) bits) : (float) toDouble(kind, bits);
  }

  static String toString(@Nullable ScalarKind kind, long bits) {
    if (kind != null && kind.isFloat()) {
      return kind.width() == 4
          ? Float.toString(Float.intBitsToFloat((int) bits))
          : Double.toString(Double.longBitsToDouble(bits));
    }
    return kind != null && kind.sort() == ScalarKind.Sort.SIGNED
        ? Long.toString(bits)
        : Long.toUnsignedString(bits);
  }
}
