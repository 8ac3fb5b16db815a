package dev.diptych.text.rows;

import java.nio.ByteBuffer;

/**
 * The number of line ends before any offset of a long text. Each part of the text is counted once,
 * when it is first needed: a report of a few faults asks for many offsets.
 */
final class LineIndex {
  private static final int PART = 1 << 10;

  private final ByteBuffer text;
  // The number of line ends before each part that was counted.
  private final int[] before;
  private int counted;

  LineIndex(ByteBuffer text) {
    this.text = text;
    this.before = new int[text.limit() / PART + 1];
  }

  /** Number of line ends from {@code from} to {@code to}, exclusive. */
  int count(int from, int to) {
    return before(to) - before(from);
  }

  /** Number of line ends before {@code offset}. */
  synchronized int before(int offset) {
    int part = offset / PART;
    while (counted < part) {
      int start = counted * PART;
      before[counted + 1] = before[counted] + LineCounter.count(text, start, start + PART);
      counted++;
    }
    return before[part] + LineCounter.count(text, part * PART, offset);
  }
}
