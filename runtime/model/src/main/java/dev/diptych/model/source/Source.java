package dev.diptych.model.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A text: its name and its bytes. Lines end at LF, CR LF or a lone CR. The bytes are not copied and
 * must not be changed.
 */
public final class Source {
  private final String name;
  private final byte[] bytes;
  private final Charset charset;
  private final Gaps gaps;
  private int @Nullable [] lineStarts;

  /**
   * Creates a source.
   *
   * @param name its name in messages: a path, or {@code <stdin>}
   * @param bytes the whole text
   */
  public Source(String name, byte[] bytes) {
    this(name, bytes, UTF_8, Gaps.NONE);
  }

  private Source(String name, byte[] bytes, Charset charset, Gaps gaps) {
    this.name = name;
    this.bytes = bytes;
    this.charset = charset;
    this.gaps = gaps;
  }

  /** Returns this source with lines missing at {@code gaps}, in ascending order. */
  public Source withGaps(List<Gap> gaps) {
    return new Source(name, bytes, charset, new Gaps(gaps));
  }

  /**
   * Returns a source for a part of the text.
   *
   * @param lines the part
   * @param start number of bytes before it
   * @param before number of lines before it
   */
  public Source excerpt(byte[] lines, int start, int before) {
    return new Source(name, lines, charset, new Gaps(List.of(new Gap(0, start, () -> before))));
  }

  /** Returns a source with the same name and charset for another text. */
  public Source withBytes(byte[] text) {
    return new Source(name, text, charset, Gaps.NONE);
  }

  /** The charset of its strings. */
  public Charset charset() {
    return charset;
  }

  /** Returns this source in {@code charset} instead of UTF-8. */
  public Source withCharset(Charset charset) {
    return new Source(name, bytes, charset, gaps);
  }

  /** Creates a source from a string, in UTF-8: for tests and tools. */
  public static Source of(String name, String text) {
    return new Source(name, text.getBytes(UTF_8));
  }

  /** The name in messages. */
  public String name() {
    return name;
  }

  /** The bytes, shared. */
  public byte[] bytes() {
    return bytes;
  }

  /** A copy of the bytes of {@code span}. */
  public byte[] bytes(Span span) {
    return Arrays.copyOfRange(bytes, span.start(), span.end());
  }

  /** Number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** The text of {@code span} for messages; invalid bytes are replaced. */
  public String text(Span span) {
    return new String(bytes, span.start(), span.length(), charset);
  }

  /** Where a range of these bytes is in the user's text, from which some may be missing here. */
  public Span inWhole(Span span) {
    int start = inWhole(span.start());
    int end = span.length() == 0 ? start : inWhole(span.end() - 1) + 1;
    return new Span(start, end);
  }

  private int inWhole(int offset) {
    return offset + gaps.bytes(gaps.upTo(offset));
  }

  /** Line and column of the byte at {@code offset}, which may be the end of the text. */
  public Position position(int offset) {
    return position(offset, gaps.upTo(offset));
  }

  /** Line and column behind the last byte of {@code span}, also if text is missing there. */
  public Position end(Span span) {
    int last = Math.max(span.start(), span.end() - 1);
    return position(span.end(), gaps.upTo(last));
  }

  /** A position behind some gaps. */
  private Position position(int offset, int before) {
    int line = lineOf(offset);
    int column = codePoints(lineStart(line), offset) + 1;
    return new Position(line + 1 + gaps.lines(before), column);
  }

  /** The text of line {@code line} (from 1), without its line end. */
  public String line(int line) {
    int start = lineStart(line - 1 - missingBefore(line));
    int end = start;
    while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') {
      end++;
    }
    return new String(bytes, start, end - start, charset);
  }

  /** The offset of the first byte of line {@code line} (from 1). */
  public int offset(int line) {
    return lineStart(line - 1 - missingBefore(line));
  }

  /** Number of lines missing before the user's line {@code line}. */
  private int missingBefore(int line) {
    int low = 0;
    int high = gaps.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (line < lineOf(gaps.at(middle)) + 1 + gaps.lines(middle + 1)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return gaps.lines(low);
  }

  /** A byte order mark is not part of the first line, because it is invisible. */
  private int lineStart(int line) {
    boolean marked =
        bytes.length >= 3
            && bytes[0] == (byte) 0xEF
            && bytes[1] == (byte) 0xBB
            && bytes[2] == (byte) 0xBF;
    return line == 0 && marked ? 3 : lineStarts()[line];
  }

  private int lineOf(int offset) {
    int at = Arrays.binarySearch(lineStarts(), offset);
    return at >= 0 ? at : -at - 2;
  }

  private int codePoints(int start, int end) {
    if (!charset.equals(UTF_8)) {
      String before = new String(bytes, start, end - start, charset);
      return before.codePointCount(0, before.length());
    }
    int count = 0;
    for (int i = start; i < end; i++) {
      // UTF-8 continuation bytes do not start a character.
      if ((bytes[i] & 0xC0) != 0x80) {
        count++;
      }
    }
    return count;
  }

  private synchronized int[] lineStarts() {
    if (lineStarts == null) {
      lineStarts = findLineStarts();
    }
    return lineStarts;
  }

  private int[] findLineStarts() {
    int[] starts = new int[64];
    int count = 1;
    for (int i = 0; i < bytes.length; i++) {
      boolean ends =
          bytes[i] == '\n' || (bytes[i] == '\r' && !(i + 1 < bytes.length && bytes[i + 1] == '\n'));
      if (ends) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /**
   * A place in a source where lines of the user's text are missing.
   *
   * @param at offset of the first byte after the gap
   * @param bytes number of missing bytes
   * @param lines number of missing lines, computed on demand
   */
  public record Gap(int at, int bytes, IntSupplier lines) {}
}
