package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.Operator;
import dev.diptych.spectools.describe.FieldView;

/** Files that may end before a field. */
final class EarlyEnd {
  private static final Expr NOT_AT_END =
      new Expr.Operation(Operator.NOT, new Expr.Attribute(new Expr.Name("_io"), "eof"));

  private EarlyEnd() {}

  /** Whether {@code field} exists exactly if there are bytes left. */
  static boolean allows(FieldView field) {
    return field.node() != null
        && field.node().condition() != null
        && field.node().condition().tree().equals(NOT_AT_END);
  }
}
