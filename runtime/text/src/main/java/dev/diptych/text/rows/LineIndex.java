package dev.diptych.text.rows;

import dev.diptych.model.source.TextBytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * The number of line ends before an offset of a long text. Rows that were parsed were counted on
 * that occasion, so that only what is around them is read again. The rest is counted when it is
 * first needed.
 */
final class LineIndex {
  /** Returned for a part whose lines were not counted. */
  static final int UNKNOWN = -1;

  private final TextWindow text;
  // Consecutive stretches of the text from its start: where they end, and their number of line
  // ends.
  private final List<IntSupplier> counts = new ArrayList<>();
  private int[] ends = {};
  // The number of line ends before the end of each stretch that was asked for.
  private int[] before = {};
  private int known;

  LineIndex(TextBytes text) {
    this.text = new TextWindow(text);
  }

  /** Adds rows from {@code from} on, behind those that were added before. */
  synchronized void add(int from, ParallelRows rows) {
    add(from, () -> UNKNOWN);
    for (int i = 0; i < rows.parts(); i++) {
      int part = i;
      add(rows.end(part), () -> rows.lines(part));
    }
  }

  private void add(int end, IntSupplier count) {
    int size = counts.size();
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, 2 * size + 8);
      before = Arrays.copyOf(before, 2 * size + 8);
    }
    ends[size] = end;
    counts.add(count);
  }

  /** Number of line ends from {@code from} to {@code to}, exclusive. */
  int count(int from, int to) {
    return before(to) - before(from);
  }

  /** Number of line ends before {@code offset}. */
  synchronized int before(int offset) {
    while (known < counts.size() && ends[known] <= offset) {
      addKnown();
    }
    int found = Arrays.binarySearch(ends, 0, known, offset);
    // Otherwise the result is -(the first stretch that ends behind the offset) - 1.
    int stretch = found >= 0 ? found : -found - 2;
    return stretch < 0
        ? LineCounter.count(text, 0, offset)
        : before[stretch] + LineCounter.count(text, ends[stretch], offset);
  }

  private void addKnown() {
    int start = known == 0 ? 0 : ends[known - 1];
    int lines = counts.get(known).getAsInt();
    int count = lines == UNKNOWN ? LineCounter.count(text, start, ends[known]) : lines;
    before[known] = count + (known == 0 ? 0 : before[known - 1]);
    known++;
  }
}
