package dev.diptych.text.syntax.lex;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.source.Source;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * Lets the generated lexer run over the bytes of a source: no copy, no decoding, and tokens have
 * byte offsets.
 *
 * <p>The grammar distinguishes ASCII characters only, so all others are presented to the lexer as
 * one, {@link #OTHER}. This matters because ANTLR caches its decisions only for symbols below 128:
 * a comment in Japanese would take thirty times as long.
 */
public final class ByteCharStream implements CharStream {
  // Delete: a character without a meaning in the grammar, like those that it represents.
  private static final int OTHER = 0x7F;

  private final Source source;
  private final byte[] bytes;
  private final int end;
  private int index;

  /** The bytes of {@code source} from {@code start} to {@code end}. */
  public ByteCharStream(Source source, int start, int end) {
    this.source = source;
    this.bytes = source.bytes();
    this.end = end;
    this.index = start;
  }

  @Override
  public int LA(int i) {
    int at = i > 0 ? index + i - 1 : index + i;
    if (at >= end || at < 0) {
      return EOF;
    }
    byte b = bytes[at];
    return b < 0 ? OTHER : b;
  }

  @Override
  public void consume() {
    if (index >= end) {
      throw new IllegalStateException("at the end");
    }
    index++;
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public void seek(int index) {
    this.index = index;
  }

  @Override
  public int size() {
    return end;
  }

  @Override
  public int mark() {
    return -1;
  }

  @Override
  public void release(int marker) {
    // All bytes are in memory.
  }

  @Override
  public String getText(Interval interval) {
    int stop = Math.min(interval.b + 1, end);
    int length = Math.max(0, stop - interval.a);
    return new String(bytes, Math.min(interval.a, end), length, UTF_8);
  }

  @Override
  public String getSourceName() {
    return source.name();
  }
}
