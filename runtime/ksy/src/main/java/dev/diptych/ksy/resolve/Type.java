package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.ValueType;
import dev.diptych.model.schema.ScalarKind;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The type of an expression or a member.
 *
 * @param number how a number is stored, also that of an enumeration; null for a computed one
 * @param ordered whether its byte order is known (a stored number)
 * @param bits of a number or a truth value that is read from bits, else 0
 * @param struct null for any struct
 * @param names of an enumeration
 * @param element of an array
 */
public record Type(
    Kind kind,
    @Nullable ScalarKind number,
    boolean ordered,
    int bits,
    @Nullable Struct struct,
    @Nullable EnumDef names,
    @Nullable Type element) {
  /** The kinds of types. */
  public enum Kind {
    INT,
    FLOAT,
    BOOL,
    TEXT,
    BYTES,
    ENUM,
    STRUCT,
    ARRAY,
    STREAM,
    ANY,
    /** Of a wrong expression; everything may be done with it, so that there is one error only. */
    UNKNOWN
  }

  static final Type INT = of(Kind.INT);
  static final Type FLOAT = of(Kind.FLOAT);
  static final Type BOOL = of(Kind.BOOL);
  static final Type TEXT = of(Kind.TEXT);
  static final Type BYTES = of(Kind.BYTES);
  static final Type STRUCT = of(Kind.STRUCT);
  static final Type STREAM = of(Kind.STREAM);
  static final Type ANY = of(Kind.ANY);
  static final Type UNKNOWN = of(Kind.UNKNOWN);
  static final Type U1 = number(ScalarKind.U1, true);
  static final Type S1 = number(ScalarKind.S1, true);

  private static Type of(Kind kind) {
    return new Type(kind, null, true, 0, null, null, null);
  }

  static Type number(ScalarKind stored, boolean ordered) {
    Kind kind = stored.isFloat() ? Kind.FLOAT : Kind.INT;
    return new Type(kind, stored, ordered, 0, null, null, null);
  }

  static Type bits(int width) {
    return new Type(width == 1 ? Kind.BOOL : Kind.INT, null, true, width, null, null, null);
  }

  static Type struct(@Nullable Struct struct) {
    return new Type(Kind.STRUCT, null, true, 0, struct, null, null);
  }

  static Type array(Type element) {
    return element.unknown() ? UNKNOWN : new Type(Kind.ARRAY, null, true, 0, null, null, element);
  }

  /** This number as a member of an enumeration. */
  Type named(EnumDef names) {
    return new Type(Kind.ENUM, number, ordered, bits, null, names, null);
  }

  /** The full name of its struct or enumeration; null for others. */
  public @Nullable String name() {
    return struct != null ? struct.name : names == null ? null : names.name();
  }

  /** Its enumeration. */
  EnumDef requireNames() {
    return Objects.requireNonNull(names);
  }

  /** The type of its elements. */
  Type requireElement() {
    return Objects.requireNonNull(element);
  }

  boolean is(Kind wanted) {
    return kind == wanted;
  }

  boolean unknown() {
    return kind == Kind.UNKNOWN;
  }

  boolean numeric() {
    return kind == Kind.INT || kind == Kind.FLOAT;
  }

  boolean structural() {
    return kind == Kind.STRUCT;
  }

  private boolean stored() {
    return number != null;
  }

  private int width() {
    return Objects.requireNonNull(number).width();
  }

  private boolean signed() {
    return Objects.requireNonNull(number).sort() == ScalarKind.Sort.SIGNED;
  }

  /** As for any record, but written out: the generated one takes long when it is used first. */
  @Override
  @SuppressWarnings("ReferenceEquality") // A type or an enumeration is read once.
  public boolean equals(@Nullable Object other) {
    return other instanceof Type type
        && kind == type.kind
        && number == type.number
        && ordered == type.ordered
        && bits == type.bits
        && struct == type.struct
        && names == type.names
        && Objects.equals(element, type.element);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, number, bits, element);
  }

  /** The type of a value that is of one of two types; null if there is none. */
  static @Nullable Type combined(Type a, Type b) {
    if (a.equals(b)) {
      return a;
    }
    if (a.unknown() || b.unknown()) {
      return UNKNOWN;
    }
    if (a.is(Kind.INT) && b.is(Kind.INT)) {
      return integers(a, b);
    }
    if (a.numeric() && b.numeric()) {
      return FLOAT;
    }
    if (a.is(Kind.ANY) || b.is(Kind.ANY)) {
      return ANY;
    }
    if (a.structural() && b.structural()) {
      return STRUCT;
    }
    if (a.is(Kind.BOOL) && b.is(Kind.BOOL)) {
      return BOOL;
    }
    if (a.is(Kind.ENUM) && b.is(Kind.ENUM) && Objects.equals(a.names, b.names)) {
      return INT.named(a.requireNames());
    }
    if (a.is(Kind.ARRAY) && b.is(Kind.ARRAY)) {
      Type element = combined(a.requireElement(), b.requireElement());
      return element == null ? null : array(element);
    }
    return null;
  }

  /** The wider of two stored numbers of one sign, where one byte has no sign of its own. */
  private static Type integers(Type a, Type b) {
    if (!a.stored() || !b.stored()) {
      return INT;
    }
    if (a.width() == 1 || b.width() == 1) {
      return a.width() == 1 && b.width() == 1 ? U1 : a.width() == 1 ? b : a;
    }
    if (a.signed() != b.signed() || a.width() == b.width()) {
      return INT;
    }
    return a.width() > b.width() ? a : b;
  }

  /** Whether values of both types can be compared. */
  static boolean comparable(Type a, Type b) {
    if (a.unknown() || b.unknown() || (a.numeric() && b.numeric())) {
      return true;
    }
    return switch (a.kind) {
      case TEXT, BYTES, BOOL -> a.kind == b.kind;
      case ENUM -> b.is(Kind.ENUM) && Objects.equals(a.names, b.names);
      default -> false;
    };
  }

  /** As the records of the spec have it. */
  ValueType valueType() {
    return switch (kind) {
      case INT, FLOAT, BOOL -> valueType(ValueType.Kind.valueOf(kind.name()));
      case ENUM -> valueType(ValueType.Kind.INT).named(requireNames().name());
      case TEXT -> ValueType.TEXT;
      case BYTES -> ValueType.BYTES;
      case STRUCT -> struct == null ? ValueType.STRUCT : ValueType.ofStruct(struct.name);
      case ARRAY -> ValueType.array(requireElement().valueType());
      case STREAM -> ValueType.STREAM;
      case ANY, UNKNOWN -> ValueType.ANY;
    };
  }

  private ValueType valueType(ValueType.Kind of) {
    return new ValueType(of, number, ordered, bits, null, null, null);
  }

  /** With an article, for messages. */
  String words() {
    return switch (kind) {
      case INT ->
          number != null
              ? "a number (" + number.name().replaceAll("[LB]E", "").toLowerCase(Locale.ROOT) + ")"
              : bits > 0 ? "a number of " + bits + " bits" : "a number";
      case FLOAT -> "a floating-point number";
      case BOOL -> "true or false";
      case TEXT -> "a string";
      case BYTES -> "bytes";
      case ENUM -> "a name of " + requireNames().name().replaceFirst(".*::", "");
      case STRUCT -> struct == null ? "a struct of some type" : "the struct " + struct.id;
      case ARRAY -> "a list (each element is " + requireElement().words() + ")";
      case STREAM -> "a stream";
      case ANY -> "of a type that depends on the file";
      case UNKNOWN -> "unknown";
    };
  }
}
