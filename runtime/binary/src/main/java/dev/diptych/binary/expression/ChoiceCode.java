package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** One of two expressions, which a condition chooses. */
final class ChoiceCode extends Code {
  private final Code condition;
  private final Code then;
  private final Code otherwise;

  ChoiceCode(ValueType type, Code condition, Code then, Code otherwise) {
    super(type);
    this.condition = condition;
    this.then = then;
    this.otherwise = otherwise;
  }

  private Code chosen(Scope scope) {
    return condition.truth(scope) ? then : otherwise;
  }

  @Override
  long whole(Scope scope) {
    return chosen(scope).whole(scope);
  }

  @Override
  public BigInteger big(Scope scope) {
    return chosen(scope).big(scope);
  }

  @Override
  public double real(Scope scope) {
    return chosen(scope).real(scope);
  }

  @Override
  public boolean truth(Scope scope) {
    return chosen(scope).truth(scope);
  }

  @Override
  public @Nullable Object value(Scope scope) {
    Code chosen = chosen(scope);
    return kind().real() && chosen.kind().number()
        ? (Object) chosen.real(scope)
        : chosen.value(scope);
  }
}
