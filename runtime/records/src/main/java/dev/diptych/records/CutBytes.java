package dev.diptych.records;

import io.kaitai.struct.KaitaiStream;
import java.util.Arrays;

/** What Kaitai reads of bytes that end with padding or hold a terminator. */
public final class CutBytes {
  private CutBytes() {}

  /**
   * The value of a field.
   *
   * @param all all of its bytes
   * @param pad the byte that fills up, or -1
   * @param terminator the byte that ends the value, or -1
   * @param unit how many of that byte make a terminator
   * @param include whether the terminator is part of the value
   */
  public static byte[] of(byte[] all, int pad, int terminator, int unit, boolean include) {
    byte[] value = pad < 0 ? all : KaitaiStream.bytesStripRight(all, (byte) pad);
    if (terminator < 0) {
      return value;
    }
    if (unit == 1) {
      return KaitaiStream.bytesTerminate(value, (byte) terminator, include);
    }
    byte[] end = new byte[unit];
    Arrays.fill(end, (byte) terminator);
    return KaitaiStream.bytesTerminateMulti(value, end, include);
  }
}
