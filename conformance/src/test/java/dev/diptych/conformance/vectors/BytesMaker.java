package dev.diptych.conformance.vectors;

import dev.diptych.conformance.independent.IndependentWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;

/** Breaks good files: cuts them, writes over them, appends to them. */
final class BytesMaker {
  private byte[] bytes;

  private BytesMaker(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The bytes of a good file, to be broken. */
  static BytesMaker of(AnimationMaker maker) {
    return new BytesMaker(IndependentWriter.write(maker.make()));
  }

  /** The bytes of a good file of any format. */
  static BytesMaker of(byte[] file) {
    return new BytesMaker(file.clone());
  }

  /** Bytes by their digits; blanks between them do not count. */
  static BytesMaker of(String hex) {
    return new BytesMaker(HexFormat.of().parseHex(hex.replace(" ", "")));
  }

  /** Leaves {@code length} bytes; from the end where that is negative. */
  BytesMaker cut(int length) {
    bytes = Arrays.copyOf(bytes, length < 0 ? bytes.length + length : length);
    return this;
  }

  /** Writes a number of four bytes, low first, over what is at {@code offset}. */
  BytesMaker word(int offset, int value) {
    int at = offset < 0 ? bytes.length + offset : offset;
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(at, value);
    return this;
  }

  /** Writes a byte over the one at {@code offset}. */
  BytesMaker set(int offset, int value) {
    bytes[offset] = (byte) value;
    return this;
  }

  /** Appends bytes by their digits. */
  BytesMaker append(String hex) {
    byte[] more = HexFormat.of().parseHex(hex.replace(" ", ""));
    byte[] all = Arrays.copyOf(bytes, bytes.length + more.length);
    System.arraycopy(more, 0, all, bytes.length, more.length);
    bytes = all;
    return this;
  }

  /** The bytes. */
  byte[] make() {
    return bytes.clone();
  }
}
