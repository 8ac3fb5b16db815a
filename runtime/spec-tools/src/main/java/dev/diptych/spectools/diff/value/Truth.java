package dev.diptych.spectools.diff.value;

import dev.diptych.spectools.diff.value.Values.Listed;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;
import java.util.LinkedHashSet;
import java.util.Set;

/** Truth values of sets of values. */
final class Truth {
  private Truth() {}

  /** The negation of {@code truth}. */
  static Values not(Values truth) {
    Object single = truth.single();
    return single == null ? Values.either() : Values.of(!(Boolean) single);
  }

  /** The truth values of {@code values}. */
  static Values of(Values values) {
    if (!(values instanceof Listed listed)) {
      return Values.either();
    }
    Set<Object> truths = new LinkedHashSet<>();
    try {
      listed.values().forEach(each -> truths.add(Operators.truth(each)));
    } catch (UnknownValue e) {
      return Values.either();
    }
    return new Listed(truths);
  }
}
