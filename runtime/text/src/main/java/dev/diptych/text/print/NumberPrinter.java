package dev.diptych.text.print;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Notation;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.text.number.DoublePrinter;
import dev.diptych.text.number.FloatPrinter;
import dev.diptych.text.number.IntegerPrinter;
import dev.diptych.text.sink.ByteBuilder;
import org.jspecify.annotations.Nullable;

/** Prints numbers of one type from their raw bits, by name if they have one. */
final class NumberPrinter {
  /** Required space for a number that is {@linkplain #isPlain() plain}. */
  static final int MAX_LENGTH = 32;

  /** No minimum number of hexadecimal digits, and none are printed. */
  private static final int DECIMAL = -1;

  private final ScalarKind kind;
  private final @Nullable EnumType names;
  private final @Nullable FlagPrinter flags;
  private final int decimals;
  private final int digits;

  private NumberPrinter(ScalarKind kind, @Nullable EnumType names, Notation notation, int digits) {
    this.kind = kind;
    this.names = names;
    this.flags = notation instanceof Notation.Flags ? new FlagPrinter(requireNonNull(names)) : null;
    this.decimals = notation instanceof Notation.Decimals fixed ? fixed.count() : -1;
    this.digits = notation instanceof Notation.Hex ? digits : DECIMAL;
  }

  static NumberPrinter of(Schema schema, Type.Numeric type) {
    int digits = 2 * type.kind().width();
    return new NumberPrinter(type.kind(), schema.names(type.names()), type.notation(), digits);
  }

  static NumberPrinter of(Schema schema, Type.Bits type) {
    int digits = (type.width() + 3) / 4;
    return new NumberPrinter(ScalarKind.U8LE, schema.names(type.names()), type.notation(), digits);
  }

  static NumberPrinter of(Type.Varint type) {
    return new NumberPrinter(ScalarKind.S8LE, null, type.notation(), 1);
  }

  /** Whether every number is printed with digits only, and {@link #printPlain} can be used. */
  boolean isPlain() {
    return flags == null && names == null && decimals < 0;
  }

  void print(long bits, ByteBuilder out) {
    if (flags != null) {
      flags.print(bits, out);
      return;
    }
    String name = names == null ? null : names.nameOf(bits);
    if (name != null) {
      out.putAscii(name);
      return;
    }
    if (decimals < 0 || !DecimalPrinter.print(bits, decimals, out)) {
      out.ensure(MAX_LENGTH);
      out.setLength(printPlain(bits, out.array(), out.length()));
    }
  }

  /**
   * Prints {@code bits} with digits only.
   *
   * @param out has room for {@link #MAX_LENGTH} bytes at {@code at}
   * @return the end of the number
   */
  int printPlain(long bits, byte[] out, int at) {
    return switch (kind.sort()) {
      case FLOAT ->
          kind.width() == 4
              ? FloatPrinter.print((int) bits, out, at)
              : DoublePrinter.print(bits, out, at);
      case SIGNED ->
          digits == DECIMAL ? IntegerPrinter.print(bits, out, at) : signedHex(bits, out, at);
      case UNSIGNED ->
          digits == DECIMAL
              ? IntegerPrinter.printUnsigned(bits, out, at)
              : IntegerPrinter.printHex(bits, digits, out, at);
    };
  }

  /** The magnitude of the smallest number only exists as unsigned. */
  private int signedHex(long bits, byte[] out, int at) {
    if (bits >= 0) {
      return IntegerPrinter.printHex(bits, digits, out, at);
    }
    out[at] = '-';
    return IntegerPrinter.printHex(-bits, digits, out, at + 1);
  }
}
