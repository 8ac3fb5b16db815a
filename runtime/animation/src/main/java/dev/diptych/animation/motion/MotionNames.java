package dev.diptych.animation.motion;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Struct;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Names in motions: normally CP932, but any bytes are possible. */
final class MotionNames {
  private static final Charset CP932 = Charset.forName("windows-31j");

  private MotionNames() {}

  /** The name in {@code field} of {@code struct}; if it is not CP932, one character per byte. */
  static String of(Struct struct, String field) {
    byte[] bytes = ((Blob) struct.require(field)).bytes();
    String text = new String(bytes, CP932);
    boolean valid = Arrays.equals(text.getBytes(CP932), bytes);
    return valid ? text : new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** The bytes of {@code name}; a character that CP932 does not have becomes a question mark. */
  static Blob bytes(String name) {
    return new Blob(name.getBytes(CP932));
  }
}
