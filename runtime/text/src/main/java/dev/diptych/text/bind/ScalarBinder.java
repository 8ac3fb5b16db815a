package dev.diptych.text.bind;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.literal.BytesLiteral;
import dev.diptych.text.literal.StringLiteral;
import dev.diptych.text.number.NumberReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads single values of any type. */
final class ScalarBinder {
  private final Schema schema;
  private final BindReporter reports;
  private final NumberReader reader = new NumberReader();
  private final Consumer<Diagnostic> sink;

  ScalarBinder(Schema schema, BindReporter reports) {
    this.schema = schema;
    this.reports = reports;
    this.sink = reports::add;
  }

  /**
   * The value of a token for a field, or null if it is invalid.
   *
   * @param token the kind of the token: {@link Kind#LPAREN} for a group
   * @param at the span of the token or the group
   * @param group the values in the group; null if it is none
   */
  @Nullable Value read(Field field, String name, Kind token, Span at, @Nullable ValueCursor group) {
    if (field.isOffset() && token == Kind.STRING) {
      return reference(name, at);
    }
    NumberBinder cell = NumberBinder.of(schema, name, field.type(), reports, reader);
    if (cell != null) {
      return number(cell, field.type(), token, at, group);
    }
    if (token == Kind.BYTES) {
      int before = reports.reported();
      byte[] bytes = BytesLiteral.decode(reports.source(), at.start(), at.end(), sink);
      return reports.reported() == before ? new Blob(bytes) : null;
    }
    if (field.type() instanceof Type.Varint) {
      return token.isInteger() ? varint(name, at) : wrongType(name, "a whole number", at);
    }
    if (field.type() instanceof Type.Packing) {
      return token.isInteger() ? level(name, at) : wrongType(name, "a zlib level", at);
    }
    if (field.type() instanceof Type.Text text) {
      return token == Kind.STRING
          ? text(name, text, at)
          : wrongType(name, "a string in quotes", at);
    }
    return wrongType(name, "bytes such as x\"00ff\"", at);
  }

  private @Nullable Value number(
      NumberBinder cell, Type type, Kind token, Span at, @Nullable ValueCursor group) {
    if (group != null && type.flags()) {
      return flags(cell, group);
    }
    return cell.read(token, at.start(), at.end()) ? Scalar.of(cell.bits()) : null;
  }

  /** The bits of all words of a group. */
  private static @Nullable Value flags(NumberBinder cell, ValueCursor words) {
    long bits = 0;
    boolean valid = true;
    while (words.next()) {
      valid &= cell.read(words.kind(), words.start(), words.end());
      bits |= cell.bits();
    }
    return valid ? Scalar.of(bits) : null;
  }

  private @Nullable Value reference(String name, Span at) {
    byte[] words =
        StringLiteral.decode(reports.source(), at.start(), at.end(), StandardCharsets.UTF_8, sink);
    Reference reference = Reference.parse(new String(words, StandardCharsets.UTF_8));
    if (reference == null) {
      String message = name + " takes a number, or the path of a value in quotes";
      reports.error("wrong-type", at, message, "write a path such as \"names.entries[2]\"");
    }
    return reference;
  }

  private @Nullable Value level(String name, Span at) {
    Value level = varint(name, at);
    if (level instanceof Scalar scalar && scalar.bits() > Type.Packing.MAX_LEVEL) {
      reports.error("out-of-range", at, reports.text(at) + " is out of range for " + name);
      return null;
    }
    return level;
  }

  private @Nullable Value text(String name, Type.Text type, Span at) {
    int before = reports.reported();
    byte[] bytes = bytes(type, at);
    if (reports.reported() > before) {
      return null;
    }
    if (!(type.frame() instanceof Frame.FixedSize fixedSize)) {
      return new Blob(bytes);
    }
    long more = (long) fixedSize.size() - bytes.length;
    if (!reports.fills(Math.max(0, more), name, at)) {
      return null;
    }
    byte[] all = fixedSize.encode(bytes);
    if (all == null) {
      String message =
          "%s takes at most %d bytes, without its terminator, and without its padding at the end"
              .formatted(name, fixedSize.size());
      reports.error("out-of-range", at, message);
      return null;
    }
    return new Blob(all);
  }

  private byte[] bytes(Type.Text type, Span at) {
    if (schema.style().rawStrings()) {
      return StringLiteral.decodeRaw(reports.source(), at.start(), at.end());
    }
    Charset charset = Charset.forName(type.encoding());
    return StringLiteral.decode(reports.source(), at.start(), at.end(), charset, sink);
  }

  private @Nullable Value varint(String name, Span at) {
    boolean read = reader.readLong(reports.source(), at);
    if (read && !reader.isUnsignedOverflow() && reader.longValue() >= 0) {
      return Scalar.of(reader.longValue());
    }
    reports.error("out-of-range", at, reports.text(at) + " is out of range for " + name);
    return null;
  }

  private @Nullable Value wrongType(String name, String wanted, Span at) {
    reports.error("wrong-type", at, name + " takes " + wanted + ", not " + reports.text(at));
    return null;
  }
}
