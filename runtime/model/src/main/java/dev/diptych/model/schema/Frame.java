package dev.diptych.model.schema;

import java.util.Arrays;

/** What surrounds the bytes of a byte field or of a text in the file. */
public sealed interface Frame {
  /** Nothing: they stand there as they are. */
  record Plain() implements Frame {}

  /**
   * A terminator follows that is not part of the value.
   *
   * @param length bytes that follow the value; 0 where the terminator is part of it, or left to
   *     what comes next; less where it is both
   */
  record Terminated(int length) implements Frame {}

  /**
   * A fixed number of bytes. The value is what stands before the first terminator, or before the
   * padding; a document keeps all of the bytes, so that what stands behind is not lost.
   *
   * @param size number of bytes
   * @param terminator the terminator, one or more bytes of this number each 0 to 255 and all alike,
   *     or -1 for none
   * @param unit bytes of one character, and so of the terminator: 1, 2 or 4
   * @param pad the byte that fills up what is left
   */
  record FixedSize(int size, int terminator, int unit, int pad) implements Frame {
    /** All the bytes for {@code value}, or null where it does not fit. */
    public byte[] encode(byte[] value) {
      if (value.length > size || (terminator >= 0 && end(value) < value.length)) {
        return null;
      }
      byte[] all = Arrays.copyOf(value, size);
      int from = value.length;
      if (terminator >= 0) {
        int to = Math.min(size, from + unit);
        Arrays.fill(all, from, to, (byte) terminator);
        from = to;
      }
      Arrays.fill(all, from, size, (byte) pad);
      return Arrays.equals(strip(all), value) ? all : null;
    }

    /** What {@code all} say, if just these bytes would be written for it; else null. */
    public byte[] decode(byte[] all) {
      if (all.length != size) {
        return null;
      }
      byte[] value = strip(all);
      return Arrays.equals(encode(value), all) ? value : null;
    }

    private byte[] strip(byte[] all) {
      int end = all.length;
      boolean padded = terminator < 0 || pad != terminator;
      while (padded && end > 0 && all[end - 1] == (byte) pad) {
        end--;
      }
      byte[] value = Arrays.copyOf(all, end);
      return terminator < 0 ? value : Arrays.copyOf(value, end(value));
    }

    private int end(byte[] bytes) {
      for (int at = 0; at + unit <= bytes.length; at += unit) {
        boolean found = true;
        for (int i = at; i < at + unit; i++) {
          found &= bytes[i] == (byte) terminator;
        }
        if (found) {
          return at;
        }
      }
      return bytes.length;
    }
  }
}
