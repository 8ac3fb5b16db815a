package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A compressed file with optional fields in its header; by java.util.zip and by hand. */
final class GzipSpecimen implements Specimen {
  private static final int HEADER_CRC = 2;
  private static final int EXTRA = 4;
  private static final int NAME = 8;
  private static final int COMMENT = 16;

  @Override
  public Map<String, byte[]> samples() throws IOException {
    return Map.of(
        "plain", plain("hello"),
        "empty", plain(""),
        "named", file(NAME | COMMENT, "hello"),
        "full", file(HEADER_CRC | EXTRA | NAME | COMMENT, "hello"));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "named",
            "\"café.txt\"",
            "\"a longer café.txt\"",
            file -> {
              assertThat(content(file)).isEqualTo("hello");
              assertThat(strings(file)).containsExactly("a longer café.txt", "a comment");
            }),
        Edit.replace(
            "named",
            "comment = \"a comment\"\n",
            "",
            file -> {
              assertThat(content(file)).isEqualTo("hello");
              assertThat(file[3]).isEqualTo((byte) NAME);
              assertThat(strings(file)).containsExactly("café.txt");
            }),
        new Edit(
            "full",
            text ->
                text.replace(
                    hex(deflated("hello".getBytes(UTF_8))),
                    hex(deflated("other content".getBytes(UTF_8)))),
            file -> assertThat(content(file)).isEqualTo("other content")),
        new Edit(
            "plain",
            text -> text.replace("has_header_crc = false", "name = \"x\"\nhas_header_crc = true"),
            file -> assertThat(content(file)).isEqualTo("hello")),
        Edit.replace(
            "full",
            "is_text = false",
            "is_text = true",
            file ->
                assertThat(file[3]).isEqualTo((byte) (HEADER_CRC | EXTRA | NAME | COMMENT | 1))));
  }

  private static byte[] plain(String content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content.getBytes(UTF_8));
    }
    byte[] file = bytes.toByteArray();
    file[9] = (byte) 255; // older runtimes write 0, newer ones "unknown"
    return file;
  }

  private static byte[] file(int flags, String content) {
    ByteBuffer out = ByteBuffer.allocate(1 << 10).order(ByteOrder.LITTLE_ENDIAN);
    out.put((byte) 0x1F).put((byte) 0x8B).put((byte) 8).put((byte) flags);
    out.putInt(981_173_106).put((byte) 2).put((byte) 3);
    if ((flags & EXTRA) != 0) {
      out.putShort((short) 11).put(new byte[] {'A', 'p', 3, 0, 1, 2, 3, 'c', 'p', 0, 0});
    }
    out.put("café.txt\0a comment\0".getBytes(ISO_8859_1));
    if ((flags & HEADER_CRC) != 0) {
      out.putShort((short) crc(Arrays.copyOf(out.array(), out.position())));
    }
    byte[] bytes = content.getBytes(UTF_8);
    out.put(deflated(bytes)).putInt((int) crc(bytes)).putInt(bytes.length);
    return Arrays.copyOf(out.array(), out.position());
  }

  private static byte[] deflated(byte[] content) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(content);
    deflater.finish();
    byte[] packed = new byte[content.length + 100];
    int length = deflater.deflate(packed);
    deflater.end();
    return Arrays.copyOf(packed, length);
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static long crc(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return crc.getValue();
  }

  private static String content(byte[] file) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(file))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  /** The name and the comment, in a file without an extra field. */
  private static List<String> strings(byte[] file) {
    int count = Integer.bitCount(file[3] & (NAME | COMMENT));
    String[] parts = new String(file, 10, file.length - 10, ISO_8859_1).split("\0", count + 1);
    return List.of(parts).subList(0, count);
  }
}
