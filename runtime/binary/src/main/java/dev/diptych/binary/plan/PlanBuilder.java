package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Code;
import dev.diptych.binary.expression.ExpressionPlan;
import dev.diptych.binary.expression.Places;
import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.ir.Endian;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.ir.ValueType;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Builds the plans of all types of a spec. */
final class PlanBuilder implements Places {
  private final Spec spec;
  private final Map<String, StructPlan> plans = new LinkedHashMap<>();

  /** The codes of computed values by type and id: their types are asked for before their steps. */
  private final Map<String, Code> values = new HashMap<>();

  /** The ids of the members that expressions name. */
  private final Set<String> named = new HashSet<>();

  /** The schema, for which plans get shapes; null if no documents are needed. */
  private final @Nullable Schema schema;

  private PlanBuilder(Spec spec, @Nullable Schema schema) {
    this.spec = spec;
    this.schema = schema;
  }

  /** The plan of the root type. */
  static StructPlan build(Spec spec, @Nullable Schema schema) {
    PlanBuilder builder = new PlanBuilder(spec, schema);
    spec.types().values().forEach(builder::declare);
    if (schema != null) {
      Binding binding = new Binding(spec, schema);
      schema.structs().keySet().stream()
          .map(builder.plans::get)
          .filter(Objects::nonNull)
          .forEach(plan -> plan.shape(binding.of(plan)));
    }
    spec.types().values().forEach(builder::fill);
    builder.plans.values().forEach(plan -> plan.named(builder.named));
    return builder.plan(spec.root());
  }

  @Override
  public Spec spec() {
    return spec;
  }

  @Override
  public @Nullable StructPlan layout(String type) {
    return plans.get(type);
  }

  @Override
  public void names(String id) {
    named.add(id);
  }

  /** The columns of a field that is a table; null for other fields. */
  @Nullable RecordLayout rows(TypeDef type, Node.Field field) {
    StructType struct = schema == null ? null : schema.structs().get(type.name());
    int index = struct == null ? -1 : struct.indexOf(field.id());
    return index < 0 ? null : plan(type.name()).shape().members().get(index).rows();
  }

  StructPlan plan(String type) {
    return requireNonNull(plans.get(type), type);
  }

  private void declare(TypeDef type) {
    List<String> ids = new ArrayList<>();
    type.nodes().forEach(node -> ids.add(node.id()));
    int parameters = ids.size();
    type.params().forEach(param -> ids.add(param.id()));
    plans.put(
        type.name(),
        new StructPlan(
            type.name(), ids, type.seq().size(), parameters, slot -> typeOf(type, slot)));
  }

  private ValueType typeOf(TypeDef type, int slot) {
    List<Node> nodes = type.nodes();
    if (slot >= nodes.size()) {
      return type.params().get(slot - nodes.size()).type();
    }
    if (nodes.get(slot) instanceof Node.Field field) {
      ValueType element = FieldTypes.element(field.type());
      return field.repeated() ? ValueType.array(element) : element;
    }
    Node.Value value = (Node.Value) nodes.get(slot);
    ValueType known = value.type();
    return known != null && known.kind() == ValueType.Kind.ENUM ? known : value(type, value).type();
  }

  private Code value(TypeDef type, Node.Value node) {
    String key = type.name() + "." + node.id();
    Code made = values.get(key);
    if (made == null) {
      made = place(type, null).of(node.value().tree());
      values.put(key, made);
    }
    return made;
  }

  /** Where the expressions of a type are compiled. */
  ExpressionPlan place(TypeDef type, @Nullable ValueType element) {
    return new ExpressionPlan(this, type.name(), element);
  }

  private void fill(TypeDef type) {
    StructPlan plan = plan(type.name());
    List<Node> nodes = type.nodes();
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      try {
        plan.step(i, step(type, node, plan.type(i)));
      } catch (UnsupportedExpressionException e) {
        throw e.at(node.origin());
      }
    }
    if (type.endian() instanceof Endian.Selected selected) {
      plan.order(order(type, selected));
    }
  }

  private FieldStep step(TypeDef type, Node node, ValueType value) {
    Code condition = code(type, node.condition());
    if (node instanceof Node.Value computed) {
      return new FieldStep(condition, null, null, value(type, computed), null);
    }
    Node.Field field = (Node.Field) node;
    ValueType element = field.repeated() ? requireNonNull(value.element()) : value;
    return new FieldStep(
        condition,
        code(type, field.stream()),
        code(type, field.position()),
        null,
        new FieldSteps(this, type).of(field, element));
  }

  @Nullable Code code(TypeDef type, @Nullable Expression expression) {
    return expression == null ? null : place(type, null).of(expression.tree());
  }

  private OrderStep order(TypeDef type, Endian.Selected selected) {
    List<Expr> keys = selected.cases().stream().map(Endian.Case::value).toList();
    boolean[] little = new boolean[keys.size()];
    for (int i = 0; i < little.length; i++) {
      little[i] = selected.cases().get(i).order().equals("le");
    }
    ExpressionPlan place = place(type, null);
    return new OrderStep(Cases.of(place.of(selected.on()), keys, false, place), little);
  }
}
