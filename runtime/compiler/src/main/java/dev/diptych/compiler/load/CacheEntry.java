package dev.diptych.compiler.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A cached spec.
 *
 * @param schema its schema as JSON
 * @param warnings its warnings as JSON
 * @param classes the classes that were generated from it, by name
 */
record CacheEntry(String schema, String warnings, Map<String, byte[]> classes) {
  /** This entry in the format of the cache. */
  byte[] write() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      put(out, schema.getBytes(UTF_8));
      put(out, warnings.getBytes(UTF_8));
      out.writeInt(classes.size());
      for (Map.Entry<String, byte[]> each : classes.entrySet()) {
        out.writeUTF(each.getKey());
        put(out, each.getValue());
      }
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
      String schema = new String(take(in), UTF_8);
      String warnings = new String(take(in), UTF_8);
      Map<String, byte[]> classes = new LinkedHashMap<>();
      for (int count = in.readInt(); count > 0; count--) {
        String name = in.readUTF();
        classes.put(name, take(in));
      }
      return new CacheEntry(schema, warnings, classes);
    }
  }

  private static void put(DataOutputStream out, byte[] part) throws IOException {
    out.writeInt(part.length);
    out.write(part);
  }

  private static byte[] take(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new IOException("cut off");
    }
    return in.readNBytes(length);
  }
}
