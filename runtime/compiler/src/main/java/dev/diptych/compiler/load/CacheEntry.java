package dev.diptych.compiler.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A cached spec.
 *
 * @param schema its schema as JSON
 * @param warnings its warnings as JSON
 * @param spec the typed spec as JSON
 */
record CacheEntry(String schema, String spec, String warnings) {
  /** This entry in the format of the cache. */
  byte[] write() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      put(out, schema.getBytes(UTF_8));
      put(out, spec.getBytes(UTF_8));
      put(out, warnings.getBytes(UTF_8));
    } catch (IOException e) {
      throw new AssertionError("memory can be written to", e);
    }
    return bytes.toByteArray();
  }

  /**
   * The entry in {@code bytes}, which {@link #write} has written.
   *
   * @throws IOException where they are something else
   */
  static CacheEntry read(byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      String schema = text(in);
      String spec = text(in);
      return new CacheEntry(schema, spec, text(in));
    }
  }

  private static void put(DataOutputStream out, byte[] part) throws IOException {
    out.writeInt(part.length);
    out.write(part);
  }

  private static String text(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new IOException("cut off");
    }
    return new String(in.readNBytes(length), UTF_8);
  }
}
