package dev.diptych.model.schema;

import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** What surrounds the bytes of a byte or text field in the file. */
public sealed interface Frame {
  /**
   * The value in the bytes that a document keeps: without a terminator and padding among them.
   *
   * @param all the bytes, not changed
   */
  default byte[] value(byte[] all) {
    return all;
  }

  /** The length without padding at the end: whole characters, or none if it is empty. */
  private static int withoutPadding(byte[] all, byte[] character) {
    int unit = character.length;
    int end = unit == 0 ? all.length : all.length - all.length % unit;
    while (unit > 0 && end > 0 && Arrays.equals(all, end - unit, end, character, 0, unit)) {
      end -= unit;
    }
    return unit > 0 && end == all.length - all.length % unit ? all.length : end;
  }

  /** Nothing. */
  record Plain() implements Frame {}

  /**
   * A terminator follows the value.
   *
   * @param length number of bytes after the value; 0 if the terminator is part of the value or not
   *     consumed, negative if both
   */
  record Terminated(int length) implements Frame {}

  /**
   * A fixed number of bytes. The value ends before the first terminator or the padding; a document
   * keeps all bytes, so that bytes after a terminator are not lost.
   *
   * @param size number of bytes
   * @param terminator value of each byte of the terminator, 0 to 255, or -1 for none
   * @param unit bytes per character, and so of the terminator and of padding: 1, 2 or 4
   * @param pad value of each byte of the padding
   */
  record FixedSize(int size, int terminator, int unit, int pad) implements Frame {
    @Override
    public byte[] value(byte[] all) {
      return strip(all);
    }

    /** Returns all bytes for {@code value}, or null if it does not fit. */
    public byte @Nullable [] encode(byte[] value) {
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

    /**
     * Returns the value in {@code all} if encoding it gives exactly these bytes, otherwise null.
     */
    public byte @Nullable [] decode(byte[] all) {
      if (all.length != size) {
        return null;
      }
      byte[] value = strip(all);
      return Arrays.equals(encode(value), all) ? value : null;
    }

    private byte[] strip(byte[] all) {
      byte[] character = new byte[terminator < 0 || pad != terminator ? unit : 0];
      Arrays.fill(character, (byte) pad);
      byte[] value = Arrays.copyOf(all, withoutPadding(all, character));
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

  /**
   * A number of bytes that varies, or whose text is not that of a {@link FixedSize}. A document
   * keeps all of them, and a text has all of them.
   *
   * @param terminator the bytes that end the value, two lower-case digits each; empty for none
   * @param included whether the terminator is part of the value
   * @param padding the bytes of a character of padding; empty for none
   */
  record VaryingSize(String terminator, boolean included, String padding) implements Frame {
    @Override
    public byte[] value(byte[] all) {
      return Arrays.copyOf(all, end(all, withoutPadding(all, HexFormat.of().parseHex(padding))));
    }

    private int end(byte[] bytes, int to) {
      byte[] end = HexFormat.of().parseHex(terminator);
      for (int at = 0; end.length > 0 && at + end.length <= to; at += end.length) {
        if (Arrays.equals(bytes, at, at + end.length, end, 0, end.length)) {
          return included ? at + end.length : at;
        }
      }
      return to;
    }
  }
}
