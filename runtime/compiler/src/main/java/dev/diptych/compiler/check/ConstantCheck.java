package dev.diptych.compiler.check;

import dev.diptych.compiler.check.UncheckedType.Member;
import dev.diptych.compiler.check.UncheckedType.Part;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Operator;
import dev.diptych.model.diagnostic.Diagnostic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rejects constants that have no value, and sizes, counts and positions that are impossible in any
 * file.
 */
final class ConstantCheck {
  private static final Set<Operator> DIVISIONS = Set.of(Operator.DIV, Operator.MOD);
  private static final Set<String> NATURAL = Set.of("size", "repeat-expr", "pos");
  private static final BigInteger MAX = BigInteger.valueOf(Integer.MAX_VALUE);

  private ConstantCheck() {}

  static void check(UncheckedType type, List<Diagnostic> errors) {
    List<Member> members = new ArrayList<>(type.seq());
    members.addAll(type.instances());
    for (Member member : members) {
      for (Part part : member.parts()) {
        check(part, errors);
      }
    }
  }

  private static void check(Part part, List<Diagnostic> errors) {
    String error = error(part);
    if (error != null) {
      errors.add(SpecCheck.error(part.origin(), error));
    }
  }

  private static @Nullable String error(Part part) {
    try {
      if (shiftsTooFar(part)) {
        return "shift by more than 64 bits";
      }
      return part.expression().all().stream().anyMatch(ConstantCheck::dividesByZero)
          ? "division by zero"
          : error(part, Expressions.constant(part.expression()));
    } catch (ArithmeticException e) {
      return "division by a constant that is zero";
    }
  }

  private static @Nullable String error(Part part, @Nullable BigInteger constant) {
    if (constant == null || !NATURAL.contains(part.key())) {
      return null;
    }
    if (constant.signum() < 0) {
      return "negative " + part.key() + ": " + constant;
    }
    return constant.compareTo(MAX) > 0
        ? part.key() + " is " + constant + ", more than any file can hold"
        : null;
  }

  /** The memory of a shifted constant grows with the number of bits. */
  private static boolean shiftsTooFar(Part part) {
    List<Expr> all = part.expression().all();
    // From the inside out: the number of bits may contain another shift.
    for (int i = all.size() - 1; i >= 0; i--) {
      Expr.Operation shift = Expr.operation(all.get(i), Operator.L_SHIFT);
      BigInteger bits = shift == null ? null : Expressions.constant(shift.child(1));
      if (bits != null && bits.compareTo(BigInteger.valueOf(Long.SIZE)) > 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean dividesByZero(Expr expression) {
    return expression instanceof Expr.Operation operation
        && DIVISIONS.contains(operation.operator())
        && operation.child(1) instanceof Expr.Int divisor
        && divisor.value().signum() == 0;
  }
}
