package dev.diptych.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.connector.expressions.Expression;
import org.apache.spark.sql.connector.expressions.Literal;
import org.apache.spark.sql.connector.expressions.NamedReference;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** Conditions on files that can be decided without opening them. */
final class FilePredicate {
  private FilePredicate() {}

  /** Whether a condition names a field of {@code _metadata}. */
  static boolean isOfFiles(Predicate predicate) {
    return Arrays.stream(predicate.references())
        .anyMatch(each -> each.fieldNames()[0].equals(FileMetadata.COLUMN));
  }

  /** Whether a file may fulfil all conditions. */
  static boolean mayHold(Predicate[] conditions, InputFile file) {
    return Arrays.stream(conditions).noneMatch(each -> Boolean.FALSE.equals(holds(each, file)));
  }

  /** Whether a condition holds; null if that is not known. */
  private static @Nullable Boolean holds(Expression condition, InputFile file) {
    if (!(condition instanceof Predicate predicate)) {
      return null;
    }
    Expression[] children = predicate.children();
    return switch (predicate.name()) {
      case "AND" -> all(children, file, false);
      case "OR" -> all(children, file, true);
      case "NOT" -> not(holds(children[0], file));
      case "ALWAYS_TRUE" -> true;
      case "ALWAYS_FALSE" -> false;
      case "IN" -> in(children, file);
      default -> children.length == 2 ? compared(predicate.name(), children, file) : null;
    };
  }

  private static @Nullable Boolean not(@Nullable Boolean holds) {
    return holds == null ? null : !holds;
  }

  /** {@code end} if one of the conditions is that; what all are; or null. */
  private static @Nullable Boolean all(Expression[] conditions, InputFile file, boolean end) {
    boolean known = true;
    for (Expression each : conditions) {
      Boolean holds = holds(each, file);
      if (holds != null && holds == end) {
        return end;
      }
      known &= holds != null;
    }
    return known ? !end : null;
  }

  private static @Nullable Boolean in(Expression[] children, InputFile file) {
    Object value = value(children[0], file);
    List<Object> others = new ArrayList<>();
    for (int i = 1; i < children.length; i++) {
      Object other = value(children[i], file);
      if (value == null || other == null) {
        return null;
      }
      others.add(other);
    }
    return others.contains(value);
  }

  private static @Nullable Boolean compared(String name, Expression[] pair, InputFile file) {
    Object left = value(pair[0], file);
    Object right = value(pair[1], file);
    if (left instanceof UTF8String text && right instanceof UTF8String other) {
      return switch (name) {
        case "STARTS_WITH" -> text.startsWith(other);
        case "ENDS_WITH" -> text.endsWith(other);
        case "CONTAINS" -> text.contains(other);
        default -> ordered(name, text.binaryCompare(other));
      };
    }
    if (left instanceof Long number && right instanceof Long other) {
      return ordered(name, number.compareTo(other));
    }
    return null;
  }

  private static @Nullable Boolean ordered(String name, int order) {
    return switch (name) {
      case "=", "<=>" -> order == 0;
      case "<>" -> order != 0;
      case "<" -> order < 0;
      case "<=" -> order <= 0;
      case ">" -> order > 0;
      case ">=" -> order >= 0;
      default -> null;
    };
  }

  /** A text or a number; null for what is neither. */
  private static @Nullable Object value(Expression expression, InputFile file) {
    if (expression instanceof NamedReference reference) {
      String[] names = reference.fieldNames();
      boolean known = names.length == 2 && names[0].equals(FileMetadata.COLUMN);
      return known ? FileMetadata.value(file, names[1]) : null;
    }
    Object value = expression instanceof Literal<?> literal ? literal.value() : null;
    return value instanceof Integer number ? Long.valueOf(number) : value;
  }
}
