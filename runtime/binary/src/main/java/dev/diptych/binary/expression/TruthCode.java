package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;

/** An expression whose values are truth values. */
final class TruthCode extends Code {
  private final Function function;

  private TruthCode(Function function) {
    super(ValueType.BOOL);
    this.function = function;
  }

  /** A function that gives a truth value. */
  interface Function {
    boolean of(Scope scope);
  }

  static Code of(Function function) {
    return new TruthCode(function);
  }

  @Override
  public boolean truth(Scope scope) {
    return function.of(scope);
  }

  @Override
  public Object value(Scope scope) {
    return function.of(scope);
  }
}
