package dev.diptych.spectools.diff.value;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Extent;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Repetition;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StructView;
import java.util.List;

/**
 * Fields with a condition that are present in all files of a spec, because an expression that is
 * always evaluated reads them: a file without such a field cannot be read.
 *
 * <p>The count of a field without a condition is always evaluated, and so is the size of one that
 * is read at least once. Operands of {@code and}, {@code or} and {@code ?:} may not be, except the
 * first.
 */
public final class RequiredValues {
  private final Evaluation evaluation;

  /** For the files that {@code evaluation} is about. */
  public RequiredValues(Evaluation evaluation) {
    this.evaluation = evaluation;
  }

  /** Whether {@code field} is present in all structs {@code owner}, for any condition. */
  public boolean contain(StructView owner, FieldView field) {
    String id = field.field().id();
    if (isRead(owner, new Expr.Name(id))) {
      return true;
    }
    List<Scopes.Use> uses = evaluation.scopes().uses(owner);
    return !uses.isEmpty()
        && uses.stream()
            .allMatch(
                use ->
                    !use.field().field().repeated()
                        && isRead(
                            use.owner(),
                            new Expr.Attribute(new Expr.Name(use.field().field().id()), id)));
  }

  private static boolean isRead(StructView struct, Expr value) {
    return struct.fields().stream().anyMatch(field -> isRead(field, value));
  }

  private static boolean isRead(FieldView field, Expr value) {
    Node.Field node = field.node();
    if (node == null || node.instance() || node.condition() != null) {
      return false;
    }
    if (node.repetition() instanceof Repetition.Times times) {
      return reads(times.expression().tree(), value);
    }
    return !(node.repetition() instanceof Repetition.ToEnd)
        && node.type().extent() instanceof Extent.Sized sized
        && reads(sized.size(), value);
  }

  /** Whether evaluating {@code tree} always reads {@code value}. */
  private static boolean reads(Expr tree, Expr value) {
    if (tree.equals(value)) {
      return true;
    }
    boolean first =
        Expr.operation(tree, Operator.IF) != null
            || Expr.operation(tree, Operator.AND) != null
            || Expr.operation(tree, Operator.OR) != null;
    return first
        ? reads(tree.children().get(0), value)
        : tree.children().stream().anyMatch(child -> reads(child, value));
  }
}
