package dev.diptych.ir;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Properties of expressions. */
public final class Expressions {
  private Expressions() {}

  /** The names in {@code roots}, each once, in order. */
  public static Set<String> names(Collection<Expr> roots) {
    Set<String> names = new LinkedHashSet<>();
    for (Expr root : roots) {
      for (Expr each : root.all()) {
        if (each instanceof Expr.Name name) {
          names.add(name.id());
        }
      }
    }
    return names;
  }

  /** The names in {@code roots} and the ids of the members that they access. */
  public static Set<String> mentions(Collection<Expr> roots) {
    Set<String> names = names(roots);
    for (Expr root : roots) {
      for (Expr each : root.all()) {
        if (each instanceof Expr.Attribute attribute) {
          names.add(attribute.id());
        }
      }
    }
    return names;
  }

  /** The id if {@code expression} is a name, or null. */
  public static @Nullable String name(Expr expression) {
    return expression instanceof Expr.Name name ? name.id() : null;
  }

  /** Whether {@code expression} is {@code _}, which is the value of a default case. */
  public static boolean isOtherwise(Expr expression) {
    return "_".equals(name(expression));
  }

  /** The name that {@code expression} compares with 0 by {@code !=}, or null. */
  public static @Nullable String nameNotZero(Expr expression) {
    Expr.Operation compare = Expr.operation(expression, Operator.NOT_EQ);
    return compare != null && BigInteger.ZERO.equals(constant(compare.child(1)))
        ? name(compare.child(0))
        : null;
  }

  /**
   * The name that {@code expression} compares with a constant by {@code ==}, or null.
   *
   * @return a term whose offset is the constant
   */
  public static @Nullable Term equal(Expr expression) {
    Expr.Operation compare = Expr.operation(expression, Operator.EQ);
    if (compare == null) {
      return null;
    }
    String name = name(compare.child(0));
    if (compare.child(1) instanceof Expr.Bool truth) {
      return new Term(name, 1, truth.value() ? 1 : 0);
    }
    BigInteger number = constant(compare.child(1));
    return name == null || number == null ? null : new Term(name, 1, number.longValue());
  }

  /** The value of {@code expression} where it is a constant integer, or null. */
  public static @Nullable BigInteger constant(Expr expression) {
    return Constants.integer(expression);
  }

  /** The bytes that {@code expression} lists where all of them are constants, or null. */
  public static byte @Nullable [] bytes(Expr expression) {
    Expr.Operation list = Expr.operation(expression, Operator.LIST);
    if (list == null) {
      return null;
    }
    byte[] bytes = new byte[list.children().size()];
    for (int i = 0; i < bytes.length; i++) {
      BigInteger element = constant(list.children().get(i));
      if (element == null) {
        return null;
      }
      bytes[i] = element.byteValue();
    }
    return bytes;
  }

  static List<Expr> present(@Nullable Expr... expressions) {
    return Arrays.stream(expressions).filter(Objects::nonNull).toList();
  }
}
