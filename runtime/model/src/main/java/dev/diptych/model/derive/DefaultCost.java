package dev.diptych.model.derive;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.HashMap;
import java.util.Map;

/**
 * Estimates the memory that defaults take without creating them: a spec of a few lines can describe
 * a default of any size. The costs estimate what a value takes until it is encoded, decoded again
 * and compared.
 */
final class DefaultCost {
  /** The cost of a field without a default. */
  static final long NONE = -1;

  private static final long STRUCT = 512;
  private static final long NUMBER = 64;

  /** Cost of a byte of a table. */
  private static final long ROW_BYTE = 4;

  /** Upper bound of all costs. */
  private static final long MAX = 1L << 60;

  private final Schema schema;
  private final Map<StructType, Long> structs = new HashMap<>();

  DefaultCost(Schema schema) {
    this.schema = schema;
  }

  /** The cost of the default of {@code field} if it is present in the file, or {@link #NONE}. */
  long of(Field field) {
    if (Defaults.isEmpty(field)) {
      return 0;
    }
    if (!(field.repeat() instanceof Repeat.Fixed fixed)) {
      return element(field);
    }
    return times(field.table() ? row(field) : element(field), fixed.count());
  }

  private long row(Field field) {
    RecordLayout layout = schema.layout(field);
    boolean all = layout.columns().stream().allMatch(c -> c.field().defaultBits() != null);
    return all ? layout.stride() * ROW_BYTE : NONE;
  }

  private static long times(long cost, int count) {
    if (cost <= 0 || count == 0) {
      return Math.min(cost, 0);
    }
    return cost > MAX / count ? MAX : cost * count;
  }

  /** The cost of the default of one element of {@code field}, or {@link #NONE}. */
  long element(Field field) {
    if (field.type() instanceof Type.Nested nested) {
      return struct(schema.struct(nested));
    }
    return field.defaultBits() == null ? NONE : NUMBER;
  }

  private long struct(StructType type) {
    Long cached = structs.get(type);
    if (cached == null) {
      // A struct that contains itself has no default of finite size.
      structs.put(type, NONE);
      cached = sum(type);
      structs.put(type, cached);
    }
    return cached;
  }

  private long sum(StructType type) {
    long sum = STRUCT;
    for (Field field : type.fields()) {
      if (!field.derived() && !field.optional()) {
        long cost = of(field);
        if (cost == NONE) {
          return NONE;
        }
        sum = Math.min(MAX, sum + cost);
      }
    }
    return sum;
  }
}
