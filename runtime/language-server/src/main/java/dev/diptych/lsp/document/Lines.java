package dev.diptych.lsp.document;

import java.util.Arrays;

/** Where the lines of a text begin, in bytes. Lines end at LF, CR LF or a lone CR. */
final class Lines {
  private static final int FIRST_CAPACITY = 64;

  private final int[] starts;

  private Lines(int[] starts) {
    this.starts = starts;
  }

  /** The lines of {@code text}. */
  static Lines of(byte[] text) {
    return new Lines(scan(text, 0, text.length, new int[] {0}));
  }

  /** {@code before} and the starts of the lines after each line end in the range, in order. */
  private static int[] scan(byte[] text, int from, int to, int[] before) {
    int[] found = Arrays.copyOf(before, before.length + FIRST_CAPACITY);
    int count = before.length;
    for (int i = from; i < to; i++) {
      if (text[i] <= '\r' && endsLine(text, i)) {
        if (count == found.length) {
          found = Arrays.copyOf(found, count * 2);
        }
        found[count++] = i + 1;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private static boolean endsLine(byte[] text, int at) {
    byte b = text[at];
    return b == '\n' || (b == '\r' && !(at + 1 < text.length && text[at + 1] == '\n'));
  }

  /** The lines after a change, without reading what it did not change. */
  Lines edited(byte[] text, Change change) {
    // A CR before the range, and a LF after it, may now be one line end with their neighbours.
    int from = Math.max(0, change.start() - 1);
    int to = Math.min(text.length, change.start() + change.inserted() + 1);
    int shift = change.inserted() - change.removed();
    int kept = firstAfter(from);
    int next = firstAfter(to - shift);
    int[] middle = scan(text, from, to, Arrays.copyOf(starts, kept));
    int[] all = Arrays.copyOf(middle, middle.length + starts.length - next);
    for (int i = next; i < starts.length; i++) {
      all[middle.length + i - next] = starts[i] + shift;
    }
    return new Lines(all);
  }

  /** Index of the first line that starts after {@code offset}. */
  private int firstAfter(int offset) {
    int at = Arrays.binarySearch(starts, offset);
    return at >= 0 ? at + 1 : -at - 1;
  }

  /** Number of lines, at least 1. */
  int count() {
    return starts.length;
  }

  /** Where {@code line}, from 0, begins. */
  int start(int line) {
    return starts[line];
  }

  /** The line, from 0, that contains {@code offset}. */
  int at(int offset) {
    return firstAfter(offset) - 1;
  }
}
