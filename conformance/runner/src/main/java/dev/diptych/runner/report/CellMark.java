package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import java.util.Comparator;
import java.util.List;

/** What stands where a case and an implementation meet: the worst that came of its checks. */
enum CellMark {
  PASSED("✓", "passed", 1),
  UNSUPPORTED("–", "not supported", 0),
  EXPECTED_FAILURE("○", "fails as listed", 2),
  UNEXPECTED_PASS("!", "passes though listed", 3),
  FAILED("✗", "failed", 4);

  private final String mark;
  private final String words;
  private final int weight;

  CellMark(String mark, String words, int weight) {
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

  static CellMark of(CheckOutcome.Kind kind) {
    return valueOf(kind.name());
  }

  /** Of a case that an implementation does in part, that part decides. */
  static CellMark of(List<CheckOutcome> outcomes) {
    return outcomes.stream()
        .map(checkOutcome -> of(checkOutcome.kind()))
        .max(Comparator.comparingInt((CellMark cellMark) -> cellMark.weight))
        .orElse(UNSUPPORTED);
  }
}
