package dev.diptych.lsp.analysis;

import dev.diptych.model.source.Span;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where the parts of an earlier text are in a later one: what is before and behind the first and
 * the last difference has only moved.
 *
 * @param start the length of what is the same at the start
 * @param before where the earlier text is the same again
 * @param after where the later text is the same again
 */
record TextShift(int start, int before, int after) {
  static TextShift of(byte[] earlier, byte[] later) {
    int start = Arrays.mismatch(earlier, later);
    if (start < 0) {
      return new TextShift(earlier.length, earlier.length, later.length);
    }
    int before = earlier.length;
    int after = later.length;
    while (before > start && after > start && earlier[before - 1] == later[after - 1]) {
      before--;
      after--;
    }
    return new TextShift(start, before, after);
  }

  /** The offset in the earlier text; -1 for one within the difference. */
  int earlier(int offset) {
    if (offset <= start) {
      return offset;
    }
    return offset >= after ? offset - after + before : -1;
  }

  /** The span in the later text; null for one that the difference touches. */
  @Nullable Span later(Span span) {
    if (span.end() <= start) {
      return span;
    }
    int moved = after - before;
    return span.start() >= before ? new Span(span.start() + moved, span.end() + moved) : null;
  }
}
