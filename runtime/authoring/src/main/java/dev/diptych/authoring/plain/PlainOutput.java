package dev.diptych.authoring.plain;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Span;
import dev.diptych.text.number.DoublePrinter;
import dev.diptych.text.number.FloatPrinter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The bytes of a text while it is written, up to a limit. */
final class PlainOutput {
  private final long limit;
  private final SourceMap map = new SourceMap();
  private byte[] bytes = new byte[4096];
  private int size;
  private boolean full;

  PlainOutput(long limit) {
    this.limit = Math.min(limit, Integer.MAX_VALUE - 64);
  }

  /** Whether the limit was reached. What follows is dropped. */
  boolean isFull() {
    return full;
  }

  PlainText text() {
    return new PlainText(Arrays.copyOf(bytes, size), map);
  }

  /** What follows comes from {@code origin}. */
  void at(Origin origin) {
    map.mark(size, origin);
  }

  /** Appends ASCII. */
  void append(String ascii) {
    append(ascii.getBytes(StandardCharsets.UTF_8));
  }

  void append(byte[] added) {
    append(added, 0, added.length);
  }

  void append(byte[] added, int start, int length) {
    if (has(length)) {
      System.arraycopy(added, start, bytes, size, length);
      size += length;
    }
  }

  /** Appends the text of {@code origin}. */
  void copy(Origin origin) {
    map.copy(size, origin);
    Span span = origin.at().span();
    append(origin.at().source().bytes(span), 0, span.length());
  }

  void newLine() {
    append(new byte[] {'\n'});
  }

  /** Appends the shortest decimal of a float or double. */
  void number(double value, boolean wide) {
    if (has(Math.max(FloatPrinter.MAX_LENGTH, DoublePrinter.MAX_LENGTH))) {
      size =
          wide
              ? DoublePrinter.print(Double.doubleToRawLongBits(value), bytes, size)
              : FloatPrinter.print(Float.floatToRawIntBits((float) value), bytes, size);
    }
  }

  private boolean has(int length) {
    long needed = (long) size + length;
    if (needed > limit) {
      full = true;
    }
    if (!full && needed > bytes.length) {
      bytes = Arrays.copyOf(bytes, (int) Math.min(limit, Math.max(needed, bytes.length * 2L)));
    }
    return !full;
  }
}
