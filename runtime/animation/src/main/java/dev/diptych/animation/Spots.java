package dev.diptych.animation;

import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.document.Path;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * Takes the spots that one rule finds in one animation, and passes on the first few. What is wrong
 * with one curve of 395 is often wrong with all of them, and nobody reads 395 findings.
 */
final class Spots {
  /** How many spots are passed on one by one. */
  static final int LIMIT = 5;

  private final BiConsumer<Path, String> findings;
  private Path firstMore;
  private int seen;

  Spots(BiConsumer<Path, String> findings) {
    this.findings = findings;
  }

  /** Takes one spot. */
  void add(Path at, String message) {
    if (seen == LIMIT) {
      firstMore = at;
    }
    if (seen < LIMIT) {
      findings.accept(at, message);
    }
    seen++;
  }

  /** Takes the first key of {@code curve} that is bad, and how many more of its keys are. */
  void addKeys(Curve curve, IntPredicate bad, IntFunction<String> message) {
    addRows(curve.label(), curve.size(), bad, curve::at, message);
  }

  /** Takes the first of {@code size} rows of a thing that is bad, and how many more are. */
  void addRows(
      String label, int size, IntPredicate bad, IntFunction<Path> at, IntFunction<String> message) {
    int first = -1;
    int more = -1;
    for (int row = 0; row < size; row++) {
      if (bad.test(row)) {
        first = first < 0 ? row : first;
        more++;
      }
    }
    if (first >= 0) {
      String others = more == 0 ? "" : "; " + Numbers.count(more, "more key") + " like it";
      add(at.apply(first), label + ": " + message.apply(first) + others);
    }
  }

  /** Passes on how many spots there were beyond the first few. */
  void close() {
    if (firstMore != null) {
      String places = Numbers.count(seen - LIMIT, "more place");
      findings.accept(firstMore, "the same in " + places + ", of which this is the first");
    }
  }
}
