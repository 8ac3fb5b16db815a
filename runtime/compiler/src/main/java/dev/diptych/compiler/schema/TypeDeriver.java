package dev.diptych.compiler.schema;

import dev.diptych.ir.FieldType;
import dev.diptych.ir.Origin;
import dev.diptych.ir.TextKeys;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Notation;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.nio.charset.Charset;

/** Derives the type of one element of a field. */
final class TypeDeriver {
  private final SchemaDeriver schema;
  private final String where;
  private final Origin origin;
  private final TextKeys text;

  TypeDeriver(SchemaDeriver schema, String where, Origin origin, TextKeys text) {
    this.schema = schema;
    this.where = where;
    this.origin = origin;
    this.text = text;
  }

  Type of(FieldType type, Frame frame) throws UnsupportedConstruct {
    if (type instanceof FieldType.Num number) {
      return number(number);
    }
    if (type instanceof FieldType.Bits bits) {
      return bits(bits);
    }
    if (type instanceof FieldType.Bytes) {
      return new Type.Bytes(frame, text.item());
    }
    if (type instanceof FieldType.Text string) {
      return new Type.Text(encoding(string.encoding()), frame);
    }
    return type instanceof FieldType.User user
        ? user(user)
        : unsupported("a switch within a switch");
  }

  private Type number(FieldType.Num number) throws UnsupportedConstruct {
    String names =
        !text.names().isEmpty()
            ? schema.spelled(where, text.names(), number.kind())
            : number.names() == null ? null : schema.enumType(number.names());
    return new Type.Numeric(number.kind(), names, notation(number.kind()));
  }

  private Type bits(FieldType.Bits bits) throws UnsupportedConstruct {
    if (bits.width() > Long.SIZE) {
      return unsupported("a number of more than 64 bits");
    }
    boolean truth = bits.width() == 1 && bits.names() == null;
    String names = bits.names() == null ? null : schema.enumType(bits.names());
    return new Type.Bits(bits.width(), truth ? schema.truth() : names);
  }

  private Type user(FieldType.User user) throws UnsupportedConstruct {
    return user.opaque() ? unsupported("an opaque type") : schema.nested(user);
  }

  private Notation notation(ScalarKind kind) throws UnsupportedConstruct {
    if (text.decimals() == null) {
      return Notation.DEFAULT;
    }
    boolean real = kind == ScalarKind.F8LE || kind == ScalarKind.F8BE;
    if (!real || !text.decimals().matches("\\d")) {
      unsupported("-twin-decimals: 0 to 9, for a float of eight bytes");
    }
    return new Notation.Decimals(Integer.parseInt(text.decimals()));
  }

  private String encoding(String name) throws UnsupportedConstruct {
    try {
      Charset.forName(name);
      return name;
    } catch (IllegalArgumentException e) {
      throw new UnsupportedConstruct(where, origin, "unknown encoding " + name);
    }
  }

  private Type unsupported(String construct) throws UnsupportedConstruct {
    throw UnsupportedConstruct.noText(where, origin, construct);
  }
}
