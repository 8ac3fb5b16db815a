package dev.diptych.compiler.check;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.kaitai.Tree;
import io.kaitai.struct.exprlang.Ast;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Rejects constants that have no value, and sizes, counts and positions that no file can have. */
final class ConstantCheck {
  private static final Set<String> DIVISIONS = Set.of("Div", "Mod");
  private static final Set<String> NATURAL = Set.of("size", "repeat-expr", "pos");
  private static final BigInteger MAX = BigInteger.valueOf(Integer.MAX_VALUE);

  private ConstantCheck() {}

  static void check(TypeYaml type) throws SpecException {
    List<FieldYaml> fields = new ArrayList<>(type.seq());
    fields.addAll(type.instances());
    for (FieldYaml field : fields) {
      for (FieldYaml.Part part : field.parts()) {
        check(type, part);
      }
    }
  }

  private static void check(TypeYaml type, FieldYaml.Part part) throws SpecException {
    BigInteger constant = constant(type, part);
    if (constant == null || !NATURAL.contains(part.key())) {
      return;
    }
    if (constant.signum() < 0) {
      throw type.refusal(part.path(), part.key() + " is " + constant + ", less than zero");
    }
    if (constant.compareTo(MAX) > 0) {
      String message = part.key() + " is " + constant + ", more than any file can hold";
      throw type.refusal(part.path(), message);
    }
  }

  /** A constant that is shifted far takes as much memory as it says. */
  private static void checkShifts(TypeYaml type, FieldYaml.Part part) throws SpecException {
    List<Ast.expr> all = new ArrayList<>();
    Expressions.walk(part.expression(), all::add);
    // From the inside out: what a shift goes by may have a shift in it.
    for (int i = all.size() - 1; i >= 0; i--) {
      Ast.expr by = Expressions.shiftedBy(all.get(i));
      BigInteger bits = by == null ? null : Expressions.constant(by);
      if (bits != null && bits.compareTo(BigInteger.valueOf(Long.SIZE)) > 0) {
        throw type.refusal(part.path(), "this shifts by more than 64 bits");
      }
    }
  }

  private static BigInteger constant(TypeYaml type, FieldYaml.Part part) throws SpecException {
    try {
      checkShifts(type, part);
      if (!dividesByZero(part.expression())) {
        return Expressions.constant(part.expression());
      }
    } catch (ArithmeticException e) {
      throw type.refusal(part.path(), "this divides by zero, or by what comes down to it");
    }
    throw type.refusal(part.path(), "this divides by zero");
  }

  private static boolean dividesByZero(Ast.expr expression) {
    for (Tree each : Tree.of(expression).all()) {
      if (each.is("BinOp") && DIVISIONS.contains(each.word(1)) && zero(each.tree(2))) {
        return true;
      }
    }
    return false;
  }

  private static boolean zero(Tree divisor) {
    return divisor.is("IntNum") && divisor.word(0).equals("0");
  }
}
