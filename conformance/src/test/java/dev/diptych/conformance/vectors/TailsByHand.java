package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.vectors.AnimationMaker.version10;
import static dev.diptych.conformance.vectors.AnimationMaker.version11;
import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import java.util.Map;
import java.util.TreeMap;

/** Bytes after the end, which no layout accounts for. */
final class TailsByHand {
  private TailsByHand() {}

  static Map<String, AnimationMaker> all() {
    Map<String, AnimationMaker> all = new TreeMap<>();
    all.put("trailing-1-zero", shipped(1));
    all.put("trailing-32", shipped(32));
    all.put("trailing-33", shipped(33));
    all.put("trailing-96", shipped(96));
    all.put("trailing-text", shipped(0).trailing("\nEof\n}".getBytes(US_ASCII)));
    all.put("trailing-another-file", shipped(0).names("first").trailing(another()));
    all.put("trailing-1.0", version10(Layout.SHIPPED).trailing(counting(3)));
    all.put(
        "trailing-documented-zeros", version11(Layout.DOCUMENTED, 0, 0, 0).trailing(new byte[4]));
    all.put("trailing-documented", version11(Layout.DOCUMENTED, 0, 0, 1).trailing(counting(5)));
    return all;
  }

  private static AnimationMaker shipped(int count) {
    return version11(Layout.SHIPPED, 0, 0, 0).trailing(counting(count));
  }

  private static byte[] another() {
    return IndependentWriter.write(shipped(0).make());
  }

  /** 0, 1, 2 and so on. */
  private static byte[] counting(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) i;
    }
    return bytes;
  }
}
