package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Code;
import dev.diptych.binary.expression.ExpressionPlan;
import dev.diptych.binary.expression.TextEncoding;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.TypeDef;
import dev.diptych.ir.ValueType;
import dev.diptych.model.schema.RecordLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the steps that decode the fields of one type. */
final class FieldSteps {
  private final PlanBuilder builder;
  private final TypeDef type;
  private final ExpressionPlan place;
  private final BoundsBuilder bounds;

  FieldSteps(PlanBuilder builder, TypeDef type) {
    this.builder = builder;
    this.type = type;
    this.place = builder.place(type, null);
    this.bounds = new BoundsBuilder(place);
  }

  /**
   * The step of a field.
   *
   * @param element the type of its value, or of one element
   */
  Step of(Node.Field field, ValueType element) {
    Step one = one(field.type());
    if (field.constraint() != null) {
      ExpressionPlan valid = builder.place(type, element);
      one = new ValidStep(one, Validity.of(field.constraint(), valid, element, builder.spec()));
    }
    if (!field.repeated()) {
      return one;
    }
    RecordLayout rows = builder.rows(type, field);
    if (rows != null) {
      Quantity times = field.repetition() instanceof Repetition.Times ? quantity(field) : null;
      RepeatStep all = new RepeatStep(element, one, null, null);
      RepeatStep checks = new RepeatStep(element, one, times, null);
      return new TableStep(rows.stride(), times, all, isConstrained(field) ? checks : null);
    }
    boolean until = field.repetition() instanceof Repetition.Until;
    return new RepeatStep(
        element, one, until ? null : quantity(field), until ? times(field, element) : null);
  }

  private boolean isConstrained(Node.Field field) {
    TypeDef row = builder.spec().type(field.type());
    return field.constraint() != null
        || (row != null && row.seq().stream().anyMatch(column -> column.constraint() != null));
  }

  /** The number of elements, or the condition for the last one; null if neither ends them. */
  private @Nullable Code times(Node.Field field, @Nullable ValueType element) {
    Expression expression = field.repetition().expression();
    return expression == null ? null : builder.place(type, element).of(expression.tree());
  }

  /** The number of elements; null if their number is not given. */
  private @Nullable Quantity quantity(Node.Field field) {
    Expression expression = field.repetition().expression();
    Code times = times(field, null);
    return expression == null || times == null ? null : new Quantity(times, expression.tree());
  }

  private Step one(FieldType field) {
    return field.fold(
        NumberStep::new,
        bits -> new BitsStep(bits.width(), bits.little()),
        bytes -> new BytesStep(bounds.of(bytes.extent(), bytes.transform(), null), null),
        this::text,
        this::struct,
        this::choice);
  }

  private Step text(FieldType.Text text) {
    TextEncoding encoding = TextEncoding.of(text.encoding());
    return new BytesStep(bounds.of(text.extent(), text.transform(), encoding), encoding);
  }

  private Step struct(FieldType.User user) {
    StructPlan plan = builder.plan(user.name());
    @Nullable Expr parent = user.parent();
    boolean orphan = parent instanceof Expr.Bool;
    return new StructStep(
        plan,
        user.arguments().stream().map(place::of).toList(),
        orphan || parent == null ? null : place.of(parent),
        orphan,
        !plan.file().equals(builder.plan(type.name()).file()),
        user.extent() == null ? null : bounds.of(user.extent(), user.transform(), null));
  }

  private Step choice(FieldType.Switch choice) {
    List<Expr> keys = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    List<ValueType> types = new ArrayList<>();
    List<String> written = new ArrayList<>();
    for (FieldType.Case each : choice.cases()) {
      written.add(each.written());
      keys.add(each.value().tree());
      steps.add(one(each.type()));
      types.add(FieldTypes.element(each.type()));
    }
    boolean bytes = choice.otherwise() != null;
    if (bytes) {
      written.add("bytes");
      steps.add(one(requireNonNull(choice.otherwise())));
      types.add(ValueType.BYTES);
    }
    return new SwitchStep(
        Cases.of(place.of(choice.on().tree()), keys, bytes, place), steps, types, written);
  }
}
