package dev.diptych.binary.plan;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;

/**
 * A terminator and padding within bytes.
 *
 * @param terminator the bytes that end the value; empty for none
 * @param include whether the terminator is part of the value
 * @param pad the character that does not belong to the end of the value; empty for none
 * @param fill the character that fills the rest
 */
@SuppressWarnings("ArrayRecordComponent") // It is never compared.
record Framed(byte[] terminator, boolean include, byte[] pad, byte[] fill) {
  /** The value in all bytes of a field, with those behind it. */
  Bytes value(Bytes whole) {
    Bytes value = pad.length == 0 ? whole : whole.stripped(pad);
    int at = terminator.length == 0 ? -1 : value.indexOf(terminator, 0);
    value = at < 0 ? value : value.first(at + (include ? terminator.length : 0));
    return value.length() == whole.length() ? whole : value.takenFrom(whole);
  }

  /** What follows a value that leaves {@code room} bytes. */
  Bytes filling(Bytes value, long room) {
    byte[] bytes = new byte[(int) Math.max(0, room)];
    int at = 0;
    if (!include && !isEndedByPadding(value) && terminator.length <= bytes.length) {
      System.arraycopy(terminator, 0, bytes, 0, terminator.length);
      at = terminator.length;
    }
    for (int from = at; at < bytes.length; at++) {
      bytes[at] = fill[(at - from) % fill.length];
    }
    return Bytes.of(bytes);
  }

  /** Whether padding alone shows where a value ends. */
  private boolean isEndedByPadding(Bytes value) {
    return pad.length > 0 && value.stripped(pad).length() == value.length();
  }

  /** Checks that decoding would find the same value. */
  void verify(Bytes value, Bytes behind) {
    boolean ended = terminator.length > 0 && !include && behind.length() > 0;
    boolean same =
        ended ? value.indexOf(terminator, 0) < 0 : value(value).length() == value.length();
    if (!same) {
      throw new RejectedException("inconsistent", "its terminator or padding is part of it");
    }
  }
}
