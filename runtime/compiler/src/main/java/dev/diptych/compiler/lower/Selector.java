package dev.diptych.compiler.lower;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.ValueType;
import java.math.BigInteger;
import java.util.Objects;

/**
 * The selector of a switch in generated code. Java has no {@code switch} over a {@code long}, which
 * is the type of numbers of four unsigned bytes and more. It has one over strings, so the decimals
 * of the number select the case there.
 */
final class Selector {
  private final Choice choice;
  private final boolean wide;

  Selector(Choice choice) {
    this.choice = choice;
    Expr on = choice.on().tree();
    this.wide =
        mayBeLong(on, on.valueType())
            && choice.cases().stream()
                .filter(switchCase -> !switchCase.otherwise())
                .map(switchCase -> Expressions.constant(switchCase.value().tree()))
                .allMatch(Objects::nonNull);
  }

  /** The expression that selects. */
  String on() {
    return wide ? "(" + choice.on().source() + ").to_s" : choice.on().source();
  }

  /** The value that selects {@code switchCase}. */
  String value(Choice.Case switchCase) {
    if (!wide || switchCase.otherwise()) {
      return switchCase.value().source();
    }
    // Generated code reads eight unsigned bytes as a signed number.
    BigInteger number = requireNonNull(Expressions.constant(switchCase.value().tree()));
    return "\"" + number.longValue() + "\"";
  }

  /** Whether {@code on}, of {@code type}, may be a {@code long} in generated code. */
  private static boolean mayBeLong(Expr on, ValueType type) {
    if (type.kind() != ValueType.Kind.INT) {
      return false;
    }
    if (type.number() != null) {
      return type.wide();
    }
    // The value of an expression can be either; a value instance is declared as an int.
    return Expressions.name(on) == null || type.bits() > 0;
  }
}
