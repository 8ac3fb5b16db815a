package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;

/** The content of the chunks of a PNG. */
final class PngChunks {
  private PngChunks() {}

  /** The bodies by kind; every checksum must be right, and nothing may follow the last chunk. */
  static Map<String, byte[]> of(byte[] file) {
    ByteBuffer in = ByteBuffer.wrap(file).position(8);
    Map<String, byte[]> bodies = new HashMap<>();
    while (in.hasRemaining()) {
      byte[] body = new byte[in.getInt()];
      byte[] kind = new byte[4];
      in.get(kind).get(body);
      String name = new String(kind, ISO_8859_1);
      assertThat(Integer.toUnsignedLong(in.getInt())).as(name).isEqualTo(crc(name, body));
      assertThat(bodies.put(name, body)).as(name).isNull();
    }
    return bodies;
  }

  private static long crc(String kind, byte[] body) {
    CRC32 crc = new CRC32();
    crc.update(kind.getBytes(ISO_8859_1));
    crc.update(body);
    return crc.getValue();
  }
}
