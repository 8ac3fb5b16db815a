package dev.diptych.conformance.independent;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A named moment.
 *
 * @param timeBits the word of its time
 * @param rawLength the LEB128 bytes of the name's length, possibly more than necessary, or with
 *     bits beyond 32 that have no weight
 * @param name the bytes of the name, possibly invalid UTF-8
 */
@SuppressWarnings("ArrayRecordComponent") // Bytes as in the file; equality below looks into them.
public record Marker(int timeBits, byte[] rawLength, byte[] name) {
  /** The most bytes that .NET reads for the length of a string. */
  public static final int MAX_LENGTH_BYTES = 5;

  /** Rejects a length that differs from that of the name. */
  public Marker {
    if (length(rawLength) != name.length) {
      throw new IllegalArgumentException(
          "a length of %s before a name of %d bytes"
              .formatted(HexFormat.of().formatHex(rawLength), name.length));
    }
  }

  /** A marker whose length takes as few bytes as it can. */
  public static Marker of(int timeBits, byte[] name) {
    return padded(timeBits, name, 1);
  }

  /** A marker whose length takes at least so many bytes. */
  public static Marker padded(int timeBits, byte[] name, int minLengthBytes) {
    ByteArrayOutputStream raw = new ByteArrayOutputStream();
    int rest = name.length;
    while (rest > 0x7f || raw.size() + 1 < minLengthBytes) {
      raw.write(0x80 | rest);
      rest >>>= 7;
    }
    raw.write(rest);
    return new Marker(timeBits, raw.toByteArray(), name);
  }

  /** The number in LEB128 bytes: seven bits per byte, the low ones first; 32 bits of them. */
  static long length(byte[] raw) {
    long value = 0;
    for (int i = 0; i < Math.min(raw.length, MAX_LENGTH_BYTES); i++) {
      value |= (raw[i] & 0x7fL) << (7 * i);
    }
    return value & 0xffff_ffffL;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Marker marker
        && timeBits == marker.timeBits
        && Arrays.equals(rawLength, marker.rawLength)
        && Arrays.equals(name, marker.name);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * timeBits + Arrays.hashCode(rawLength)) + Arrays.hashCode(name);
  }

  @Override
  public String toString() {
    HexFormat hex = HexFormat.of();
    return "Marker[%08x %s %s]".formatted(timeBits, hex.formatHex(rawLength), hex.formatHex(name));
  }
}
