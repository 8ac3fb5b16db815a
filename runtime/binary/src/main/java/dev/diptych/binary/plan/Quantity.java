package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Code;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.Expr;
import dev.diptych.ir.ExprPrinter;
import dev.diptych.ir.Term;

/**
 * A number of bytes or of elements that an expression gives.
 *
 * @param code computes it
 * @param tree the expression
 */
record Quantity(Code code, Expr tree) {
  /** The number for the values of a struct. */
  long count(Slots at) {
    return code.count(at);
  }

  /**
   * Checks a number.
   *
   * @param actual the number that there is
   * @param expected the number that the expression gives
   * @param unit what is counted
   */
  void check(long actual, long expected, String unit) {
    if (expected < 0) {
      throw new RejectedException(
          "negative-count",
          "the spec computes a negative number of %s: %s gives %d"
              .formatted(unit, text(), expected));
    }
    if (actual != expected) {
      throw new RejectedException(
          "inconsistent", words("it has " + count(actual, unit), expected) + change(actual, unit));
    }
  }

  private static String count(long number, String unit) {
    return number + " " + (number == 1 ? unit.substring(0, unit.length() - 1) : unit);
  }

  private String words(String found, long expected) {
    return code.constant() != null
        ? found + ", but must have " + expected
        : found + ", but " + text() + " gives " + expected;
  }

  /** The expression, without parentheses around single names and numbers. */
  private String text() {
    return ExprPrinter.print(tree).replaceAll("(?<!\\w)\\(([\\w.]+)\\)", "$1");
  }

  /** What would have to change, if that is one number. */
  private String change(long actual, String unit) {
    Term term = Term.of(tree);
    if (term == null || term.name() == null || term.scale() == 0) {
      return "";
    }
    long rest = actual - term.offset();
    return rest % term.scale() != 0 || rest / term.scale() < 0
        ? ""
        : ": change " + term.name() + " to " + rest / term.scale() + ", or the " + unit;
  }
}
