package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.Expression;
import dev.diptych.compiler.ir.Node;
import dev.diptych.compiler.ir.Operator;
import dev.diptych.compiler.ir.Repetition;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Arrays;

/** Changes of whether, how often and where a field exists. */
final class PresenceRules {
  private static final Expr NOT_AT_END =
      new Expr.Operation(Operator.NOT, new Expr.Attribute(new Expr.Name("_io"), "eof"));

  private PresenceRules() {}

  /** Whether {@code field} is present exactly if there are bytes left. */
  static boolean isPresentUntilEnd(FieldView field) {
    return field.node() != null
        && field.node().condition() != null
        && field.node().condition().tree().equals(NOT_AT_END);
  }

  /**
   * {@code condition-changed}: the condition of a field changed. Texts are compatible where a flag
   * is derived from the presence of the field.
   */
  static void condition(FieldPair fields, Changes changes) {
    if (fields.same(Node.Field::condition)) {
      return;
    }
    boolean whileBytesAreLeft = fields.old().condition() == null && isPresentUntilEnd(fields.now());
    boolean follows = DerivedFields.presence(fields.structs().now(), fields.now());
    String message = fields.change("the condition", FieldView::condition);
    Impact impact = whileBytesAreLeft ? Impact.COMPATIBLE : Impact.of(true, !follows);
    changes.report("condition-changed", impact, fields, "if", message);
  }

  /**
   * {@code repeat-changed}: the count of a field changed. Texts are compatible where any count is
   * allowed.
   */
  static void repeat(FieldPair fields, Changes changes) {
    if (fields.same(PresenceRules::repetition)) {
      return;
    }
    boolean both = fields.old().field().repeated() && fields.now().field().repeated();
    boolean any =
        fields.now().repetition() instanceof Repetition.ToEnd
            || DerivedFields.count(fields.structs().now(), fields.now());
    String message =
        FieldPair.change(
            "its number", repetitionWords(fields.old()), repetitionWords(fields.now()));
    changes.report("repeat-changed", Impact.of(true, !(both && any)), fields, "repeat", message);
  }

  private static Object repetition(Node.Field field) {
    return Arrays.asList(field.repetition().getClass(), field.repetition().expression());
  }

  private static String repetitionWords(FieldView view) {
    if (view.repetition() instanceof Repetition.Once) {
      return "once";
    }
    Expression how = view.repetition().expression();
    String until = view.repetition() instanceof Repetition.Until ? "until " : "";
    return how == null ? "to the end" : until + FieldFacts.line(how.source());
  }

  /** {@code position-changed}: a field is at another position, or in another stream. */
  static void position(FieldPair fields, Changes changes) {
    if (!fields.same(Node.Field::instance)) {
      String message =
          fields.now().field().storage().instance()
              ? "it moved from the sequence to a position"
              : "it moved from a position to the sequence";
      changes.report("position-changed", Impact.BYTES, fields, "pos", message);
    } else if (!fields.same(Node.Field::stream) || !fields.same(Node.Field::position)) {
      boolean stream = !fields.same(Node.Field::stream);
      String message =
          stream
              ? fields.change("its stream", FieldView::stream)
              : fields.change("its position", FieldView::position);
      changes.report("position-changed", Impact.BYTES, fields, stream ? "io" : "pos", message);
    }
  }
}
