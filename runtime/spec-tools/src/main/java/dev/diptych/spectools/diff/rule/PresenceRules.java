package dev.diptych.spectools.diff.rule;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Repetition;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.value.Values;
import java.util.Arrays;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

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
    String message = fields.change("the condition", FieldView::condition);
    changes.report("condition-changed", fields, "if", PresenceRules::condition, message);
  }

  private static Impact condition(FieldPair fields) {
    boolean whileBytesAreLeft =
        fields.before().condition() == null && isPresentUntilEnd(fields.after());
    boolean follows = DerivedFields.presence(fields.structs().after(), fields.after());
    boolean same =
        fields.sameInFiles(
            field -> field.condition() == null ? new Expr.Bool(true) : field.condition());
    return whileBytesAreLeft || same ? Impact.COMPATIBLE : Impact.of(true, !follows);
  }

  /**
   * Whether {@code field} takes no bytes in any file.
   *
   * @param values the values of expressions of {@code owner}, the struct of the field
   */
  static boolean isNeverPresent(
      FieldView field, StructView owner, BiFunction<StructView, Expr, Values> values) {
    if (field.node() == null) {
      return false;
    }
    Expr condition = Expression.treeOf(field.node().condition());
    if (condition != null && Boolean.FALSE.equals(values.apply(owner, condition).single())) {
      return true;
    }
    Expr count =
        field.repetition() instanceof Repetition.Times times ? times.expression().tree() : null;
    return isZero(count, owner, values) || isZero(field.size(), owner, values);
  }

  private static boolean isZero(
      @Nullable Expr number, StructView owner, BiFunction<StructView, Expr, Values> values) {
    return number != null && Long.valueOf(0).equals(values.apply(owner, number).single());
  }

  /**
   * {@code repeat-changed}: the count of a field changed. Texts are compatible where the new spec
   * stores any count that they may have.
   */
  static void repeat(FieldPair fields, Changes changes) {
    if (fields.same(PresenceRules::repetition)) {
      return;
    }
    String message =
        FieldPair.change(
            "its number", repetitionWords(fields.before()), repetitionWords(fields.after()));
    changes.report("repeat-changed", fields, "repeat", PresenceRules::repeat, message);
  }

  private static Impact repeat(FieldPair fields) {
    if (fields.sameInFiles(PresenceRules::repetition)) {
      return Impact.COMPATIBLE;
    }
    boolean both = fields.before().field().repeated() && fields.after().field().repeated();
    boolean any =
        fields.after().repetition() instanceof Repetition.ToEnd
            || (DerivedFields.count(fields.structs().after(), fields.after())
                && Capacity.holdsElements(fields));
    return Impact.of(true, !(both && any));
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
          fields.after().field().storage().instance()
              ? "it moved from the sequence to a position"
              : "it moved from a position to the sequence";
      changes.report("position-changed", fields, "pos", each -> Impact.BYTES, message);
    } else if (!fields.same(Node.Field::stream) || !fields.same(Node.Field::position)) {
      boolean stream = !fields.same(Node.Field::stream);
      String message =
          stream
              ? fields.change("its stream", FieldView::stream)
              : fields.change("its position", FieldView::position);
      changes.report(
          "position-changed", fields, stream ? "io" : "pos", PresenceRules::position, message);
    }
  }

  private static Impact position(FieldPair fields) {
    boolean same =
        fields.sameInFiles(Node.Field::stream) && fields.sameInFiles(Node.Field::position);
    return same ? Impact.COMPATIBLE : Impact.BYTES;
  }
}
