package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A condition on values by an expression of a spec.
 *
 * @param struct the struct of the names in the expression
 * @param element the field that {@code _} is, or null
 * @param expression the condition
 * @param weight its weight
 * @param part the optional field that it makes present, or null
 * @param height the nesting depth of the case that it selects, or 0
 * @param name its name for {@link Wishes}, or null
 */
record Condition(
    String struct,
    @Nullable String element,
    Expr expression,
    int weight,
    @Nullable Field part,
    int height,
    @Nullable String name) {
  /** To make an optional field present. */
  static final int WISH = 1;

  /** To select the first of several cases. */
  static final int FIRST = 2;

  /** To end an array. */
  static final int END = 100;

  /** To make the value valid. */
  static final int RULE = 1000;

  /** The depth up to which cases are distinguished. */
  private static final int MAX_DEPTH = 50;

  /** Its weight for {@code draft} in an example of {@code plan}; negative if it should not hold. */
  int weight(DraftStruct draft, ExamplePlan plan) {
    Integer wished = name == null || draft.isNested() ? null : plan.wishes().weight(name);
    if (wished != null) {
      return wished;
    }
    if (part != null && !plan.allows(struct, part)) {
      return -WISH;
    }
    boolean again = (part != null || height > 0) && draft.isNested();
    if (!again) {
      return weight;
    }
    // Within a struct of its own type, an optional field would recurse, and so may a deep case.
    return part != null || height >= NestingDepths.ENDLESS
        ? -WISH
        : FIRST + Math.max(0, MAX_DEPTH - height);
  }

  /** Whether it depends on the value of {@code field} in {@code owner}. */
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
