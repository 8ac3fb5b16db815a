package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** The content of the chunks of a PNG, and the checksums of new content. */
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

  /** {@code text} with the checksum that the chunk has when its body is {@code after}. */
  static String corrected(String text, String kind, byte[] before, byte[] after) {
    String wrong = "crc = " + crc(kind, before);
    assertThat(text).contains(wrong);
    return text.replace(wrong, "crc = " + crc(kind, after));
  }

  private static long crc(String kind, byte[] body) {
    CRC32 crc = new CRC32();
    crc.update(kind.getBytes(ISO_8859_1));
    crc.update(body);
    return crc.getValue();
  }

  /** A stored zlib stream: the same bytes with any implementation. */
  static byte[] stored(byte[] content) {
    Deflater deflater = new Deflater(Deflater.NO_COMPRESSION);
    deflater.setInput(content);
    deflater.finish();
    byte[] stream = new byte[content.length + 11];
    assertThat(deflater.deflate(stream)).isEqualTo(stream.length);
    deflater.end();
    return stream;
  }
}
