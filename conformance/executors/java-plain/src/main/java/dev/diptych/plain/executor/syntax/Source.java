package dev.diptych.plain.executor.syntax;

import dev.diptych.plain.executor.error.RequestException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.misc.Interval;

/** A text as characters and as bytes. */
public final class Source {
  private final byte[] bytes;
  private final Charset charset;
  private final CharStream characters;

  private Source(byte[] bytes, Charset charset) {
    this.bytes = bytes;
    this.charset = charset;
    this.characters = CharStreams.fromString(decoded(bytes, charset));
  }

  /** Creates a source from UTF-8; rejects other bytes. */
  static Source utf8(byte[] bytes) {
    return new Source(bytes, StandardCharsets.UTF_8);
  }

  /** Creates a source in an encoding that the grammar need not know: each byte is a character. */
  static Source raw(byte[] bytes) {
    return new Source(bytes, StandardCharsets.ISO_8859_1);
  }

  private static String decoded(byte[] bytes, Charset charset) {
    int start = Encoding.mark(bytes);
    ByteBuffer text = ByteBuffer.wrap(bytes, start, bytes.length - start);
    try {
      return charset.newDecoder().decode(text).toString();
    } catch (CharacterCodingException e) {
      throw RequestException.rejected("the text is not valid " + charset);
    }
  }

  CharStream characters() {
    return characters;
  }

  /** The bytes of a part of the text. */
  public byte[] bytes(ParserRuleContext part) {
    return bytes(part.getStart().getStartIndex(), part.getStop().getStopIndex() + 1);
  }

  /** The bytes of the characters from {@code start} to {@code end}, exclusive. */
  byte[] bytes(int start, int end) {
    return start < end
        ? characters.getText(Interval.of(start, end - 1)).getBytes(charset)
        : new byte[0];
  }

  /** Whether the first line ends with CR LF. */
  public boolean endsLinesWithCrLf() {
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        return i > 0 && bytes[i - 1] == '\r';
      }
    }
    return false;
  }
}
