package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates values: replaces references and calculates.
 *
 * @param report receives errors
 * @param budget bounds what references copy
 * @param names the names
 * @param step how the values came here, or null
 */
record Values(Report report, Budget budget, Names names, Origin.@Nullable Step step) {
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
      return new Calculator(this).evaluate(calculation.expression());
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
    Scope.Definition definition = names.find(reference.name());
    if (definition == null) {
      String help = "define it before its use: let " + reference.name() + " = …";
      names.usage().unknown(reference.name(), origin, names.scope(), help, report);
      return zero(reference);
    }
    if (!(definition instanceof Scope.Definition.OfValue named)) {
      String help = "expand them as items: use $" + reference.name();
      String message = "'" + reference.name() + "' is items, not a value";
      report.error("bad-argument", origin, message, help);
      return zero(reference);
    }
    if (!budget.values(named.size(), origin)) {
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
    String what =
        value instanceof Value.Tuple tuple
            ? "has " + tuple.values().size() + (tuple.values().size() == 1 ? " value" : " values")
            : "is not a tuple";
    String help = "the components of a tuple are x, y, z and w";
    String message = "'" + reference.name() + "' " + what + ": '" + reference.origin().text() + "'";
    report.error("bad-argument", origin, message, help);
    return zero(reference);
  }

  /** How many values {@code value} consists of, all levels together. */
  static long size(Value value) {
    if (value instanceof Value.Tuple tuple) {
      return 1 + tuple.values().stream().mapToLong(Values::size).sum();
    }
    if (value instanceof Value.Call call) {
      return 1 + call.arguments().stream().flatMap(List::stream).mapToLong(Values::size).sum();
    }
    return value instanceof Value.Until until ? 1 + size(until.value()) : 1;
  }

  /** A number that stands for a value with an error. */
  static Quantity zero(Value value) {
    return new Quantity(value.origin(), BigDecimal.ZERO, null, "0");
  }
}
