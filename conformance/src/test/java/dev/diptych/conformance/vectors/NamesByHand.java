package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.vectors.AnimationMaker.version11;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Marker;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Names of markers: what has to be escaped, what is not text, and lengths in too many bytes. */
final class NamesByHand {
  private NamesByHand() {}

  static Map<String, AnimationMaker> all() {
    Map<String, AnimationMaker> all = new TreeMap<>();
    all.put("names-empty-and-blank", maker().names("", " ", " around ", "\u00a0", "\u3000"));
    all.put(
        "names-escapes", maker().names("\"", "\\", "\n", "\r", "\t", "\\n", "C:\\x41\\u{41}\""));
    all.put("names-controls", maker().names(range(0, 0x20)).names(range(0x7f, 0xa0)));
    all.put(
        "names-beyond-bmp",
        maker().names("\ud83d\udc4b\ud83c\udffd", "\udbff\udfff", "\ud800\udc00"));
    all.put("names-joined", maker().names("\ud83d\udc69\u200d\ud83d\ude80", "e\u0301 \u00e9"));
    all.put(
        "names-hidden",
        maker().names("\ufeffx\ufeff", "\u200b", "\u2028\u2029", "\u00ad", "\u2060"));
    all.put("names-bidi", maker().names("a\u202eb\u202c", "\u2066\u2069", "\u200f", "\u061c"));
    all.put("names-noncharacters", maker().names("\ufffd\ufffe\uffff", "\ufdd0", "\ue000"));
    all.put(
        "names-like-syntax",
        maker().names("Eof", "x\"00\"", "0 (1) } {", "# no", "true", "(\"a\")"));
    all.put(
        "names-scripts",
        maker()
            .names(
                "Gr\u00fc\u00dfe", "\u65e5\u672c\u8a9e", "\u0928\u092e\u0938\u094d\u0924\u0947"));
    all.put("names-not-utf8", broken("80", "61ff62", "e697", "c080", "eda080", "f4908080", "fe"));
    all.put("names-not-utf8-then-digits", broken("ff41", "ff30", "80c3a4", "c3c3a4", "efbfbdff"));
    all.put("names-cesu-8", broken("eda0bdedb18b"));
    all.put("names-all-bytes", maker().names(allBytes()));
    all.put("names-length-127-128", maker().names("n".repeat(127), "n".repeat(128)));
    all.put("names-length-16384", maker().names("0123456789abcdef".repeat(1024)));
    all.put("lengths-overlong", overlong());
    return all;
  }

  /** Each length that takes more bytes than it needs, up to the five that .NET reads. */
  private static AnimationMaker overlong() {
    AnimationMaker maker = maker();
    for (String name : new String[] {"", "a"}) {
      for (int bytes = 2; bytes <= Marker.MAX_LENGTH_BYTES; bytes++) {
        maker.markers(Marker.padded(0, name.getBytes(UTF_8), bytes));
      }
    }
    return maker.markers(Marker.padded(0, "n".repeat(128).getBytes(UTF_8), 3));
  }

  private static AnimationMaker broken(String... names) {
    AnimationMaker maker = maker();
    for (String name : names) {
      maker.names(HexFormat.of().parseHex(name));
    }
    return maker;
  }

  private static String range(int from, int to) {
    return IntStream.range(from, to).mapToObj(Character::toString).reduce("", String::concat);
  }

  private static byte[] allBytes() {
    byte[] bytes = new byte[256];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) i;
    }
    return bytes;
  }

  private static AnimationMaker maker() {
    return version11(Layout.SHIPPED, 0, 0, 0);
  }
}
