package dev.diptych.twin.migrate;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.derive.Defaults;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts single values: an element of a list, or the value of a field that is not repeated. */
final class ValueConversion {
  private final Schema from;
  private final Schema to;
  private final StructMatch match;
  private final Report report;
  private final GivenValues given;
  private final Defaults defaults;
  private final Allowance allowance;
  private final StructConversion structs;

  ValueConversion(
      Schema from,
      Schema to,
      StructMatch match,
      Report report,
      GivenValues given,
      Allowance allowance) {
    this.from = from;
    this.to = to;
    this.match = match;
    this.report = report;
    this.given = given;
    this.defaults = new Defaults(to);
    this.allowance = allowance;
    this.structs = new StructConversion(this, from, to, report);
  }

  StructMatch match() {
    return match;
  }

  StructConversion structs() {
    return structs;
  }

  /**
   * The value of a new field that must be present: the given one, otherwise its default; null if
   * there is none, which is reported.
   *
   * @param type the new struct that has the field
   * @param owner the old path of that struct
   */
  @Nullable Value added(StructType type, Field field, Path owner) {
    Value value = given.of(type, field);
    if (value == null && affords(defaults.cost(field), field, owner)) {
      value = defaults.of(field);
      if (value == null) {
        report.needed(owner, type, field);
      }
    }
    return value;
  }

  /** Whether {@code value} is what {@code field} gets if it is added. */
  boolean isNewDefault(StructType type, Field field, Value value) {
    Value normal = given.of(type, field);
    return value.equals(normal == null ? defaults.of(field) : normal);
  }

  /** A further element of {@code field}, or null if it has no default, which is reported. */
  @Nullable Value missing(Field field, Path path) {
    Value value =
        affords(defaults.elementCost(field), field, path) ? defaults.element(field) : null;
    if (value == null) {
      report.error(
          "needs-value",
          path,
          "an element of %s that the new version requires has no default".formatted(field.id()));
    }
    return value;
  }

  /** The number of a new column, or null if it has none, which is reported. */
  @Nullable Scalar number(StructType type, Field column, Path table) {
    return added(type, column, table) instanceof Scalar scalar ? scalar : null;
  }

  private boolean affords(long cost, Field field, Path path) {
    boolean affords = allowance.take(cost);
    if (!affords) {
      report.error(
          "too-much",
          path,
          field.id() + " needs more memory than a file of this size may use",
          Allowance.HINT);
    }
    return affords;
  }

  /**
   * The value of {@code after} for one value of {@code before}, or null if it is reported.
   *
   * @param siblings the fields of the new struct that are known, which select a case
   */
  @Nullable Value element(
      Field before, Field after, Value value, @Nullable Struct siblings, Path path) {
    if (value instanceof Struct struct) {
      return struct(after, struct, siblings, path);
    }
    if (value instanceof Reference && after.isOffset()) {
      return value;
    }
    if (after.type() instanceof Type.Nested nested) {
      return wrapped(before, to.struct(nested), value, path);
    }
    if (after.type() instanceof Type.Packing && before.type() instanceof Type.Packing) {
      return value;
    }
    if (value instanceof Blob blob && ByteConversion.isBytes(after.type())) {
      return bytes(before, after, blob, path);
    }
    boolean number = !after.type().isStruct() && !ByteConversion.isBytes(after.type());
    boolean wasNumber = !ByteConversion.isBytes(before.type());
    return number && wasNumber
        ? number(before, after, value, path)
        : otherType(before, after, value, path);
  }

