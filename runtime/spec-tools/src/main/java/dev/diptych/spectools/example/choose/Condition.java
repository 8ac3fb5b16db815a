package dev.diptych.spectools.example.choose;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.Expressions;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.List;

/**
 * One condition that an expression of a spec would like values to meet.
 *
 * @param struct name of the struct whose fields its names mean
 * @param element id of the field that {@code _} stands for, or null
 * @param expression what should hold
 * @param weight how much that matters
 * @param part the optional field that is there where it holds, or null
 * @param height how high the case is that it means, or 0 where it means none
 */
record Condition(
    String struct, String element, Expr expression, int weight, Field part, int height) {
  /** So that an optional field is there. */
  static final int WISH = 1;

  /** So that the first case of several is meant. */
  static final int FIRST = 2;

  /** So that an array ends. */
  static final int END = 100;

  /** So that the spec allows the value. */
  static final int RULE = 1000;

  /** More than cases are high that are worth telling from one another. */
  private static final int MAX_DEPTH = 50;

  /** How much it matters for {@code draft}, in an example of {@code plan}; it may be unwanted. */
  int weight(DraftStruct draft, ExamplePlan plan) {
    if (part != null && !plan.allows(struct, part)) {
      return -WISH;
    }
    boolean again = (part != null || height > 0) && draft.isNested();
    if (!again) {
      return weight;
    }
    // Within a struct of its own kind, an optional part would go on for ever, as a high case may.
    return part != null || height >= NestingDepths.ENDLESS
        ? -WISH
        : FIRST + Math.max(0, MAX_DEPTH - height);
  }

  /** Whether the value of {@code field} in {@code owner} has a say in it. */
  boolean dependsOn(StructView owner, FieldView field) {
    String id = field.field().id();
    boolean own = struct.equals(owner.type().name());
    if (element != null) {
      return own && element.equals(id);
    }
    boolean named = own && weight != END && Expressions.names(List.of(expression)).contains(id);
    boolean reached =
        expression.all().stream()
            .anyMatch(each -> each instanceof Expr.Attribute member && member.id().equals(id));
    return named || (reached && (own || weight != END));
  }
}
