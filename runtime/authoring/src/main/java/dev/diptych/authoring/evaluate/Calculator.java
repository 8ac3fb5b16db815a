package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Expression;
import dev.diptych.authoring.tree.Expression.Operator;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates calculations, with at least 34 digits. Tuples are added component by component, and
 * multiplied by numbers.
 *
 * @param unclear parentheses that are probably the reason of an error; or null
 */
record Calculator(Values values, Expression.@Nullable Parentheses unclear) {
  private static final MathContext DIGITS = MathContext.DECIMAL128;
  private static final int MAX_EXPONENT = 1000;

  Calculator(Values values) {
    this(values, null);
  }

  /** The result: a number or a tuple of numbers. */
  Evaluated evaluate(Expression expression) {
    if (expression instanceof Expression.Operand operand) {
      return operand(operand);
    }
    if (expression instanceof Expression.Negation negation) {
      Evaluated value = evaluate(negation.operand());
      Quantity minus = new Quantity(negation.origin(), BigDecimal.ONE.negate(), null, null);
      return apply(negation.origin(), Operator.TIMES, minus, value);
    }
    if (expression instanceof Expression.Parentheses parentheses) {
      return about(parentheses).tuple(parentheses);
    }
    var chain = (Expression.Chain) expression;
    Calculator calculator = about(chain);
    Evaluated result = evaluate(chain.first());
    for (Expression.Step step : chain.rest()) {
      Evaluated operand = evaluate(step.operand());
      result = calculator.apply(chain.origin(), step.operator(), result, operand);
      if (values.report().isFull() || values.budget().exceeded()) {
        break;
      }
    }
    return result;
  }

  private Evaluated tuple(Expression.Parentheses tuple) {
    if (tuple.values().size() == 1) {
      return evaluate(tuple.values().get(0));
    }
    Origin origin = tuple.origin().within(values.step());
    if (!values.budget().values(tuple.values().size(), origin)) {
      return Values.zero(new Value.Tuple(origin, List.of()));
    }
    List<Value> results = new ArrayList<>();
    for (Expression each : tuple.values()) {
      Evaluated value = evaluate(each);
      results.add(
          value instanceof Quantity
              ? value
              : wrong(tuple.origin(), "tuples in tuples cannot be calculated with"));
    }
    return new Value.Tuple(origin, results);
  }

  /** A calculator whose messages are about an operand of a chain that lacks commas. */
  private Calculator about(Expression.Chain chain) {
    Calculator calculator = about(chain.first());
    for (Expression.Step step : chain.rest()) {
      calculator = calculator.about(step.operand());
    }
    return calculator;
  }

  private Calculator about(Expression operand) {
    return operand instanceof Expression.Parentheses parentheses && parentheses.withCommas() != null
        ? new Calculator(values, parentheses)
        : this;
  }

  private Evaluated operand(Expression.Operand operand) {
    Evaluated value = values.evaluate(operand.value());
    boolean numbers =
        value instanceof Quantity
            || (value instanceof Value.Tuple tuple
                && tuple.values().stream().allMatch(Quantity.class::isInstance));
    return numbers ? value : wrong(operand.origin(), "expected a number or a tuple of numbers");
  }

  private Evaluated apply(Origin origin, Operator operator, Evaluated left, Evaluated right) {
    long size = Math.max(Values.size(left), Values.size(right));
    if (size > 1 && !values.budget().values(size, origin.within(values.step()))) {
      return Values.zero(left);
    }
    if (left instanceof Value.Tuple a && right instanceof Value.Tuple b) {
      boolean sum = operator == Operator.PLUS || operator == Operator.MINUS;
      if (!sum || a.values().size() != b.values().size()) {
        return wrong(origin, "tuples of equal length can be added and subtracted only");
      }
      List<Value> results = new ArrayList<>();
      for (int i = 0; i < a.values().size(); i++) {
        results.add(apply(origin, operator, a.evaluated().get(i), b.evaluated().get(i)));
      }
      return new Value.Tuple(origin, results);
    }
    if (left instanceof Value.Tuple tuple && right instanceof Quantity number) {
      return scaled(origin, operator, tuple, number, false);
    }
    if (left instanceof Quantity number && right instanceof Value.Tuple tuple) {
      return scaled(origin, operator, tuple, number, true);
    }
    if (left instanceof Quantity a && right instanceof Quantity b) {
      return numbers(origin, operator, a, b);
    }
    return wrong(origin, "tuples in tuples cannot be calculated with");
  }