  private @Nullable Value number(Field before, Field after, Value value, Path path) {
    if (value instanceof Blob raw && before.type() instanceof Type.Varint varint) {
      Long number = Adapter.named(varint.adapter()).decode(raw.bytes());
      return number == null || before.type().equals(after.type())
          ? value
          : number(before, after, Scalar.of(number), path);
    }
    if (!(value instanceof Scalar scalar)) {
      return otherType(before, after, value, path);
    }
    NumberConversion numbers = new NumberConversion(from, before.type(), to, after.type());
    Long converted = numbers.convert(scalar.bits());
    if (converted == null) {
      report.unfit(path, before.type(), value, after, numbers.problem());
      return null;
    }
    return converted == scalar.bits() ? value : Scalar.of(converted);
  }

  private @Nullable Value bytes(Field before, Field after, Blob value, Path path) {
    if (!ByteConversion.isBytes(before.type())) {
      return otherType(before, after, value, path);
    }
    ByteConversion bytes = new ByteConversion(before.type(), after.type());
    Blob converted = bytes.convert(value);
    if (converted == null) {
      report.unfit(path, before.type(), value, after, bytes.problem());
    }
    return converted;
  }

  private @Nullable Value otherType(Field before, Field after, Value value, Path path) {
    report.unfit(
        path,
        before.type(),
        value,
        after,
        "the new type of %s is another kind of value".formatted(after.id()));
    return null;
  }

  private @Nullable Value struct(Field after, Struct value, @Nullable Struct siblings, Path path) {
    if (!after.type().isStruct()) {
      return unwrapped(after, value, siblings, path);
    }
    String name = chosen(after.type(), value, siblings);
    if (name == null) {
      String simple = value.type().name().substring(value.type().name().lastIndexOf(':') + 1);
      report.error(
          "cannot-migrate",
          path,
          "%s is a %s, which %s of the new version cannot be".formatted(path, simple, after.id()),
          "if the type was renamed, list its former name: -twin-aliases");
      return null;
    }
    return structs.convert(value, to.struct(name), path);
  }

  /** The struct of a new field, which its siblings select; null if there is none. */
  @Nullable StructType selected(Type type, @Nullable Struct siblings) {
    if (type instanceof Type.Nested nested) {
      return to.struct(nested);
    }
    String selector = type instanceof Type.Switched switched ? switched.on() : null;
    String name =
        selector == null || siblings == null
            ? null
            : CaseLookup.of((Type.Switched) type, siblings.get(selector));
    return name == null ? null : to.struct(name);
  }

  private @Nullable String chosen(Type type, Struct value, @Nullable Struct siblings) {
    if (type instanceof Type.Nested nested) {
      return nested.struct();
    }
    String named = match.among(type.structs(), value.type().name());
    if (named != null || !(type instanceof Type.Switched switched) || siblings == null) {
      return named;
    }
    String selector = switched.on();
    return selector == null ? null : CaseLookup.of(switched, siblings.get(selector));
  }

  /** The value of a struct with a single field, in place of the struct. */
  private @Nullable Value unwrapped(
      Field after, Struct value, @Nullable Struct siblings, Path path) {
    Field only = only(value.type());
    Value inner = only == null ? null : value.get(only.id());
    if (only == null || inner == null || only.repeated()) {
      report.error(
          "cannot-migrate",
          path,
          "%s is a struct, and %s of the new version is a single value"
              .formatted(path, after.id()));
      return null;
    }
    return element(only, after, inner, siblings, path.field(only.id()));
  }

  /** A struct with a single field, around a value. */
  private @Nullable Value wrapped(Field before, StructType type, Value value, Path path) {
    Field only = only(type);
    if (only == null || only.repeated()) {
      report.error(
          "cannot-migrate",
          path,
          "%s is a single value, and the new version has a struct".formatted(path));
      return null;
    }
    Value inner = element(before, only, value, null, path);
    @Nullable Value[] values = new Value[type.fields().size()];
    values[type.indexOf(only.id())] = inner;
    return inner == null ? null : new Struct(type, values);
  }

  private static @Nullable Field only(StructType type) {
    List<Field> own = type.fields().stream().filter(field -> !field.derived()).toList();
    return own.size() == 1 ? own.get(0) : null;
  }
}
