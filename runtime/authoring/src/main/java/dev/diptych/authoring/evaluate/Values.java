package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Suggestion;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates values: replaces references and calculates.
 *
 * @param report receives errors
 * @param scope the names
 * @param step how the values came here, or null
 */
record Values(Report report, Scope scope, Origin.@Nullable Step step) {
  /** Evaluates {@code value}. After an error, the value is a number without a unit. */
  Evaluated evaluate(Value value) {
    if (value instanceof Value.Tuple tuple) {
      return new Value.Tuple(tuple.origin().within(step), all(tuple.values()));
    }
    if (value instanceof Value.Call call) {
      List<List<Value>> arguments = call.arguments().stream().map(this::all).toList();
      return new Value.Call(call.origin().within(step), call.name(), arguments);
    }
    if (value instanceof Value.Until until) {
      return new Value.Until(until.origin().within(step), evaluate(until.value()));
    }
    if (value instanceof Evaluated simple) {
      return simple.within(step);
    }
    if (value instanceof Value.Reference reference) {
      return reference(reference);
    }
    if (value instanceof Value.Calculation calculation) {
      Evaluated result = new Calculator(this).evaluate(calculation.expression());
      return result;
    }
    report.error(
        "bad-argument",
        value.origin().within(step),
        "a number with '+' is relative to a row, and is only allowed as a key");
    return zero(value);
  }

  private List<Value> all(List<Value> values) {
    List<Value> evaluated = new ArrayList<>(values.size());
    values.forEach(value -> evaluated.add(evaluate(value)));
    return evaluated;
  }

  /** The value of a reference. */
  Evaluated reference(Value.Reference reference) {
    Origin origin = reference.origin().within(step);
    Scope.Definition definition = scope.find(reference.name());
    if (definition == null) {
      String help = "define it before its use: let " + reference.name() + " = …";
      String near = Suggestion.of(reference.name(), scope.names());
      report.error("unknown-name", origin, "no name '" + reference.name() + "'" + near, help);
      return zero(reference);
    }
    if (!(definition instanceof Scope.Definition.OfValue named)) {
      String help = "expand them as items: use $" + reference.name();
      report.error("bad-argument", origin, "'" + reference.name() + "' is items, no value", help);
      return zero(reference);
    }
    Evaluated value = component(reference, named.value(), origin);
    Origin.Step expansion =
        new Origin.Step(
            "in expansion of '$" + reference.name() + "'", reference.origin().at(), step);
    return value.within(expansion);
  }

  private Evaluated component(Value.Reference reference, Evaluated value, Origin origin) {
    if (reference.component() < 0) {
      return value;
    }
    if (value instanceof Value.Tuple tuple && reference.component() < tuple.values().size()) {
      return tuple.evaluated().get(reference.component());
    }
    String help = "the components of a tuple are x, y, z and w";
    report.error("bad-argument", origin, "'" + reference.name() + "' has no such component", help);
    return zero(reference);
  }

  /** A number that stands for a value with an error. */
  static Quantity zero(Value value) {
    return new Quantity(value.origin(), BigDecimal.ZERO, null, "0");
  }
}
