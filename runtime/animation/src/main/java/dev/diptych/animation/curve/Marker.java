package dev.diptych.animation.curve;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;

/**
 * A name at a time.
 *
 * @param path where it stands
 * @param struct its values
 */
public record Marker(Path path, Struct struct) {
  /** Its time, in seconds. */
  public float time() {
    return Float.intBitsToFloat((int) ((Scalar) struct.get("time")).bits());
  }

  /** The bytes of its name, which should be UTF-8. */
  public byte[] name() {
    return ((Blob) string().get("value")).bytes();
  }

  /** Number of bytes that spell the length of the name where they are not as usual, otherwise 0. */
  public int unusualLengthBytes() {
    return string().get("len_value") instanceof Blob raw ? raw.length() : 0;
  }

  private Struct string() {
    return (Struct) struct.get("name");
  }
}
