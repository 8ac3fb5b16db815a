package dev.diptych.twin.edit;

import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.twin.migrate.NumberConversion;
import org.jspecify.annotations.Nullable;

/** NumberArray of a program, for fields of any type. The arrays must not be changed. */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public sealed interface NumberArray {
  /** How many there are. */
  int count();

  /** The numbers as they are in a document. */
  Type type();

  /** The bits of a number. */
  long bits(int index);

  /** A number in decimal digits. */
  String word(int index);

  /** Integers. */
  record Longs(long[] values) implements NumberArray {
    @Override
    public int count() {
      return values.length;
    }

    @Override
    public Type type() {
      return new Type.Numeric(ScalarKind.S8LE, null);
    }

    @Override
    public long bits(int index) {
      return values[index];
    }

    @Override
    public String word(int index) {
      return Long.toString(values[index]);
    }
  }

  /** Floats of 32 bits; all bits are kept in fields of this type. */
  record Floats(float[] values) implements NumberArray {
    @Override
    public int count() {
      return values.length;
    }

    @Override
    public Type type() {
      return new Type.Numeric(ScalarKind.F4LE, null);
    }

    @Override
    public long bits(int index) {
      return Float.floatToRawIntBits(values[index]) & 0xFFFF_FFFFL;
    }

    @Override
    public String word(int index) {
      return Float.toString(values[index]);
    }
  }

  /** Floats of 64 bits; in fields of 32 bits they are rounded, as decimals of a text are. */
  record Doubles(double[] values) implements NumberArray {
    @Override
    public int count() {
      return values.length;
    }

    @Override
    public Type type() {
      return new Type.Numeric(ScalarKind.F8LE, null);
    }

    @Override
    public long bits(int index) {
      return Double.doubleToRawLongBits(values[index]);
    }

    @Override
    public String word(int index) {
      return Double.toString(values[index]);
    }
  }

  /**
   * The bits of a number in a field of a type; null if the field cannot hold it. A float field
   * rounds to the nearest float; a NaN keeps its payload, or is rejected.
   *
   * @param index the index of the number
   * @param schema the schema of the field
   * @param target the type of the field
   */
  default @Nullable Long bits(int index, Schema schema, Type target) {
    if (target instanceof Type.Numeric field && field.kind().isFloat()) {
      if (this instanceof Longs longs) {
        return rounded(longs.values[index], field.kind());
      }
      if (this instanceof Doubles doubles && !Double.isNaN(doubles.values[index])) {
        return rounded(doubles.values[index], field.kind());
      }
    }
    return new NumberConversion(schema, type(), schema, target).convert(bits(index));
  }

  private static long rounded(long value, ScalarKind kind) {
    return kind.width() == 4 ? bits((float) value) : Double.doubleToRawLongBits((double) value);
  }

  private static long rounded(double value, ScalarKind kind) {
    return kind.width() == 4 ? bits((float) value) : Double.doubleToRawLongBits(value);
  }

  private static long bits(float value) {
    return Float.floatToRawIntBits(value) & 0xFFFF_FFFFL;
  }
}
