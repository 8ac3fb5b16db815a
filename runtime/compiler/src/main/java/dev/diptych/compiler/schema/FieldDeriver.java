package dev.diptych.compiler.schema;

import dev.diptych.compiler.schema.name.TextNames;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Type;
import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Derives one field of a struct. */
final class FieldDeriver {
  private final SchemaDeriver schema;
  private final StructDeriver owner;
  private final Node.Field field;
  private final @Nullable Choice choice;
  private final String where;

  FieldDeriver(SchemaDeriver schema, StructDeriver owner, Node.Field field) {
    this.schema = schema;
    this.owner = owner;
    this.field = field;
    this.choice = Choice.of(field);
    this.where = owner.name() + "/" + field.id();
  }

  Field derive(Derivation derivation) throws UnsupportedConstruct {
    Type type = Notations.of(schema, where, field, type());
    Repeat repeat = repeat();
    boolean block = type.isStruct() || field.repeated();
    boolean absent = choice != null && choice.mayBeAbsent();
    String plain = field.id().startsWith("_") ? field.id().substring(1) : field.id();
    String wanted = field.text().name();
    return new Field(
        field.id(),
        wanted != null ? wanted : block ? TextNames.camel(plain) : plain,
        type,
        repeat,
        field.condition() != null || field.instance() || absent,
        schema.isTable(field),
        derivation,
        fallback(type),
        elements(repeat),
        role(),
        field.doc(),
        new Storage(
            Substreams.place(field),
            Substreams.of(field),
            Expression.sourceOf(field.condition()),
            field.instance() && schema.needed().contains(field.id()),
            derivation instanceof Derivation.None ? AllowedValues.of(field.constraint()) : null,
            position(),
            host()),
        Units.of(where, field),
        field.text().aliases());
  }

  private @Nullable String position() {
    Expression position = field.position();
    if (position == null) {
      return null;
    }
    String sum = owner.position(position.tree());
    return sum != null ? sum : position.source();
  }

  /** The path before {@code ._io} in the stream of an instance. */
  private @Nullable String host() {
    Expression stream = field.stream();
    return stream != null
            && Substreams.place(field) == Storage.Place.ELSEWHERE
            && stream.tree() instanceof Expr.Attribute io
            && io.id().equals("_io")
        ? PositionText.path(io.owner())
        : null;
  }

  private Type type() throws UnsupportedConstruct {
    return choice != null
        ? new SwitchDeriver(schema, owner, field, choice).derive()
        : new TypeDeriver(schema, where, origin(), field.text())
            .of(field.type(), schema.frames().of(field));
  }

  private Origin origin() {
    return field.origin().to("id");
  }

  private Repeat repeat() {
    if (!field.repeated()) {
      return new Repeat.Once();
    }
    BigInteger count =
        field.repetition() instanceof Repetition.Times times
            ? Expressions.constant(times.expression().tree())
            : null;
    return count == null || count.bitLength() > 31
        ? new Repeat.Counted()
        : new Repeat.Fixed(count.intValue());
  }

  private @Nullable String elements(Repeat repeat) throws UnsupportedConstruct {
    String wanted = field.text().elements();
    if (wanted == null) {
      return null;
    }
    String name = schema.enumNamed(wanted, field);
    if (name == null) {
      throw new UnsupportedConstruct(where, origin(), "-twin-elements: unknown enum " + wanted);
    }
    boolean fits =
        repeat instanceof Repeat.Fixed fixed
            ? schema.hasNames(name, fixed.count())
            : repeat instanceof Repeat.Counted;
    if (!fits) {
      throw UnsupportedConstruct.noText(
          where,
          origin(),
          "-twin-elements needs a name for each element of a fixed number, or a count");
    }
    return name;
  }

  private @Nullable Long fallback(Type type) {
    Number wanted = field.text().fallback();
    if (wanted != null && type instanceof Type.Bits) {
      return wanted.longValue();
    }
    return wanted != null && type instanceof Type.Numeric number
        ? (Long) bits(wanted, number.kind())
        : null;
  }

  static long bits(Number value, ScalarKind kind) {
    return switch (kind) {
      case F4LE, F4BE -> Float.floatToRawIntBits(value.floatValue()) & 0xFFFF_FFFFL;
      case F8LE, F8BE -> Double.doubleToRawLongBits(value.doubleValue());
      default -> value.longValue();
    };
  }

  private Role role() {
    String role = field.text().role();
    return role == null ? Role.DATA : Role.valueOf(role.toUpperCase(Locale.ROOT));
  }
}
