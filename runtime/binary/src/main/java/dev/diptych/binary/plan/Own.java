package dev.diptych.binary.plan;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Output;

/**
 * What is known of the stream of a struct before it is written.
 *
 * @param size its number of bytes
 * @param trailing its last bytes, which no field describes
 * @param before the bytes that it has where nothing is written, and what those were taken from;
 *     empty for zeros
 */
record Own(int size, Bytes trailing, Bytes before) {
  /** All bytes of {@code out}, with the trailing ones. */
  Bytes closed(Output out) {
    if (trailing.length() > 0) {
      out.seek(size - (long) trailing.length());
      out.bytes(trailing);
    }
    if (before.length() == size) {
      out.keep(before);
    }
    return out.all();
  }
}
