package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.text.sink.ByteBuilder;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;

/**
 * One charset, one character at a time. A string's bytes are taken to be the encodings of its
 * characters one after another, each made on its own; where a charset does otherwise (it keeps a
 * state, writes a mark in front, or maps two byte sequences to one character), {@link #read} does
 * not see a character there, because what it sees must encode back to the same bytes.
 */
final class CharacterCodec {
  // GB18030 takes 4 bytes, stateful encodings a few more for going there and back.
  private static final int MAX_BYTES = 16;

  private final boolean utf8;
  private final int unit;
  private final CharsetDecoder decoder;
  // Null where the charset can only be read.
  private final CharsetEncoder encoder;
  private final CharBuffer chars = CharBuffer.allocate(4);
  private final ByteBuffer encoded = ByteBuffer.allocate(MAX_BYTES);
  private int length;

  CharacterCodec(Charset charset) {
    utf8 = charset.equals(UTF_8);
    unit = unit(charset);
    // New coders report what they cannot map.
    decoder = charset.newDecoder();
    encoder = charset.canEncode() ? charset.newEncoder() : null;
  }

  /**
   * The character that begins at {@code at}, or -1 where none does that encodes to the same bytes.
   * {@link #length} then tells how many they are.
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

  /** How many bytes make a unit of the charset: where they are no character, none begins within. */
  int unit() {
    return unit;
  }

  /** Number of bytes of the character that {@link #read} has found. */
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
    // The second letter, because there may be a mark before the first.
    int more = "aa".getBytes(charset).length - "a".getBytes(charset).length;
    return Math.max(1, more);
  }

  /** The one character that {@code bytes} are, or -1. */
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
    // Neither error nor overflow, and something to show for it.
    return encoder.encode(chars, encoded, true).isUnderflow()
        && encoder.flush(encoded).isUnderflow()
        && encoded.position() > 0;
  }
}
