package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.DataType;
import java.nio.charset.Charset;
import java.util.Map;

/** Derives what one element of a field is. */
final class TypeDeriver {
  private final SchemaDeriver schema;
  private final String where;
  private final Map<String, Object> yaml;

  TypeDeriver(SchemaDeriver schema, String where, Map<String, Object> yaml) {
    this.schema = schema;
    this.where = where;
    this.yaml = yaml;
  }

  Type of(DataType type, Frame frame) throws UnsupportedConstruct {
    ScalarKind number = Types.value(type);
    if (number != null) {
      return new Type.Numeric(number, names(type, number), decimals(number));
    }
    if (Types.bits(type) > Long.SIZE) {
      throw new UnsupportedConstruct(where, "a number of more than 64 bits");
    }
    if (Types.bits(type) > 0) {
      return new Type.Bits(Types.bits(type), names(type));
    }
    if (type instanceof DataType.StrFromBytesType text) {
      return new Type.Text(encoding(text.encoding()), frame);
    }
    if (type instanceof DataType.BytesType) {
      return new Type.Bytes(frame, Boolean.TRUE.equals(yaml.get("-twin-item")));
    }
    if (type instanceof DataType.UserType user && user.classSpec().isDefined()) {
      if (user.isOpaque()) {
        throw new UnsupportedConstruct(where, "a type whose code is not here");
      }
      return schema.nested(user.classSpec().get());
    }
    throw new UnsupportedConstruct(where, "type " + yaml.get("type"));
  }

  private int decimals(ScalarKind kind) throws UnsupportedConstruct {
    String wanted = Yaml.text(yaml, "-twin-decimals");
    if (wanted == null) {
      return -1;
    }
    boolean few = wanted.matches("\\d") && (kind == ScalarKind.F8LE || kind == ScalarKind.F8BE);
    if (!few) {
      throw new UnsupportedConstruct(where, "-twin-decimals: 0 to 9, for a float of eight bytes");
    }
    return Integer.parseInt(wanted);
  }

  private String encoding(String name) throws UnsupportedConstruct {
    try {
      Charset.forName(name);
      return name;
    } catch (IllegalArgumentException e) {
      throw new UnsupportedConstruct(where + ": nothing is known of the encoding " + name);
    }
  }

  private String names(DataType type, ScalarKind kind) {
    Map<String, Object> spelled = Yaml.map(yaml, "-twin-names");
    return spelled.isEmpty() ? names(type) : schema.spelled(where, spelled, kind);
  }

  private String names(DataType type) {
    if (type instanceof DataType.EnumType named) {
      return schema.enumType(named.enumSpec().get());
    }
    return type instanceof DataType.BitsType1 ? schema.truth() : null;
  }
}
