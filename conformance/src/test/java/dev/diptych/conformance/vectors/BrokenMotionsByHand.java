package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.independent.mikoto.Track.vector;
import static dev.diptych.conformance.vectors.MotionShapesByHand.motion;

import dev.diptych.conformance.independent.mikoto.Key;
import dev.diptych.conformance.independent.mikoto.Mkm;
import dev.diptych.conformance.independent.mikoto.MkmbWriter;
import dev.diptych.conformance.independent.mikoto.Other;
import java.util.Map;
import java.util.TreeMap;

/** Good files of motions that are then cut, and with other numbers where something is announced. */
final class BrokenMotionsByHand {
  private static final int HUGE = Integer.MAX_VALUE;

  private BrokenMotionsByHand() {}

  static Map<String, BytesMaker> all() {
    Map<String, BytesMaker> all = new TreeMap<>();
    cuts(all);
    heads(all);
    counts(all);
    return all;
  }

  /**
   * The tail's length at 6, the number of parts at 11; a motion from 15 on, its name's length at
   * 16, its number of parts at 29; a track from 33 on, its name's length at 34, that of its class
   * at 39, its number of others at 66, the one other's length at 70, the number of keys at 79, its
   * two keys at 83 and 111, the end at 139.
   */
  private static BytesMaker good() {
    Mkm file =
        Mkm.of(
            false,
            motion(
                "m", vector("v", Key.of(0, 1, 2, 3), Key.of(9, 4, 5, 6)).with(new Other("a = 1"))));
    return BytesMaker.of(MkmbWriter.write(file));
  }

  private static void cuts(Map<String, BytesMaker> all) {
    int[] cuts = {1, 4, 5, 6, 9, 10, 14, 15, 16, 19, 20, 24, 28, 32, 33, 37, 38, 48, 69, 73, 77};
    for (int length : cuts) {
      all.put("cut-at-%03d".formatted(length), good().cut(length));
    }
    int[] keys = {82, 83, 86, 90, 110, 111, 114, 138};
    for (int length : keys) {
      all.put("cut-at-%03d-keys".formatted(length), good().cut(length));
    }
  }

  private static void heads(Map<String, BytesMaker> all) {
    all.put("magic-first-byte", good().set(0, 'm'));
    all.put("magic-last-byte", good().set(3, 0));
    all.put("magic-only-part", BytesMaker.of("4d4b4d"));
    all.put("version-0", good().set(4, 0));
    all.put("version-2", good().set(4, 2));
    all.put("version-of-the-text", BytesMaker.of("4d4b4d42 02"));
  }

  private static void counts(Map<String, BytesMaker> all) {
    all.put("tail-huge", good().word(6, HUGE));
    all.put("tail-unsigned", good().word(6, -1));
    all.put("name-one-too-long", good().word(34, 102));
    all.put("name-huge", good().word(16, HUGE));
    all.put("class-unsigned", good().word(39, -1));
    all.put("other-huge", good().word(70, HUGE));
    all.put("parts-one-too-many", good().word(11, 2));
    all.put("parts-huge", good().word(11, HUGE));
    all.put("parts-unsigned", good().word(29, -1));
    all.put("others-huge", good().word(66, HUGE));
    all.put("keys-one-too-many", good().word(79, 3));
    all.put("keys-huge", good().word(79, HUGE));
    all.put("keys-unsigned", good().word(79, -1));
    all.put("keys-overflowing-bytes", good().word(79, 0x10000000));
  }
}
