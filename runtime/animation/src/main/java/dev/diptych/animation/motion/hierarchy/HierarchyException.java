package dev.diptych.animation.motion.hierarchy;

/** A hierarchy is invalid; the message is one sentence about the first error. */
public final class HierarchyException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  HierarchyException(String sentence, int line, int column) {
    super(sentence);
    this.line = line;
    this.column = column;
  }

  /** The line of the error, counted from 1; always 1 in a list. */
  public int line() {
    return line;
  }

  /** The column of the error in UTF-16 units, counted from 1. */
  public int column() {
    return column;
  }
}
