package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.vectors.AnimationMaker.CAMERA;
import static dev.diptych.conformance.vectors.AnimationMaker.HANDS;
import static dev.diptych.conformance.vectors.AnimationMaker.version10;
import static dev.diptych.conformance.vectors.AnimationMaker.version11;
import static dev.diptych.conformance.vectors.Curves.curve;
import static dev.diptych.conformance.vectors.Curves.keys;
import static dev.diptych.conformance.vectors.Curves.linear;

import dev.diptych.conformance.independent.Layout;
import java.util.Map;
import java.util.TreeMap;

/** Good files that are then cut, and files with other numbers where something is announced. */
final class BrokenByHand {
  private static final String MAGIC = "c6429e0f6eaf8f6a";
  private static final String START = MAGIC + "01000000 01000000";
  private static final int HUGE = Integer.MAX_VALUE;

  private BrokenByHand() {}

  static Map<String, BytesMaker> all() {
    Map<String, BytesMaker> all = new TreeMap<>();
    cuts(all);
    counts(all);
    lengths(all);
    heads(all);
    layouts(all);
    return all;
  }

  /** Two keys from 31 on, the list of markers at 119: its count, then time, length and name. */
  private static BytesMaker good() {
    return BytesMaker.of(
        version11(Layout.SHIPPED, 1, 0, 0).curves(CAMERA, curve(0, 1, 1, 2)).names("ab"));
  }

  private static BytesMaker hands() {
    return BytesMaker.of(version11(Layout.SHIPPED, 0, 1, 1).curves(HANDS, curve(0, 1)));
  }

  private static void cuts(Map<String, BytesMaker> all) {
    int[] cuts = {1, 7, 8, 10, 12, 15, 17, 18, 19, 22, 27, 30, 31, 34, 35, 39, 46, 47, 58, 118};
    for (int length : cuts) {
      all.put("cut-at-%03d".formatted(length), good().cut(length));
    }
    int[] markerCuts = {119, 121, 123, 126, 127, 128, 129};
    for (int length : markerCuts) {
      all.put("cut-at-%03d-markers".formatted(length), good().cut(length));
    }
    all.put("cut-in-tracked-key", hands().cut(33));
    all.put("cut-in-joint", hands().cut(19 + 8 + 4 * 12 + (12 * 7 + 4) * 12 + 6));
    all.put("cut-before-right-hand", hands().cut(19 + 8 + 4 * 12 + 27 * 7 * 12));
    all.put("cut-in-gaze", hands().cut(-4 - 3 * 12 - 5));
    all.put("cut-before-last-curve", hands().cut(-4 - 12));
    all.put("cut-1.0-first-curve", BytesMaker.of(version10(Layout.SHIPPED)).cut(20));
    all.put("cut-1.0-no-bytes", BytesMaker.of(version10(Layout.SHIPPED)).cut(16));
    all.put("cut-documented-in-weight", documented().cut(52));
    all.put("cut-documented-last-byte", documented().cut(-1));
  }

  private static BytesMaker documented() {
    return BytesMaker.of(
        version11(Layout.DOCUMENTED, 1, 0, 0).curves(CAMERA, keys(linear(0, 1), linear(1, 2))));
  }

  private static void counts(Map<String, BytesMaker> all) {
    all.put("count-one-too-many", good().word(27, 3).cut(-11));
    all.put("count-minimum", good().word(27, Integer.MIN_VALUE));
    all.put("count-overflowing-bytes", good().word(27, 0x20000000));
    all.put("count-thousand", good().word(27, 1000));
    all.put("count-negative-last-curve", good().word(115, -1));
    all.put("count-huge-last-curve", good().word(115, HUGE));
    all.put("count-negative-tracked", hands().word(27, -1));
    all.put("count-huge-pinching", hands().word(27 + 8 + 36, HUGE));
    all.put("count-negative-joint", hands().word(19 + 8 + 4 * 12 + (26 * 7 + 6) * 12 + 8, -2));
    all.put("count-huge-joint", hands().word(19 + 8 + 4 * 12 + (27 * 7) * 12 + 8, HUGE));
    all.put("count-negative-gaze", hands().word(-8, -1));
    all.put("count-huge-gaze", hands().word(-8, HUGE));
    all.put("count-huge-documented", documented().word(27, HUGE));
    all.put("count-negative-1.0", BytesMaker.of(version10(Layout.DOCUMENTED)).word(24, -1));
    all.put("markers-negative", good().word(119, -1));
    all.put("markers-one-too-many", good().word(119, 2));
    all.put("markers-too-many", good().word(119, 1_000_000));
    all.put("markers-minimum", good().word(119, Integer.MIN_VALUE));
  }

  private static void lengths(Map<String, BytesMaker> all) {
    all.put("length-one-too-many", good().set(127, 3));
    all.put("length-huge", good().cut(127).append("ffffffff07 6162"));
    all.put("length-beyond-31-bits", good().cut(127).append("8080808008 6162"));
    all.put("length-32-bits", good().cut(127).append("ffffffff0f 6162"));
    all.put("length-never-ends", good().cut(127).append("80".repeat(64)));
    all.put("length-cut", good().cut(127).append("8080"));
    all.put("length-six-bytes-huge", good().cut(127).append("ffffffffff7f 6162"));
  }

  private static void heads(Map<String, BytesMaker> all) {
    all.put("magic-first-byte", good().set(0, 0xc7));
    all.put("magic-last-byte", good().set(7, 0));
    all.put(
        "magic-other-order", BytesMaker.of("6a8faf6e0f9e42c6 00000001 00000001 000000 00000000"));
    all.put("magic-missing", BytesMaker.of("01000000 01000000 000000 00000000"));
    all.put("magic-cut-and-wrong", BytesMaker.of("c6429e00"));
    all.put("one-zero", BytesMaker.of("00"));
    all.put("zeros", BytesMaker.of("00".repeat(4096)));
    all.put("version-1.2", good().word(12, 2));
    all.put("version-0.9", good().word(8, 0).word(12, 9));
    all.put("version-0.0", good().word(8, 0).word(12, 0));
    all.put("version-negative", good().word(8, -1).word(12, -1));
    all.put("version-1-minor-negative", good().word(12, -1));
    all.put("version-other-order", good().word(8, 0x01000000).word(12, 0x01000000));
    all.put("version-float", good().word(8, 0x3f800000));
    all.put("fork-cut", BytesMaker.of(MAGIC + "010101 08000000 08000000 00000000"));
    all.put("fork-nothing", BytesMaker.of(MAGIC + "000000 00000000 00000000"));
  }

  private static void layouts(Map<String, BytesMaker> all) {
    all.put("layout-shipped-of-documented", documented());
    all.put("layout-documented-of-shipped", good());
    all.put("layout-unknown", good());
    all.put("format-unknown", good());
    all.put("nothing-after-flags", BytesMaker.of(START + "000000").append("00"));
  }
}
