package dev.diptych.text.bind;

import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.number.NumberReader;
import org.jspecify.annotations.Nullable;

/** Converts numbers of one type, by name or by value, to raw bits. */
final class NumberBinder {
  private final String name;
  private final ScalarKind kind;
  private final Type.@Nullable Bits limit;
  private final @Nullable EnumType names;
  private final BindReporter reports;
  private final byte[] bytes;
  private final NumberReader reader;
  private long bits;

  /** A binder with a reader of its own, for many numbers. */
  NumberBinder(Schema schema, String name, Type.Numeric type, BindReporter reports) {
    this(schema, name, type, reports, new NumberReader());
  }

  private NumberBinder(
      Schema schema, String name, Type.Numeric type, BindReporter reports, NumberReader reader) {
    this(name, type.kind(), null, schema.names(type.names()), reports, reader);
  }

  private NumberBinder(
      Schema schema, String name, Type.Bits type, BindReporter reports, NumberReader reader) {
    this(name, ScalarKind.U8LE, type, schema.names(type.names()), reports, reader);
  }

  /** A binder for a type; null if its values are not numbers of a fixed size. */
  static @Nullable NumberBinder of(
      Schema schema, String name, Type type, BindReporter reports, NumberReader reader) {
    if (type instanceof Type.Numeric numeric) {
      return new NumberBinder(schema, name, numeric, reports, reader);
    }
    return type instanceof Type.Bits bits
        ? new NumberBinder(schema, name, bits, reports, reader)
        : null;
  }

  private NumberBinder(
      String name,
      ScalarKind kind,
      Type.@Nullable Bits limit,
      @Nullable EnumType names,
      BindReporter reports,
      NumberReader reader) {
    this.name = name;
    this.kind = kind;
    this.limit = limit;
    this.names = names;
    this.reports = reports;
    this.reader = reader;
    this.bytes = reports.source().bytes();
  }

  /** The bits of the last number. */
  long bits() {
    return bits;
  }

  /** Reads the token from {@code start} to {@code end}, exclusive; reports it if it is invalid. */
  boolean read(Kind token, int start, int end) {
    return switch (token) {
      case INT, HEXINT, FLOAT, SPECIAL -> number(token, start, end);
      case NAME -> named(new Span(start, end));
      default -> wrongType(new Span(start, end));
    };
  }

  private boolean number(Kind token, int start, int end) {
    if (kind.isFloat()) {
      boolean read =
          kind.width() == 4
              ? reader.readFloat(bytes, start, end)
              : reader.readDouble(bytes, start, end);
      bits = kind.width() == 4 ? reader.floatBits() & 0xFFFF_FFFFL : reader.doubleBits();
      return read || badFloat(new Span(start, end));
    }
    if (!token.isInteger()) {
      return wrongType(new Span(start, end));
    }
    boolean read = reader.readLong(bytes, start, end);
    bits = reader.longValue();
    boolean fits = read && (reader.isUnsignedOverflow() ? kind.holdsUnsigned() : kind.holds(bits));
    fits &= limit == null || limit.holds(bits);
    return fits || outOfRange(new Span(start, end));
  }

  private boolean named(Span at) {
    String word = reports.source().text(at);
    Long value = names == null ? null : names.valueOf(word);
    if (value != null) {
      bits = value;
      return true;
    }
    if (names == null) {
      return wrongType(at);
    }
    EnumType.Former former = names.former(word);
    String current = former == null ? null : names.nameOf(former.value());
    if (former != null && current != null) {
      reports.renamed(former.alias(), current, at);
      return false;
    }
    String message = name + " has no value '" + word + "'";
    String known = "known: " + String.join(", ", names.names().values());
    reports.error(
        "unknown-name", at, message, Suggestion.nearest(word, names.names().values()), known);
    return false;
  }

  private boolean badFloat(Span at) {
    String text = reports.text(at);
    switch (reader.problem()) {
      case OUT_OF_RANGE ->
          reports.error(
              "out-of-range",
              at,
              text + " is out of range for " + name + ", which has " + kind.width() * 8 + " bits",
              "write inf for infinity");
      case BAD_NAN_PAYLOAD ->
          reports.error(
              "bad-number", at, text + " is not a NaN: its payload must fit and must not be 0");
      default -> reports.error("bad-number", at, text + " is not a number for " + name);
    }
    return false;
  }

  private boolean outOfRange(Span at) {
    int width = limit == null ? 8 * kind.width() : limit.width();
    String range =
        switch (kind.sort()) {
          case UNSIGNED -> "0 to " + Long.toUnsignedString(-1L >>> (64 - width));
          default -> (-1L << (width - 1)) + " to " + ~(-1L << (width - 1));
        };
    reports.error("out-of-range", at, reports.text(at) + " is out of range for " + name, range);
    return false;
  }

  private boolean wrongType(Span at) {
    String wanted = kind.isFloat() ? "a number" : "a whole number";
    String orName = names == null ? "" : " or a name";
    reports.error(
        "wrong-type", at, name + " takes " + wanted + orName + ", not " + reports.text(at));
    return false;
  }
}
