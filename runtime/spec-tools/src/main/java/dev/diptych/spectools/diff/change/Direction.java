package dev.diptych.spectools.diff.change;

/** Which of two specs reads the files of the other. */
public enum Direction {
  /** The new spec reads files of the old one. */
  BACKWARD("backward"),
  /** The old spec reads files of the new one. */
  FORWARD("forward");

  private final String word;

  Direction(String word) {
    this.word = word;
  }

  /** Its name in options and output. */
  public String word() {
    return word;
  }
}
