package dev.diptych.text.print;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.text.number.DoublePrinter;
import dev.diptych.text.number.FloatPrinter;
import dev.diptych.text.number.IntegerPrinter;
import dev.diptych.text.sink.ByteBuilder;
import org.jspecify.annotations.Nullable;

/** Prints numbers of one type from their raw bits, by name if they have one. */
record NumberPrinter(ScalarKind kind, @Nullable EnumType names, int decimals) {
  private static final int MAX_LENGTH = 32;

  static NumberPrinter of(Schema schema, Type.Numeric type) {
    return new NumberPrinter(type.kind(), schema.names(type.names()), type.decimals());
  }

  static NumberPrinter of(Schema schema, Type.Bits type) {
    return new NumberPrinter(ScalarKind.U8LE, schema.names(type.names()), -1);
  }

  void print(long bits, ByteBuilder out) {
    String name = names == null ? null : names.nameOf(bits);
    if (name != null) {
      out.putAscii(name);
      return;
    }
    if (decimals < 0 || !DecimalPrinter.print(bits, decimals, out)) {
      out.ensure(MAX_LENGTH);
      out.setLength(print(bits, out.array(), out.length()));
    }
  }

  private int print(long bits, byte[] out, int at) {
    return switch (kind.sort()) {
      case FLOAT ->
          kind.width() == 4
              ? FloatPrinter.print((int) bits, out, at)
              : DoublePrinter.print(bits, out, at);
      case SIGNED -> IntegerPrinter.print(bits, out, at);
      case UNSIGNED -> IntegerPrinter.printUnsigned(bits, out, at);
    };
  }
}
