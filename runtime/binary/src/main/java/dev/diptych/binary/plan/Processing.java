package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Code;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.Transform;
import dev.diptych.records.InvalidDataException;
import dev.diptych.records.Zlib;
import org.jspecify.annotations.Nullable;

/**
 * What is done with bytes before they are decoded.
 *
 * @param method the method
 * @param key its key; null where it takes none
 */
record Processing(Transform.Method method, @Nullable Code key) {
  Bytes of(Bytes bytes, Slots at) {
    at.spend(bytes.length());
    return switch (method) {
      case ZLIB -> unpacked(bytes);
      case XOR -> mixed(bytes, requireNonNull(key), at);
      case ROTATE_LEFT -> rotated(bytes, requireNonNull(key).count(at));
      case ROTATE_RIGHT -> rotated(bytes, -requireNonNull(key).count(at));
      case CUSTOM -> throw new IllegalStateException("code that is not part of the spec");
    };
  }

  private static Bytes unpacked(Bytes bytes) {
    try {
      return Bytes.of(Zlib.unpack(bytes.copy())).takenFrom(bytes);
    } catch (InvalidDataException e) {
      throw new RejectedException(e.code(), e.getMessage());
    }
  }

  private static Bytes mixed(Bytes bytes, Code key, Slots at) {
    Bytes by = key.whole() ? Bytes.of(key.big(at).byteValue()) : key.bytes(at);
    byte[] mixed = bytes.copy();
    // An empty key changes nothing.
    for (int i = 0; by.length() > 0 && i < mixed.length; i++) {
      mixed[i] ^= (byte) by.at(i % by.length());
    }
    return Bytes.of(mixed);
  }

  private static Bytes rotated(Bytes bytes, long distance) {
    int left = (int) Math.floorMod(distance, (long) Byte.SIZE);
    byte[] rotated = bytes.copy();
    for (int i = 0; i < rotated.length; i++) {
      int one = rotated[i] & 0xFF;
      rotated[i] = (byte) ((one << left) | (one >> (Byte.SIZE - left)));
    }
    return Bytes.of(rotated);
  }
}
