package dev.diptych.conformance.independent.mikoto;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;

/**
 * A whole file.
 *
 * @param crlf whether its lines end with CR LF
 * @param tail the bytes after {@code Eof}
 * @param parts its items in order
 */
public record Mkm(boolean crlf, String tail, List<Part> parts) {
  /** What Mikoto writes after {@code Eof}: the end of its line. */
  public static Mkm of(boolean crlf, Part... parts) {
    return new Mkm(crlf, crlf ? "\r\n" : "\n", List.of(parts));
  }

  /** The end of a line. */
  public String lineEnd() {
    return crlf ? "\r\n" : "\n";
  }

  /** Bytes as a string that has a character for each. */
  public static String string(byte[] bytes) {
    return new String(bytes, ISO_8859_1);
  }

  /** The bytes of such a string. */
  public static byte[] bytes(String string) {
    return string.getBytes(ISO_8859_1);
  }
}
