package dev.diptych.model.derive;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Type;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the struct that a value selects. */
public final class CaseLookup {
  private CaseLookup() {}

  /** Returns the name of the struct that {@code value} selects, or null if no case matches. */
  public static @Nullable String of(Type.Switched type, @Nullable Value value) {
    String key = value instanceof Blob blob ? "x" + HexFormat.of().formatHex(blob.bytes()) : null;
    long number = value instanceof Scalar scalar ? scalar.bits() : 0;
    boolean isNumber = value instanceof Scalar;
    String otherwise = null;
    List<Type.Switched.Case> cases = type.cases();
    for (int i = 0; i < cases.size(); i++) {
      String selector = cases.get(i).value();
      if (selector == null) {
        otherwise = cases.get(i).struct();
      } else if (isNumber ? isDecimal(selector, number) : selector.equals(key)) {
        return cases.get(i).struct();
      }
    }
    return otherwise;
  }

  /** Whether a text is a number in decimal digits; without a string for each number of a file. */
  private static boolean isDecimal(String text, long number) {
    int last = text.length() - 1;
    if (last < 0 || text.charAt(last) - '0' != Math.abs(number % 10)) {
      return false; // Most cases differ in the last digit.
    }
    return text.equals(Long.toString(number));
  }
}
