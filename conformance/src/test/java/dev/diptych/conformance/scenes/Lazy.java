package dev.diptych.conformance.scenes;

import java.util.function.Supplier;

/** A value that is found when it is first asked for: rows may depend on what follows them. */
final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> supplier;
  private T value;

  Lazy(Supplier<T> supplier) {
    this.supplier = supplier;
  }

  @Override
  public T get() {
    if (value == null) {
      value = supplier.get();
    }
    return value;
  }
}
