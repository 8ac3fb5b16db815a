package dev.diptych.runner.report;

import dev.diptych.runner.Outcome;
import java.util.Comparator;
import java.util.List;

/** What stands where a case and an implementation meet: the worst that came of its checks. */
enum Cell {
  PASSED("✓", "passed", 1),
  UNSUPPORTED("–", "not supported", 0),
  KNOWN("○", "fails as listed", 2),
  MENDED("!", "passes though listed", 3),
  FAILED("✗", "failed", 4);

  private final String mark;
  private final String words;
  private final int weight;

  Cell(String mark, String words, int weight) {
    this.mark = mark;
    this.words = words;
    this.weight = weight;
  }

  /** One character for it. */
  String mark() {
    return mark;
  }

  /** Words for it. */
  String words() {
    return words;
  }

  static Cell of(Outcome.Kind kind) {
    return valueOf(kind.name());
  }

  /** Of a case that an implementation does in part, that part decides. */
  static Cell of(List<Outcome> outcomes) {
    return outcomes.stream()
        .map(outcome -> of(outcome.kind()))
        .max(Comparator.comparingInt((Cell cell) -> cell.weight))
        .orElse(UNSUPPORTED);
  }
}
