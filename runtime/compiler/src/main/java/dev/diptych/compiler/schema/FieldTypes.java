package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.model.schema.ScalarKind;
import org.jspecify.annotations.Nullable;

/** Questions about the types of fields. */
public final class FieldTypes {
  private FieldTypes() {}

  /** The full name of the enumeration of {@code type}, or null. */
  static @Nullable String names(FieldType type) {
    if (type instanceof FieldType.Num number) {
      return number.names();
    }
    return type instanceof FieldType.Bits bits ? bits.names() : null;
  }

  /** The storage of {@code type} where it is whole bytes of a known order, or null. */
  public static @Nullable ScalarKind number(FieldType type) {
    return type instanceof FieldType.Num number && number.ordered() ? number.kind() : null;
  }

  /** The number of bytes of {@code type}, which must be whole bytes of a known order. */
  static int width(FieldType type) {
    return requireNonNull(number(type)).width();
  }

  /** The type that determines the size of {@code field}: of a switch, that of any case. */
  public static FieldType sizing(Node.Field field) {
    if (!(field.type() instanceof FieldType.Switch choice)) {
      return field.type();
    }
    for (FieldType.Case each : choice.cases()) {
      if (isSubstream(each.type())) {
        return each.type();
      }
    }
    return choice;
  }

  /** The number of bytes of {@code field}, or null where it has no size. */
  public static @Nullable Expr size(Node.Field field) {
    return sizing(field).extent() instanceof Extent.Sized sized ? sized.size() : null;
  }

  private static boolean isSubstream(FieldType type) {
    Extent extent = type.extent();
    return (type instanceof FieldType.User && extent != null)
        || extent instanceof Extent.Sized
        || extent instanceof Extent.Rest;
  }
}
