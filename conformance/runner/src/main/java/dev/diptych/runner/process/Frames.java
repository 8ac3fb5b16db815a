package dev.diptych.runner.process;

import dev.diptych.runner.json.DeepJson;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes messages in streams: a length of 4 bytes, little-endian, followed by JSON of
 * that length.
 */
public final class Frames {
  /**
   * Maximum length of a message in bytes, more than forty times the longest message of the vectors.
   * A parsed message takes many times as much memory.
   */
  static final int MAX_MESSAGE = 1 << 25;

  /** Maximum number of values in a message, thirty times that of the vectors. */
  static final long MAX_VALUES = 2_000_000;

  private Frames() {}

  /**
   * Writes a message.
   *
   * @throws IOException if the stream fails
   */
  public static void write(Map<String, ?> message, OutputStream out) throws IOException {
    byte[] json = DeepJson.write(message);
    ByteBuffer length = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(json.length);
    out.write(length.array());
    out.write(json);
    out.flush();
  }

  /**
   * Reads a message; null at the end of the stream.
   *
   * @throws MalformedMessageException if the input is not a message
   * @throws IOException if the stream fails
   */
  public static @Nullable Map<String, Object> read(InputStream in) throws IOException {
    byte[] length = in.readNBytes(4);
    if (length.length == 0) {
      return null;
    }
    if (length.length < 4) {
      throw new EOFException("the input ends within the length of a message");
    }
    long count =
        Integer.toUnsignedLong(ByteBuffer.wrap(length).order(ByteOrder.LITTLE_ENDIAN).getInt());
    if (count > MAX_MESSAGE) {
      throw new MalformedMessageException(tooLong(length, count, in));
    }
    byte[] json = in.readNBytes((int) count);
    if (json.length < count) {
      throw new EOFException("the input ends within a message");
    }
    if (DeepJson.values(json) > MAX_VALUES) {
      String what = String.format(Locale.ROOT, "a message of more than %,d values", MAX_VALUES);
      throw new MalformedMessageException(what);
    }
    Map<String, Object> message = DeepJson.read(json);
    if (message == null) {
      throw new MalformedMessageException("'" + start(json) + "' is not a JSON object");
    }
    return message;
  }

  /** Text instead of a length is the more likely mistake. */
  private static String tooLong(byte[] length, long count, InputStream in) throws IOException {
    String beginning = beginning(length, in);
    for (byte b : length) {
      if (b < ' ') {
        return String.format(
            Locale.ROOT,
            "a message of %,d bytes exceeds the limit of %,d bytes",
            count,
            MAX_MESSAGE);
      }
    }
    return beginning + " is not the length of a message";
  }

  /** The start of the stream, to help find its source. */
  private static String beginning(byte[] length, InputStream in) throws IOException {
    byte[] more = in.readNBytes(Math.min(in.available(), 60));
    byte[] all = ByteBuffer.allocate(4 + more.length).put(length).put(more).array();
    return "'" + start(all) + "'";
  }

  private static String start(byte[] bytes) {
    String text = new String(bytes, 0, Math.min(bytes.length, 60), StandardCharsets.UTF_8);
    return text.replaceAll("\\p{Cntrl}+", " ").strip();
  }

  /** The input is not a message. */
  public static final class MalformedMessageException extends IOException {
    private static final long serialVersionUID = 1L;

    private final String message;

    MalformedMessageException(String message) {
      super(message);
      this.message = message;
    }

    String message() {
      return message;
    }
  }
}
