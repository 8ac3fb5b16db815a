package dev.diptych.animation.motion;

/** Ends the reading of a hierarchy; never leaves this package. */
final class Refusal extends Exception {
  private final int line;
  private final int column;

  Refusal(String sentence, int line, int column) {
    super(sentence);
    this.line = line;
    this.column = column;
  }

  HierarchyResult toResult() {
    return new HierarchyResult.Refused(getMessage(), line, column);
  }
}
