package dev.diptych.animation.input;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;

/**
 * A named time.
 *
 * @param path the path of the marker
 * @param struct its fields
 */
public record Marker(Path path, Struct struct) {
  /** Its time, in seconds. */
  public float time() {
    return Float.intBitsToFloat((int) ((Scalar) struct.require("time")).bits());
  }

  /** The bytes of its name, which should be UTF-8. */
  public byte[] name() {
    return ((Blob) string().require("value")).bytes();
  }

  /** The number of bytes of the length of the name if they are not canonical, otherwise 0. */
  public int noncanonicalLengthBytes() {
    return string().get("len_value") instanceof Blob raw ? raw.length() : 0;
  }

  private Struct string() {
    return (Struct) struct.require("name");
  }
}
