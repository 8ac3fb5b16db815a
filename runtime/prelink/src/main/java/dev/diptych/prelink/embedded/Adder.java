package dev.diptych.prelink.embedded;

import java.util.List;
import java.util.function.Consumer;

/** Adds elements to a list. */
final class Adder<T> implements Consumer<T> {
  private final List<T> list;

  Adder(List<T> list) {
    this.list = list;
  }

  @Override
  public void accept(T element) {
    list.add(element);
  }
}
