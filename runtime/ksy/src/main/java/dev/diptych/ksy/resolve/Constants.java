package dev.diptych.ksy.resolve;

import dev.diptych.ir.Expressions;
import dev.diptych.ir.Fact;
import dev.diptych.ir.Operator;
import dev.diptych.ksy.expression.Conversion;
import dev.diptych.ksy.expression.Tree;
import java.math.BigInteger;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rejects constants that have no value, and sizes, counts and positions that are impossible in any
 * file.
 */
final class Constants {
  private static final Set<Operator> DIVISIONS = Set.of(Operator.DIV, Operator.MOD);
  private static final Set<String> NATURAL = Set.of("size", "repeat-expr", "pos");
  private static final BigInteger MAX = BigInteger.valueOf(Integer.MAX_VALUE);

  /** Where files are read, no integer has more. */
  private static final int MAX_BITS = 1 << 16;

  private static final BigInteger MAX_SHIFT = BigInteger.valueOf(MAX_BITS);

  private final Problems problems;

  Constants(Problems problems) {
    this.problems = problems;
  }

  void check(Struct struct) {
    for (Member member : struct.all()) {
      for (Part part : Part.of(member)) {
        check(part);
      }
    }
  }

  private void check(Part part) {
    if (!hasValues(part, part.tree()) || !NATURAL.contains(part.key())) {
      return;
    }
    BigInteger constant = of(part.tree());
    if (constant != null && constant.signum() < 0) {
      error(part, part.tree(), "negative %s: %d".formatted(part.key(), constant));
    } else if (constant != null && constant.compareTo(MAX) > 0) {
      error(
          part,
          part.tree(),
          "%s is %d, more than any file can hold".formatted(part.key(), constant));
    }
  }

  /**
   * Reports the first constant in {@code tree} without a value. From the inside out: the number of
   * bits of a shift may contain another shift, whose memory grows with its number of bits.
   */
  private boolean hasValues(Part part, Tree tree) {
    for (Tree child : tree.children()) {
      if (!hasValues(part, child)) {
        return false;
      }
    }
    if (tree instanceof Tree.Operation operation && operation.children().size() == 2) {
      Tree right = operation.child(1);
      if (operation.operator() == Operator.L_SHIFT) {
        BigInteger bits = of(right);
        if (bits != null && bits.compareTo(MAX_SHIFT) > 0) {
          error(part, right, "shift by more than %d bits".formatted(MAX_BITS));
          return false;
        }
      }
      BigInteger index = operation.operator() == Operator.SUBSCRIPT ? of(right) : null;
      if (index != null && index.signum() < 0) {
        String last = "%s.last is the last one".formatted(Words.operand(operation.child(0)));
        problems.error("bad-spec", part.place(), right.span(), "negative index: " + index, last);
        return false;
      }
      if (DIVISIONS.contains(operation.operator()) && BigInteger.ZERO.equals(of(right))) {
        error(part, right, "division by zero");
        return false;
      }
    }
    return true;
  }

  private void error(Part part, Tree tree, String message) {
    problems.error("bad-spec", part.place(), tree.span(), message);
  }

  /** The value of {@code tree} where it is a constant integer; null for others. */
  static @Nullable BigInteger of(Tree tree) {
    return Expressions.constant(Conversion.of(tree, each -> Fact.NONE));
  }
}
