package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.text.sink.ByteBuilder;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes one character at a time in a charset. Assumes that a string is a concatenation
 * of independently encoded characters. Where a charset differs (state, byte order marks, several
 * byte sequences for one character), {@link #read} finds no character, because its result must
 * encode back to the same bytes.
 */
final class CharacterCodec {
  // GB18030 takes 4 bytes; stateful encodings need a few more for switching back and forth.
  private static final int MAX_BYTES = 16;

  private final boolean utf8;
  private final int unit;
  private final CharsetDecoder decoder;
  // Null if the charset is read-only.
  private final @Nullable CharsetEncoder encoder;
  private final CharBuffer chars = CharBuffer.allocate(4);
  private final ByteBuffer encoded = ByteBuffer.allocate(MAX_BYTES);
  private int length;

  CharacterCodec(Charset charset) {
    utf8 = charset.equals(UTF_8);
    unit = unit(charset);
    // New coders report unmappable characters.
    decoder = charset.newDecoder();
    encoder = charset.canEncode() ? charset.newEncoder() : null;
  }

  /**
   * The character that starts at {@code at}, or -1 if there is none that encodes to the same bytes.
   * {@link #length} returns its length.
   */
  int read(byte[] bytes, int at, int end) {
    if (utf8) {
      int codePoint = Utf8.codePoint(bytes, at, end);
      length = codePoint < 0 ? 0 : Utf8.length(codePoint);
      return codePoint;
    }
    if (encoder == null) {
      return -1;
    }
    int longest = Math.min(end - at, MAX_BYTES);
    for (length = 1; length <= longest; length++) {
      int codePoint = decode(ByteBuffer.wrap(bytes, at, length));
      if (codePoint >= 0 && encodesTo(codePoint, bytes, at)) {
        return codePoint;
      }
    }
    return -1;
  }

  /** Bytes per code unit; no character starts within a unit. */
  int unit() {
    return unit;
  }

  /** Length in bytes of the last character that {@link #read} found. */
  int length() {
    return length;
  }

  /** Appends the encoding of {@code codePoint}, or appends nothing and returns false. */
  boolean write(int codePoint, ByteBuilder out) {
    if (utf8) {
      Utf8.put(codePoint, out);
      return true;
    }
    if (!encode(codePoint)) {
      return false;
    }
    out.put(encoded.array(), 0, encoded.position());
    return true;
  }

  private static int unit(Charset charset) {
    if (!charset.canEncode()) {
      return 1;
    }
    // The second letter, because the first may be preceded by a byte order mark.
    int more = "aa".getBytes(charset).length - "a".getBytes(charset).length;
    return Math.max(1, more);
  }

  /** The only character in {@code bytes}, or -1. */
  private int decode(ByteBuffer bytes) {
    chars.clear();
    decoder.reset();
    if (decoder.decode(bytes, chars, true).isError() || decoder.flush(chars).isError()) {
      return -1;
    }
    chars.flip();
    if (bytes.hasRemaining() || !chars.hasRemaining()) {
      return -1;
    }
    int codePoint = Character.codePointAt(chars, 0);
    boolean single = Character.charCount(codePoint) == chars.remaining();
    return single && Utf8.isCharacter(codePoint) ? codePoint : -1;
  }

  private boolean encodesTo(int codePoint, byte[] bytes, int at) {
    return encode(codePoint) && encoded.flip().equals(ByteBuffer.wrap(bytes, at, length));
  }

  private boolean encode(int codePoint) {
    if (encoder == null) {
      return false;
    }
    chars.clear();
    chars.put(Character.toChars(codePoint)).flip();
    encoded.clear();
    encoder.reset();
    // Neither error nor overflow, and at least one byte.
    return encoder.encode(chars, encoded, true).isUnderflow()
        && encoder.flush(encoded).isUnderflow()
        && encoded.position() > 0;
  }
}
