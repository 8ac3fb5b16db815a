package dev.diptych.text.print;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is found out once about the blocks of a type, of which a file may have millions. */
final class PrintPlan {
  private final RowShape.@Nullable Cell single;
  private final @Nullable NumberPrinter[] numbers;
  private final byte[][] starts;
  private final @Nullable Long[] defaults;

  PrintPlan(Shapes shapes, StructType type, ScalarPrinter scalars) {
    List<Field> fields = type.fields();
    this.single = shapes.single(type).orElse(null);
    this.numbers = new NumberPrinter[fields.size()];
    this.starts = new byte[fields.size()][];
    this.defaults = new Long[fields.size()];
    for (int i = 0; i < numbers.length; i++) {
      Field field = fields.get(i);
      if (isNumber(field) && StructPrinter.zipOf(type, field) == null) {
        numbers[i] = scalars.printer(field.type());
        starts[i] = (field.name() + " = ").getBytes(US_ASCII);
        defaults[i] = field.optional() ? null : field.defaultBits();
      }
    }
  }

  private static boolean isNumber(Field field) {
    Type type = field.type();
    boolean isNumber =
        type instanceof Type.Numeric || type instanceof Type.Bits || type instanceof Type.Varint;
    return isNumber && !field.repeated() && !field.derived();
  }

  /** The value of a struct, if it has exactly one; otherwise null. */
  RowShape.@Nullable Cell single() {
    return single;
  }

  /**
   * Prints a field, unless it has its default.
   *
   * @return false if the field is not one number, which has to be printed in another way
   */
  boolean number(int field, @Nullable Value value, TextOutput out) {
    NumberPrinter printer = numbers[field];
    if (printer == null || !(value instanceof Scalar number)) {
      return false;
    }
    Long omitted = defaults[field];
    if (omitted == null || omitted != number.bits()) {
      out.begin();
      out.buffer().put(starts[field], 0, starts[field].length);
      printer.print(number.bits(), out.buffer());
      out.end();
    }
    return true;
  }
}
