package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.format.RepeatExpr;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Map;

/** Derives one field of a struct from the compiler's view of it and from its YAML. */
final class FieldDeriver {
  private final SchemaDeriver schema;
  private final StructDeriver owner;
  private final Attribute field;
  private final Map<String, Object> yaml;
  private final String where;

  FieldDeriver(SchemaDeriver schema, StructDeriver owner, Attribute field) {
    this.schema = schema;
    this.owner = owner;
    this.field = field;
    this.yaml = field.yaml();
    this.where = owner.name() + "/" + field.id();
  }

  Field derive(Derivation derivation) throws UnsupportedConstruct {
    Handling handling = Handling.of(field, schema.usage());
    Type type = type(handling);
    Repeat repeat = repeat();
    boolean struct = type.isStruct();
    boolean block = struct || !(repeat instanceof Repeat.Once);
    boolean nothing = type instanceof Type.Switched && Switches.of(field).mayBeNothing();
    String plain = field.id().startsWith("_") ? field.id().substring(1) : field.id();
    return new Field(
        field.id(),
        Names.of(yaml, block ? Names.camel(plain) : plain),
        type,
        repeat,
        field.conditional() || field.instance() || nothing,
        handling.table(),
        derivation,
        fallback(type),
        elements(repeat),
        role(),
        Yaml.doc(yaml),
        new Storage(
            handling.member(field),
            Places.of(field),
            Sized.of(field),
            handling.latin(),
            Yaml.text(yaml, "if"),
            field.instance() && schema.needed().contains(field.id()),
            derivation instanceof Derivation.None ? AllowedValues.of(yaml.get("valid")) : null,
            field.instance() ? position() : null));
  }

  private String position() {
    String words = Yaml.text(yaml, "pos");
    String linear = words == null ? null : owner.linear(words);
    return linear == null ? words : linear;
  }

  private Type type(Handling handling) throws UnsupportedConstruct {
    Switches switches = Switches.of(field);
    boolean ended = Terminator.isReadOnly(field.type()) && !handling.opaque();
    if (ended || (Handling.hasWideTerminator(field.type()) && !handling.unframed())) {
      String construct =
          "a terminator of several bytes, or one that is included and not consumed, of a value that"
              + " expressions read or check";
      throw new UnsupportedConstruct(where, construct);
    }
    if (switches != null) {
      return new SwitchDeriver(schema, owner, field, switches).derive();
    }
    return new TypeDeriver(schema, where, yaml).of(field.type(), handling.frame(field));
  }

  private Repeat repeat() {
    if (!field.repeated()) {
      return new Repeat.Once();
    }
    BigInteger count =
        field.spec().cond().repeat() instanceof RepeatExpr repeat
            ? Expressions.constant(repeat.expr())
            : null;
    return count == null || count.bitLength() > 31
        ? new Repeat.Counted()
        : new Repeat.Fixed(count.intValue());
  }

  private String elements(Repeat repeat) throws UnsupportedConstruct {
    String wanted = Yaml.text(yaml, "-twin-elements");
    if (wanted == null) {
      return null;
    }
    String name = schema.enumNamed(wanted, where);
    boolean fits =
        repeat instanceof Repeat.Fixed fixed
            ? schema.hasNames(name, fixed.count())
            : repeat instanceof Repeat.Counted;
    if (!fits) {
      throw new UnsupportedConstruct(
          where, "-twin-elements needs a name for each element of a fixed number, or a count");
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
