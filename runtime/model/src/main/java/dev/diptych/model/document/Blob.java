package dev.diptych.model.document;

import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Bytes: of a byte field, of a text in its own encoding, or of a number in a non-canonical
 * encoding.
 */
public final class Blob implements Value {
  private final byte[] bytes;

  /**
   * Creates a blob.
   *
   * @param bytes its bytes, shared: they must not be changed
   */
  public Blob(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The bytes, shared. */
  public byte[] bytes() {
    return bytes;
  }

  /** Number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** Whether all bytes are 0. */
  public boolean isZero() {
    for (byte b : bytes) {
      if (b != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Blob blob && Arrays.equals(bytes, blob.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return "Blob[" + HexFormat.of().formatHex(bytes) + "]";
  }
}
