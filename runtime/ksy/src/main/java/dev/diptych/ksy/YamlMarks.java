package dev.diptych.ksy;

import dev.diptych.ksy.YamlNode.Extent;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Converts the marks of a YAML reader, which count code points, to spans, which count bytes. */
final class YamlMarks {
  private final Source source;

  /** The first byte of each code point; empty if all are bytes. */
  private final int[] starts;

  /** The code points of the file once they are needed. */
  private volatile int @Nullable [] characters;

  /** For marks into the text of {@code source}. */
  YamlMarks(Source source) {
    this.source = source;
    this.starts = starts(source.bytes());
  }

  /** The characters of {@code at}, but not more than one line. */
  Span firstLine(Extent at) {
    int start = offset(at.start());
    int last = Math.max(start, offset(at.end()));
    int end = start;
    while (end < last && !endsLine(end)) {
      end++;
    }
    return new Span(start, end);
  }

  /** The code points of the file; not to be changed. */
  int[] characters() {
    int[] known = characters;
    if (known == null) {
      known = source.text(new Span(0, source.length())).codePoints().toArray();
      characters = known;
    }
    return known;
  }

  private boolean endsLine(int at) {
    return source.bytes()[at] == '\n' || source.bytes()[at] == '\r';
  }

  /** The first byte of {@code codePoint}, or the end. */
  int offset(int codePoint) {
    int[] known = starts;
    if (known.length == 0) {
      return Math.min(codePoint, source.length());
    }
    return codePoint < known.length ? known[codePoint] : source.length();
  }

  private static int[] starts(byte[] bytes) {
    int at = 0;
    while (at < bytes.length && bytes[at] >= 0) {
      at++;
    }
    if (at == bytes.length) {
      return new int[0];
    }
    int[] starts = new int[bytes.length];
    int count = 0;
    for (int i = 0; i < bytes.length; i++) {
      // Continuation bytes of UTF-8 do not begin a character.
      if ((bytes[i] & 0xC0) != 0x80) {
        starts[count++] = i;
      }
    }
    return Arrays.copyOf(starts, count);
  }
}
