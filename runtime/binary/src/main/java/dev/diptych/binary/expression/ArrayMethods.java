package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;
import java.util.List;

/** What arrays can be asked for. */
final class ArrayMethods {
  private ArrayMethods() {}

  /** A member. */
  static Code of(Code array, String id) {
    return switch (id) {
      case "size", "length" -> WholeCode.of(s -> array.array(s).size());
      case "first" -> ElementCode.at(array, (s, all) -> 0);
      case "last" -> ElementCode.at(array, (s, all) -> all.size() - 1L);
      case "min" -> ElementCode.at(array, (s, all) -> extreme(all, -1));
      case "max" -> ElementCode.at(array, (s, all) -> extreme(all, 1));
      default -> throw new UnsupportedExpressionException("an array with the member " + id);
    };
  }

  /** The values of expressions as an array of {@code element}. */
  static Code list(ValueType element, List<Code> values) {
    Code[] all = values.toArray(Code[]::new);
    return Code.object(
        ValueType.array(element),
        s -> {
          s.spend((long) Long.BYTES * all.length);
          Array array = new Array(element, all.length);
          for (Code each : all) {
            int at = array.next();
            array.store(at, each, s);
            array.size(at + 1);
          }
          return array;
        });
  }

  private static long extreme(Array array, int sign) {
    int best = 0;
    for (int i = 1; i < array.size(); i++) {
      if (Comparison.values(array.value(i), array.value(best)) == sign) {
        best = i;
      }
    }
    return best;
  }
}
