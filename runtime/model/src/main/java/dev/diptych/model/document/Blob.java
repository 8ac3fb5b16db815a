package dev.diptych.model.document;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * Bytes: of a byte field, of text in its own encoding, or of a number that is not spelled plainly.
 */
public final class Blob implements Value {
  private final byte[] bytes;

  /**
   * A blob.
   *
   * @param bytes its bytes, shared: they must not be changed
   */
  public Blob(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The bytes themselves, shared. */
  public byte[] bytes() {
    return bytes;
  }

  /** Number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** Whether all of its bytes are 0. */
  public boolean isZero() {
    for (byte b : bytes) {
      if (b != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
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
