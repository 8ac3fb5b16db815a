package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.NoRepeat$;
import io.kaitai.struct.format.RepeatExpr;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Map;

/** Derives one field of a struct from the compiler's view of it and from its YAML. */
final class FieldDeriver {
  private final SchemaDeriver schema;
  private final AttrSpec field;
  private final Map<String, Object> yaml;
  private final String where;

  FieldDeriver(SchemaDeriver schema, AttrSpec field, Map<String, Object> yaml, String struct) {
    this.schema = schema;
    this.field = field;
    this.yaml = yaml;
    this.where = struct + "/" + field.id().humanReadable();
  }

  Field derive(Derivations derivations) throws UnsupportedConstruct {
    String id = field.id().humanReadable();
    Type type = type();
    Repeat repeat = repeat();
    boolean block = type instanceof Type.Nested || !(repeat instanceof Repeat.Once);
    String elements = elements(repeat);
    return new Field(
        id,
        Names.of(yaml, block ? Names.camel(id) : id),
        type,
        repeat,
        field.cond().ifExpr().isDefined(),
        Records.isTable(field),
        derivations.of(field),
        fallback(type),
        elements,
        role(),
        Yaml.doc(yaml));
  }

  private Type type() throws UnsupportedConstruct {
    DataType type = field.dataType();
    ScalarKind number = Types.number(type);
    if (number != null) {
      return new Type.Numeric(number, names(type, number));
    }
    if (type instanceof DataType.StrFromBytesType text && plain(text.bytes())) {
      return new Type.Text(text.encoding());
    }
    if (type instanceof DataType.BytesType bytes && plain(bytes)) {
      return new Type.Bytes();
    }
    if (type instanceof DataType.UserTypeInstream user
        && user.args().isEmpty()
        && user.classSpec().isDefined()) {
      return schema.nested(user.classSpec().get());
    }
    throw new UnsupportedConstruct(where, "type " + type.getClass().getSimpleName());
  }

  /** Bytes that stand in the file as they are: nothing stripped, padded or processed. */
  private static boolean plain(DataType.BytesType bytes) {
    return bytes instanceof DataType.BytesLimitType limited
        && limited.terminator().isEmpty()
        && limited.padRight().isEmpty()
        && limited.process().isEmpty();
  }

  private String names(DataType type, ScalarKind kind) {
    Map<String, Object> spelled = Yaml.map(yaml, "-twin-names");
    if (!spelled.isEmpty()) {
      return schema.spelled(where, spelled, kind);
    }
    return type instanceof DataType.EnumType named ? schema.enumType(named.enumSpec().get()) : null;
  }

  private Repeat repeat() throws UnsupportedConstruct {
    if (field.cond().repeat() == NoRepeat$.MODULE$) {
      return new Repeat.Once();
    }
    if (field.cond().repeat() instanceof RepeatExpr repeat) {
      BigInteger count = Expressions.constant(repeat.expr());
      return count == null ? new Repeat.Counted() : new Repeat.Fixed(count.intValueExact());
    }
    throw new UnsupportedConstruct(where, "repeat: eos and repeat: until");
  }

  private String elements(Repeat repeat) throws UnsupportedConstruct {
    String wanted = Yaml.text(yaml, "-twin-elements");
    if (wanted == null) {
      return null;
    }
    String name = schema.enumNamed(wanted, where);
    boolean covered = repeat instanceof Repeat.Fixed fixed && schema.hasNames(name, fixed.count());
    if (!covered) {
      throw new UnsupportedConstruct(
          where, "-twin-elements needs a fixed count, each element named");
    }
    return name;
  }

  private Long fallback(Type type) {
    Object wanted = yaml.get("-twin-default");
    if (!(wanted instanceof Number value) || !(type instanceof Type.Numeric number)) {
      return null;
    }
    return bits(value, number.kind());
  }

  static long bits(Number value, ScalarKind kind) {
    return switch (kind) {
      case F4LE, F4BE -> Float.floatToRawIntBits(value.floatValue()) & 0xFFFF_FFFFL;
      case F8LE, F8BE -> Double.doubleToRawLongBits(value.doubleValue());
      default -> value.longValue();
    };
  }

  private Role role() {
    String role = Yaml.text(yaml, "-twin-role");
    return role == null ? Role.DATA : Role.valueOf(role.toUpperCase(Locale.ROOT));
  }
}
