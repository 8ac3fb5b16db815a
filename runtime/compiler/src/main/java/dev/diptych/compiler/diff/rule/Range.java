package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.view.FieldView;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ValidationAnyOf;
import io.kaitai.struct.format.ValidationMax;
import io.kaitai.struct.format.ValidationMin;
import io.kaitai.struct.format.ValidationRange;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Which whole numbers are valid, as far as that can be told.
 *
 * @param known whether it can
 * @param least the least, or null for any
 * @param most the most, or null for any
 * @param only the only ones, or null for any within the range
 */
record Range(boolean known, BigInteger least, BigInteger most, Set<BigInteger> only) {
  private static final Range UNKNOWN = new Range(false, null, null, null);

  /** What is valid of {@code view}. */
  static Range of(FieldView view) {
    if (!view.attribute().validated()) {
      return new Range(true, null, null, null);
    }
    Object valid = view.attribute().spec().valid().get();
    if (valid instanceof ValidationMin min) {
      return range(min.min(), null);
    }
    if (valid instanceof ValidationMax max) {
      return range(null, max.max());
    }
    if (valid instanceof ValidationRange both) {
      return range(both.min(), both.max());
    }
    return valid instanceof ValidationAnyOf any ? only(any) : UNKNOWN;
  }

  /** Whether it is sure that all of {@code other} is valid here, too. */
  boolean contains(Range other) {
    if (!known || !other.known) {
      return false;
    }
    if (other.only != null) {
      return other.only.stream().allMatch(this::contains);
    }
    boolean low = least == null || (other.least != null && least.compareTo(other.least) <= 0);
    boolean high = most == null || (other.most != null && most.compareTo(other.most) >= 0);
    return only == null && low && high;
  }

  private boolean contains(BigInteger number) {
    return (least == null || least.compareTo(number) <= 0)
        && (most == null || most.compareTo(number) >= 0)
        && (only == null || only.contains(number));
  }

  private static Range range(Ast.expr min, Ast.expr max) {
    BigInteger least = min == null ? null : Expressions.constant(min);
    BigInteger most = max == null ? null : Expressions.constant(max);
    boolean known = (min == null || least != null) && (max == null || most != null);
    return known ? new Range(true, least, most, null) : UNKNOWN;
  }

  private static Range only(ValidationAnyOf any) {
    Set<BigInteger> numbers = new HashSet<>();
    for (Ast.expr value : CollectionConverters.asJava(any.values())) {
      BigInteger number = Expressions.constant(value);
      if (number == null) {
        return UNKNOWN;
      }
      numbers.add(number);
    }
    return new Range(true, null, null, numbers);
  }
}
