package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Code;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.ir.Transform;
import org.jspecify.annotations.Nullable;

/**
 * Where the bytes of a value end, and what is done with them before they are used.
 *
 * @param end how the end is found
 * @param framed the terminator and padding in them; null for none
 * @param process what is done with them; null for nothing
 */
record Bounds(End end, @Nullable Framed framed, @Nullable Processing process) {
  /** Takes bytes of a stream. */
  interface End {
    /** The bytes up to the end. */
    Bytes take(Slots at, Input in);
  }

  /**
   * A terminator and padding within bytes.
   *
   * @param terminator the bytes that end the value; empty for none
   * @param include whether the terminator is part of the value
   * @param pad the character that fills the rest; empty for none
   */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  record Framed(byte[] terminator, boolean include, byte[] pad) {
    Bytes value(Bytes whole) {
      Bytes value = pad.length == 0 ? whole : whole.stripped(pad);
      int at = terminator.length == 0 ? -1 : value.indexOf(terminator, 0);
      value = at < 0 ? value : value.first(at + (include ? terminator.length : 0));
      return value.length() == whole.length() ? whole : value.takenFrom(whole);
    }
  }

  /** A number of bytes. */
  static End sized(Code size) {
    return (at, in) -> in.bytes(size.count(at));
  }

  /** The value in the next bytes of a stream. */
  Bytes take(Slots at, Input in) {
    Bytes whole = end.take(at, in);
    Bytes value = framed == null ? whole : framed.value(whole);
    return process == null ? value : process.of(value, at);
  }

  /** Whether the bytes are packed in the file. */
  boolean packed() {
    return process != null && process.method() == Transform.Method.ZLIB;
  }
}
