package dev.diptych.prelink.embedded;

import java.util.function.Predicate;

/** The opposite of a predicate. */
final class Not<T> implements Predicate<T> {
  private final Predicate<? super T> predicate;

  Not(Predicate<? super T> predicate) {
    this.predicate = predicate;
  }

  @Override
  public boolean test(T element) {
    return !predicate.test(element);
  }
}
