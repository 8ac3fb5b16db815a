package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Strings in UTF-16 of both orders: fixed, counted, ended by a zero, and to the end. */
final class WideStringsSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() {
    return Map.of(
        "plain", file("fixed", "counted", "ended", "rest"),
        "wide", file("😀", "Grüße", "漢字", "\uFEFFx"),
        "broken", file("\uD800", "a\uDC00b", "\uDBFF", "\uD83D"),
        "empty", file("", "", "", ""));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "plain",
            "counted = \"counted\"",
            "counted = \"count 😀\"",
            file -> assertThat(counted(file)).isEqualTo("count 😀")),
        Edit.replace(
            "plain",
            "fixed = \"fixed\"",
            "fixed = \"no\"",
            file -> {
              assertThat(new String(file, 0, 6, UTF_16LE)).isEqualTo("no\0");
              assertThat(counted(file)).isEqualTo("counted");
            }));
  }

  private static byte[] file(String fixed, String counted, String ended, String rest) {
    ByteBuffer out = ByteBuffer.allocate(300).order(ByteOrder.LITTLE_ENDIAN);
    put(out, fixed);
    out.position(20);
    out.putShort((short) counted.length());
    put(out, counted);
    out.order(ByteOrder.BIG_ENDIAN);
    put(out, ended);
    out.putShort((short) 0);
    put(out, rest);
    return Arrays.copyOf(out.array(), out.position());
  }

  /** Raw characters: a charset would repair invalid ones. */
  private static void put(ByteBuffer out, String text) {
    text.chars().forEach(c -> out.putShort((short) c));
  }

  private static String counted(byte[] file) {
    int count = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getShort(20);
    byte[] tail = Arrays.copyOfRange(file, 22 + count * 2, file.length);
    assertThat(new String(tail, UTF_16BE)).isEqualTo("ended\0rest");
    return new String(file, 22, count * 2, UTF_16LE);
  }
}
