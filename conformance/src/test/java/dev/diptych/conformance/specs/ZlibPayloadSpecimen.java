package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Packed bodies; packed by Deflater at several levels, read by Inflater. */
final class ZlibPayloadSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() {
    return Map.of(
        "default", file(Deflater.DEFAULT_COMPRESSION, Deflater.DEFAULT_STRATEGY),
        "best", file(9, Deflater.DEFAULT_STRATEGY),
        "fast", file(1, Deflater.DEFAULT_STRATEGY),
        "stored", file(0, Deflater.DEFAULT_STRATEGY),
        "huffman", file(6, Deflater.HUFFMAN_ONLY));
  }

  @Override
  public List<Edit> edits() {
    List<Edit> edits = new ArrayList<>();
    for (String sample : List.of("default", "best", "huffman")) {
      edits.add(
          Edit.replace(
              sample,
              "\"two\"",
              "\"two\" \"and a half\"",
              file -> assertThat(words(file)).containsExactly("one", "two", "and a half", "drei")));
    }
    return edits;
  }

  private static byte[] file(int level, int strategy) {
    ByteBuffer out = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);
    packed(out, "a note, a note, a note".getBytes(UTF_8), level, strategy);
    out.putShort((short) 2);
    packed(out, "\2\0one\0two\0".getBytes(UTF_8), level, strategy);
    packed(out, "\1\0drei\0".getBytes(UTF_8), level, strategy);
    return Arrays.copyOf(out.array(), out.position());
  }

  private static void packed(ByteBuffer out, byte[] content, int level, int strategy) {
    Deflater deflater = new Deflater(level);
    deflater.setStrategy(strategy);
    deflater.setInput(content);
    deflater.finish();
    byte[] buffer = new byte[1000];
    int length = 0;
    while (!deflater.finished()) {
      length += deflater.deflate(buffer, length, buffer.length - length);
    }
    deflater.end();
    out.putInt(length).put(buffer, 0, length);
  }

  private static List<String> words(byte[] file) throws Exception {
    ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(new String(unpacked(in), UTF_8)).startsWith("a note");
    List<String> words = new ArrayList<>();
    int parts = in.getShort();
    for (int i = 0; i < parts; i++) {
      byte[] body = unpacked(in);
      String text = new String(body, 2, body.length - 2, UTF_8);
      words.addAll(Arrays.asList(text.split("\0")));
    }
    return words;
  }

  private static byte[] unpacked(ByteBuffer in) throws Exception {
    byte[] packed = new byte[in.getInt()];
    in.get(packed);
    Inflater inflater = new Inflater();
    inflater.setInput(packed);
    byte[] buffer = new byte[1000];
    int length = inflater.inflate(buffer);
    assertThat(inflater.finished()).isTrue();
    assertThat(inflater.getRemaining()).isZero();
    return Arrays.copyOf(buffer, length);
  }
}
