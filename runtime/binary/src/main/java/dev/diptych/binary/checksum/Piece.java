package dev.diptych.binary.checksum;

import dev.diptych.model.checksum.Unpacking.Method;
import org.jspecify.annotations.Nullable;

/**
 * A part of what a checksum is computed from.
 *
 * @param region the bytes in the file, or null for constant ones
 * @param method how they are unpacked: never by a process, whose result is a region of its own
 * @param constant constant bytes
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record Piece(@Nullable Region region, Method method, byte[] constant) {
  private static final byte[] NOTHING = {};

  static Piece of(Region region, Method method) {
    return new Piece(region, method, NOTHING);
  }

  static Piece of(byte[] constant) {
    return new Piece(null, Method.NONE, constant);
  }
}