  private Evaluated scaled(
      Origin origin, Operator operator, Value.Tuple tuple, Quantity number, boolean first) {
    if (operator != Operator.TIMES && (operator != Operator.DIVIDE || first)) {
      return wrong(origin, "a tuple can be multiplied and divided by a number only");
    }
    List<Value> results = new ArrayList<>();
    for (Evaluated each : tuple.evaluated()) {
      results.add(apply(origin, operator, each, number));
    }
    return new Value.Tuple(origin, results);
  }

  private Evaluated numbers(Origin origin, Operator operator, Quantity left, Quantity right) {
    return switch (operator) {
      case PLUS, MINUS -> sum(origin, operator, left, right);
      case TIMES -> {
        if (left.unit() != null && right.unit() != null) {
          yield wrong(origin, "a product of two units");
        }
        Unit unit = left.unit() == null ? right.unit() : left.unit();
        yield result(origin, left.number().multiply(right.number(), DIGITS), unit);
      }
      case DIVIDE -> quotient(origin, left, right);
    };
  }

  private Evaluated sum(Origin origin, Operator operator, Quantity left, Quantity right) {
    Unit unit = left.unit();
    Unit other = right.unit();
    boolean plain = unit == null && other == null;
    boolean alike = unit != null && other != null && unit.dimension() == other.dimension();
    if (!plain && !alike && !isZero(left) && !isZero(right)) {
      String message = symbol(left) + " and " + symbol(right) + " cannot be added or subtracted";
      return wrong(origin, message);
    }
    BigDecimal second =
        unit == null || other == null ? right.number() : other.convert(right.number(), unit);
    BigDecimal result =
        operator == Operator.PLUS
            ? left.number().add(second, DIGITS)
            : left.number().subtract(second, DIGITS);
    return result(origin, result, unit == null ? other : unit);
  }

  /** Whether it is 0 without a unit, which is 0 in every unit. */
  private static boolean isZero(Quantity quantity) {
    return quantity.unit() == null && quantity.number().signum() == 0;
  }

  private Evaluated result(Origin origin, BigDecimal number, @Nullable Unit unit) {
    int exponent = number.precision() - number.scale();
    return Math.abs(exponent) > MAX_EXPONENT && number.signum() != 0
        ? wrong(origin, "the result is out of range")
        : new Quantity(origin.within(values.step()), number, unit, null);
  }

  private static String symbol(Quantity quantity) {
    return quantity.unit() == null ? "a number without a unit" : quantity.unit().symbol();
  }

  private Evaluated quotient(Origin origin, Quantity left, Quantity right) {
    if (right.number().signum() == 0) {
      return wrong(origin, "division by zero");
    }
    Unit unit = left.unit();
    Unit other = right.unit();
    if (other == null) {
      return result(origin, left.number().divide(right.number(), DIGITS), unit);
    }
    if (unit == null || unit.dimension() != other.dimension()) {
      return wrong(origin, symbol(left) + " cannot be divided by " + symbol(right));
    }
    BigDecimal second = other.convert(right.number(), unit);
    return result(origin, left.number().divide(second, DIGITS), null);
  }

  private void reportSign(Expression.Parentheses signs, String withCommas, String message) {
    Origin origin = signs.origin().within(values.step());
    String written = signs.origin().text();
    int count = signs.values().size();
    String what = count == 1 ? "a number" : count + " numbers";
    values
        .report()
        .fixable(
            "bad-calculation",
            origin,
            "in a calculation, " + written + " is " + what + ", as '-' subtracts: " + message,
            new Replacement(written, withCommas),
            "write commas: " + withCommas);
  }

  private Evaluated wrong(Origin origin, String message) {
    if (unclear == null || unclear.withCommas() == null) {
      values.report().error("bad-calculation", origin.within(values.step()), message);
    } else {
      reportSign(unclear, unclear.withCommas(), message);
    }
    return new Quantity(origin, BigDecimal.ZERO, null, "0");
  }
}
