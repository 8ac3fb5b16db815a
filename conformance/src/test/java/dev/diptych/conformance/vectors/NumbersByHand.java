package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.vectors.AnimationMaker.CAMERA;
import static dev.diptych.conformance.vectors.AnimationMaker.HANDS;
import static dev.diptych.conformance.vectors.AnimationMaker.version11;
import static dev.diptych.conformance.vectors.Curves.bits;
import static dev.diptych.conformance.vectors.Curves.curve;
import static dev.diptych.conformance.vectors.Curves.values;
import static dev.diptych.conformance.vectors.Curves.words;

import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Marker;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/** Numbers that are hard for readers and printers of floats, and common numbers. */
final class NumbersByHand {
  private static final int MINUS_ZERO = 0x80000000;
  private static final int ONE = 0x3f800000;

  private NumbersByHand() {}

  static Map<String, AnimationMaker> all() {
    Map<String, AnimationMaker> all = new TreeMap<>();
    all.put("floats-nan", one(values(0x7fc00000, 0xffc00000, 0x7fc00001, 0x7fffffff, 0xffedcba9)));
    all.put("floats-nan-signalling", one(values(0x7f800001, 0x7fbfffff, 0xffa00000, 0xff800001)));
    all.put("floats-infinite", one(values(0x7f800000, 0xff800000)));
    all.put("floats-minus-zero", one(words(MINUS_ZERO, MINUS_ZERO, 0, 0)));
    all.put("floats-subnormal", one(values(1, 0x80000001, 0x007fffff, 0x00800000, 0x00400000)));
    all.put("floats-largest", one(values(0x7f7fffff, 0xff7fffff, 0x7f7ffffe, 0x7f000000)));
    all.put("floats-around-one", one(values(0x3f7fffff, ONE, 0x3f800001, 0xbf800000)));
    all.put("floats-around-2-24", one(values(0x4b7fffff, 0x4b800000, 0x4b800001)));
    all.put("floats-shortest", one(values(0x5ccbf1ee, 0x5111c198, 0x5e0d4dde, 0x15ae43fd)));
    all.put(
        "floats-decimal", one(decimals(0.1, 0.2, 0.3, 1 / 3.0, 2 / 3.0, 1.6, -0.087156, 0.996195)));
    all.put("floats-powers-of-ten", one(powersOfTen()));
    all.put("floats-powers-of-two", one(powersOfTwo()));
    all.put("booleans-odd", switches(curve(0, 2, 1, -1, 2, 0.5, 3, 1e-45)));
    all.put(
        "booleans-special", switches(values(0x7fc00000, 0x7fc0dead, MINUS_ZERO, 0xff800000, ONE)));
    all.put("booleans-times", switches(words(0x7fc00000, ONE, MINUS_ZERO, 0, 0xff800000, ONE)));
    all.put("marker-times", markers(0x7fc00000, 0xffc00001, MINUS_ZERO, 0x7f800000, 1, bits(-3.5)));
    all.put("marker-times-unsorted", markers(bits(2), bits(1), bits(1), bits(2)));
    return all;
  }

  private static Curve decimals(double... numbers) {
    return values(DoubleStream.of(numbers).mapToInt(Curves::bits).toArray());
  }

  /** Where a printer takes to exponents. */
  private static Curve powersOfTen() {
    return decimals(
        1e-45, 1e-38, 1e-20, 1e-10, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 10, 100, 1e3, 1e4, 1e5, 1e6,
        1e7, 1e8, 1e9, 1e10, 1e15, 1e16, 1e20, 1e21, 1e22, 1e30, 1e38, 1234567, 12345678, 1.5e9);
  }

  /** Where the gap to the number below is half of that to the number above. */
  private static Curve powersOfTwo() {
    int[] words = new int[32];
    for (int i = 0; i < words.length; i++) {
      words[i] = (8 * i + 3) << 23;
    }
    return values(words);
  }

  private static AnimationMaker one(Curve curve) {
    return version11(Layout.SHIPPED, 1, 0, 0).curves(CAMERA, curve);
  }

  private static AnimationMaker switches(Curve curve) {
    return version11(Layout.SHIPPED, 0, 1, 0).curves(HANDS, curve);
  }

  private static AnimationMaker markers(int... times) {
    AnimationMaker maker = version11(Layout.SHIPPED, 0, 0, 0);
    for (int time : times) {
      maker.markers(Marker.of(time, new byte[] {'m'}));
    }
    return maker;
  }
}
