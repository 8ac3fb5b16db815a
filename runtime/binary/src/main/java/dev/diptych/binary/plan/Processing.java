package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Code;
import dev.diptych.binary.packing.Zlib;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.ir.Transform;
import org.jspecify.annotations.Nullable;

/**
 * What is done with bytes before they are decoded.
 *
 * @param method the method
 * @param key its key; null where it takes none
 */
record Processing(Transform.Method method, @Nullable Code key) {
  /** The value of a key in a file: bytes for {@code xor}, bits to the left for a rotation. */
  record Key(Bytes bytes, long distance) {
    private static final Key NONE = new Key(Bytes.of(), 0);
  }

  /** The value of the key now. */
  Key key(Slots at) {
    return switch (method) {
      case ZLIB -> Key.NONE;
      case XOR -> new Key(mask(requireNonNull(key), at), 0);
      case ROTATE_LEFT -> new Key(Bytes.of(), requireNonNull(key).count(at));
      case ROTATE_RIGHT -> new Key(Bytes.of(), -requireNonNull(key).count(at));
      case CUSTOM -> throw new IllegalStateException("code that is not part of the spec");
    };
  }

  private static Bytes mask(Code key, Slots at) {
    return key.whole() ? Bytes.of(key.big(at).byteValue()) : key.bytes(at);
  }

  /** The content of bytes of a file. */
  Bytes of(Bytes bytes, Slots at) {
    at.spend(bytes.length());
    Key by = key(at);
    return switch (method) {
      case ZLIB -> unpacked(bytes).takenFrom(bytes);
      case XOR -> framed(mixed(bytes, by.bytes), bytes);
      default -> framed(rotated(bytes, by.distance), bytes);
    };
  }

  /** Keeps what is behind the bytes in their field. */
  private static Bytes framed(Bytes content, Bytes from) {
    return from.isTaken() ? content.takenFrom(from) : content;
  }

  /** Whether it changes the number of bytes. */
  boolean packs() {
    return method == Transform.Method.ZLIB;
  }

  /** The bytes of a file with a content; compressed ones are kept while they give it. */
  Bytes inverse(Bytes content, Key by, Slots at) {
    at.spend(content.length());
    return switch (method) {
      case ZLIB -> packed(content);
      case XOR -> mixed(content, by.bytes);
      default -> rotated(content, -by.distance);
    };
  }

  private static Bytes packed(Bytes content) {
    Bytes before = content.source();
    return content.isTaken() && unpacked(before).equals(content)
        ? before
        : Bytes.of(Zlib.pack(content.copy(), Zlib.DEFAULT_LEVEL));
  }

  private static Bytes unpacked(Bytes bytes) {
    return Bytes.of(Zlib.unpack(bytes.copy())).takenFrom(bytes);
  }

  private static Bytes mixed(Bytes bytes, Bytes by) {
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
