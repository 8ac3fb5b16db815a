package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;

/** An expression whose values are floats. */
final class RealCode extends Code {
  private final Function function;

  private RealCode(ValueType type, Function function) {
    super(type);
    this.function = function;
  }

  /** A function that gives a float. */
  interface Function {
    double of(Scope scope);
  }

  static Code of(Function function) {
    return new RealCode(ValueType.FLOAT, function);
  }

  @Override
  public double real(Scope scope) {
    return function.of(scope);
  }

  @Override
  public Object value(Scope scope) {
    return function.of(scope);
  }
}
