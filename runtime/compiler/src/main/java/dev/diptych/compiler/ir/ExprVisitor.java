package dev.diptych.compiler.ir;

/**
 * One method for each kind of expression: a new kind does not compile until every visitor handles
 * it.
 *
 * @param <R> what the methods return
 */
public interface ExprVisitor<R> {
  /** Visits an integer. */
  R visit(Expr.Int node);

  /** Visits a floating-point number. */
  R visit(Expr.Real node);

  /** Visits a string. */
  R visit(Expr.Str node);

  /** Visits a truth value. */
  R visit(Expr.Bool node);

  /** Visits a member of an enumeration. */
  R visit(Expr.Label node);

  /** Visits a name. */
  R visit(Expr.Name node);

  /** Visits the size of a type. */
  R visit(Expr.SizeOf node);

  /** Visits an interpolated string. */
  R visit(Expr.Interpolated node);

  /** Visits a list. */
  R visit(Expr.Elements node);

  /** Visits an integer as a member of an enumeration. */
  R visit(Expr.EnumOf node);

  /** Visits a member of a value. */
  R visit(Expr.Attribute node);

  /** Visits a call. */
  R visit(Expr.Call node);

  /** Visits an element of an array. */
  R visit(Expr.Subscript node);

  /** Visits a cast. */
  R visit(Expr.Cast node);

  /** Visits an operation on one value. */
  R visit(Expr.Unary node);

  /** Visits arithmetic. */
  R visit(Expr.Binary node);

  /** Visits a comparison. */
  R visit(Expr.Compare node);

  /** Visits a logical operation. */
  R visit(Expr.Logic node);

  /** Visits a conditional. */
  R visit(Expr.If node);
}
