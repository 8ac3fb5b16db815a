package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Packets of git's protocols: four hexadecimal digits with the length, which includes them, and the
 * data. A packet {@code 0000} ends a list of packets. Source: gitprotocol-common(5).
 */
final class PacketStream {
  private static final int DIGITS = 4;
  private static final int MAX_DATA = 65516;
  private static final byte[] END = {'0', '0', '0', '0'};

  private final InputStream in;
  private final OutputStream out;

  PacketStream(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /**
   * The next line, without its line end.
   *
   * @return null at the end of a list
   * @throws EOFException if the other side has ended the connection before a packet
   */
  @Nullable String line() throws IOException {
    byte[] data = packet();
    return data == null ? null : new String(data, UTF_8).stripTrailing();
  }

  /**
   * All data until the end of a list.
   *
   * @param limit the maximum number of bytes
   * @return null if there are more, which are skipped
   */
  byte @Nullable [] content(int limit) throws IOException {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    long size = 0;
    for (byte[] data = packet(); data != null; data = packet()) {
      size += data.length;
      if (size <= limit) {
        content.write(data);
      } else {
        content.reset();
      }
    }
    return size <= limit ? content.toByteArray() : null;
  }

  private byte @Nullable [] packet() throws IOException {
    byte[] digits = in.readNBytes(DIGITS);
    if (digits.length == 0) {
      throw new EOFException();
    }
    int length = length(digits);
    if (length == 0) {
      return null;
    }
    byte[] data = in.readNBytes(length - DIGITS);
    if (data.length < length - DIGITS) {
      throw new IOException("a packet is incomplete");
    }
    return data;
  }

  private static int length(byte[] digits) throws IOException {
    int length = 0;
    for (byte digit : digits) {
      int value = Character.digit(digit, 16);
      if (value < 0) {
        throw new IOException("this is not the protocol of git");
      }
      length = 16 * length + value;
    }
    boolean valid = digits.length == DIGITS && (length == 0 || length > DIGITS);
    if (!valid || length > DIGITS + MAX_DATA) {
      throw new IOException("a packet has an invalid length");
    }
    return length;
  }

  /** Writes a list of lines. */
  void lines(String... lines) throws IOException {
    for (String line : lines) {
      write((line + "\n").getBytes(UTF_8), 0, line.getBytes(UTF_8).length + 1);
    }
    out.write(END);
  }

  /** Writes a list with {@code content}. */
  void content(byte[] content) throws IOException {
    for (int at = 0; at < content.length; at += MAX_DATA) {
      write(content, at, Math.min(MAX_DATA, content.length - at));
    }
    out.write(END);
  }

  private void write(byte[] data, int from, int length) throws IOException {
    out.write("%04x".formatted(length + DIGITS).getBytes(UTF_8));
    out.write(data, from, length);
  }

  /** Sends what was written. */
  void flush() throws IOException {
    out.flush();
  }
}
