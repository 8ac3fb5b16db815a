package dev.diptych.conformance.independent;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Makes lists of markers. */
final class MarkerGenerator {
  private static final List<String> PLAIN =
      List.of("start", "end", "step 1", "pinch", "Grüße", "日本語");

  private static final List<String> HARD =
      List.of(
          "",
          " ",
          " around ",
          "a \"quoted\" \\ path\\",
          "\"\"\"",
          "'",
          "tab\tnl\ncr\rcrlf\r\nnul\0bell\7esc\33del\177",
          "\\n \\u0041 \\x41 \\u{1f44b} ${name} %s",
          "# comment // comment /* comment */",
          "0 (1 2 3) } { = [ ]",
          "Residue { 0 \"00ff\" }",
          "true",
          "-0.5e3",
          "\ud83d\udc4b\ud83c\udffd wave \ud83d\udc69\u200d\ud83d\ude80", // beyond the BMP, joined
          "\udbff\udfff", // the last code point
          "\ufeffbom",
          "rtl \u202e\u05e9\u05dc\u05d5\u05dd\u202c",
          "e\u0301 \u00e9", // the same letter twice, decomposed and composed
          "\u0085\u2028\u2029\u00a0\u00ad", // what some call the end of a line, or a space
          "\ufffd\ufffe\uffff"); // the replacement character itself, and noncharacters

  private static final List<String> BROKEN =
      List.of(
          "80", // a lone continuation
          "61ff62", // never a byte of UTF-8
          "e697", // cut short
          "c080", // an overlong NUL, as Java's writeUTF has it
          "eda080", // a surrogate
          "eda0bdedb18b", // a pair of them, as CESU-8 has it
          "f4908080", // beyond the last code point
          "6180efbfbd"); // invalid, then a genuine U+FFFD: a lossy reader sees them as equal

  private final SplittableRandom random;
  private final Options options;
  private final FloatGenerator floats;

  MarkerGenerator(SplittableRandom random, Options options) {
    this.random = random;
    this.options = options;
    this.floats = new FloatGenerator(random);
  }

  List<Marker> markers() {
    List<Marker> markers = new ArrayList<>();
    int count = random.nextInt(6);
    for (int i = 0; i < count; i++) {
      markers.add(marker(i));
    }
    return markers;
  }

  private Marker marker(int index) {
    int time = FloatGenerator.bits(index / 2f);
    if (options.oddTimes() && random.nextBoolean()) {
      time = options.specialFloats() ? floats.wild() : floats.plain();
    }
    boolean overlong = options.brokenNames() && random.nextInt(4) == 0;
    int lengthBytes = overlong ? 1 + random.nextInt(Marker.MAX_LENGTH_BYTES) : 1;
    return Marker.padded(time, name(), lengthBytes);
  }

  private byte[] name() {
    List<Supplier<byte[]>> kinds = new ArrayList<>();
    kinds.add(() -> one(PLAIN).getBytes(UTF_8));
    if (options.hardNames()) {
      kinds.add(() -> one(HARD).getBytes(UTF_8));
    }
    if (options.brokenNames()) {
      kinds.add(() -> HexFormat.of().parseHex(one(BROKEN)));
      kinds.add(() -> randomBytes(random.nextInt(1, 20)));
    }
    if (options.longNames()) {
      kinds.add(this::longName);
    }
    return one(kinds).get();
  }

  /** Lengths on both sides of where LEB128 takes another byte. */
  private byte[] longName() {
    int edge = random.nextInt(4) == 0 ? 1 << 14 : 1 << 7;
    return "n".repeat(edge + random.nextInt(-1, 2)).getBytes(UTF_8);
  }

  private byte[] randomBytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) random.nextInt();
    }
    return bytes;
  }

  private <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
