package dev.diptych.compiler.lower;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Node;
import java.math.BigInteger;

/**
 * Computed numbers that may need more than 32 bits. Generated code stores every computed number as
 * an {@code int}, so {@code four + 1} of a large {@code u4} would be negative. Such a number gets a
 * second value of 64 bits, which is the one that the text shows.
 */
final class ComputedNumbers {
  private ComputedNumbers() {}

  /** Whether {@code value} needs a second value of 64 bits. */
  static boolean isWide(Node.Value value) {
    return value.type() != null
        && value.type().calculated()
        && value.value().tree().all().stream().anyMatch(ComputedNumbers::isWide);
  }

  private static boolean isWide(Expr part) {
    BigInteger constant = Expressions.constant(part);
    if (constant != null) {
      return constant.bitLength() > 31;
    }
    return part.valueType().wide();
  }
}
