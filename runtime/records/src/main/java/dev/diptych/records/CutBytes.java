package dev.diptych.records;

import io.kaitai.struct.KaitaiStream;
import java.util.Arrays;

/** Computes what Kaitai reads from bytes with padding or a terminator. */
public final class CutBytes {
  private CutBytes() {}

  /**
   * Returns the value of a field.
   *
   * @param all all bytes of the field
   * @param pad the padding byte, or -1
   * @param terminator the terminator byte, or -1
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
