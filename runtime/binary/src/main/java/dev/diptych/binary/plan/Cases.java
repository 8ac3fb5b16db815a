package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Code;
import dev.diptych.binary.expression.Comparison;
import dev.diptych.binary.expression.ExpressionPlan;
import dev.diptych.ir.Expr;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which of several cases a value selects: the first that is equal, else the default. */
final class Cases {
  private final Code on;
  private final @Nullable Code[] keys;
  private final int otherwise;

  /** The cases by number, where all keys are constants; null elsewhere. */
  private final @Nullable Map<Long, Integer> table;

  private Cases(Code on, @Nullable Code[] keys, int otherwise, @Nullable Map<Long, Integer> table) {
    this.on = on;
    this.keys = keys;
    this.otherwise = otherwise;
    this.table = table;
  }

  /**
   * The cases with {@code keys}.
   *
   * @param on the selecting value
   * @param keys the values of the cases; {@code _} is the default
   * @param bytes whether there is one more case, for bytes, which is the default
   */
  static Cases of(Code on, List<Expr> keys, boolean bytes, ExpressionPlan place) {
    @Nullable Code[] codes = new Code[keys.size()];
    int otherwise = bytes ? keys.size() : -1;
    Map<Long, Integer> table = new HashMap<>();
    boolean constant = true;
    for (int i = 0; i < codes.length; i++) {
      if (keys.get(i) instanceof Expr.Name name && name.id().equals("_")) {
        otherwise = i;
        continue;
      }
      codes[i] = place.of(keys.get(i));
      BigInteger number = codes[i].constant();
      constant &= number != null && number.bitLength() < Integer.SIZE;
      if (constant && number != null) {
        table.putIfAbsent(number.longValue(), i);
      }
    }
    return new Cases(on, codes, otherwise, constant && on.whole() ? table : null);
  }

  /** The case that the values of a struct select; -1 for none. */
  int of(Slots at) {
    if (table != null) {
      // Keys are small: a larger value, which count() replaces with the nearest, is none of them.
      return table.getOrDefault(on.count(at), otherwise);
    }
    Object value = on.value(at);
    for (int i = 0; i < keys.length; i++) {
      Code key = keys[i];
      if (key != null && Comparison.equal(value, key.value(at))) {
        return i;
      }
    }
    return otherwise;
  }
}
