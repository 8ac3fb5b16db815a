package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import java.util.Comparator;
import java.util.List;

/** The result of an implementation for a case: the worst outcome of its checks. */
enum CellMark {
  PASSED("✓", "passed", 1),
  UNSUPPORTED("–", "not supported", 0),
  EXPECTED_FAILURE("○", "failed as expected", 2),
  UNEXPECTED_PASS("!", "passed unexpectedly", 3),
  RECOMMENDED_FAILURE("△", "failed, only recommended", 4),
  FAILED("✗", "failed", 5);

  private final String mark;
  private final String words;
  private final int weight;

  CellMark(String mark, String words, int weight) {
    this.mark = mark;
    this.words = words;
    this.weight = weight;
  }

  /** The mark as one character. */
  String mark() {
    return mark;
  }

  /** The mark in words. */
  String words() {
    return words;
  }

  static CellMark of(CheckOutcome.Kind kind) {
    return valueOf(kind.name());
  }

  /** For a case that an implementation supports partly, the supported part counts. */
  static CellMark of(List<CheckOutcome> outcomes) {
    return outcomes.stream()
        .map(outcome -> of(outcome.kind()))
        .max(Comparator.comparingInt((CellMark cellMark) -> cellMark.weight))
        .orElse(UNSUPPORTED);
  }
}
