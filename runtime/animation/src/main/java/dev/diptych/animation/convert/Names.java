package dev.diptych.animation.convert;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Struct;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Names in motions, which are bytes of CP932 as a rule, and any bytes at all otherwise. */
final class Names {
  private static final Charset CP932 = Charset.forName("windows-31j");

  private Names() {}

  /** The name in {@code field} of {@code struct}; where it is not CP932, a character for a byte. */
  static String of(Struct struct, String field) {
    byte[] bytes = ((Blob) struct.get(field)).bytes();
    String text = new String(bytes, CP932);
    boolean valid = Arrays.equals(text.getBytes(CP932), bytes);
    return valid ? text : new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** The bytes of {@code name}; what CP932 does not have becomes a question mark. */
  static Blob bytes(String name) {
    return new Blob(name.getBytes(CP932));
  }
}
