package dev.diptych.conformance.independent;

import java.util.SplittableRandom;

/** Generates the bits of floats. */
final class FloatGenerator {
  static final int NEGATIVE_ZERO = 0x80000000;

  /** Words that readers and printers of floats are known to get wrong. */
  private static final int[] SPECIAL = {
    0x00000000,
    NEGATIVE_ZERO, // zeros
    0x7f800000,
    0xff800000, // infinities
    0x7fc00000,
    0xffc00000, // the quiet NaNs of Java and of x86
    0x7fc00001,
    0x7fffffff,
    0xffedcba9, // quiet NaNs with a payload
    0x7f800001,
    0x7fbfffff,
    0xffa00000, // signalling NaNs, which a conversion to double quiets
    0x00000001,
    0x80000001,
    0x007fffff, // subnormals
    0x00800000,
    0x7f7fffff,
    0xff7fffff, // the smallest normal, the largest
    0x3f7fffff,
    0x3f800000,
    0x3f800001, // around 1
    0x4b7fffff,
    0x4b800000,
    0x4b800001, // around 2^24, where integers end
    0x4b189680,
    0x3a83126f,
    0x3a83126e, // 1e7 and 1e-3, where Float.toString takes to exponents
    0x5ccbf1ee,
    0x5111c198, // Float.toString of JDK 17 prints more digits than are needed
    0x5e0d4dde, // 2^33.07 and 2.547e18: JDK 17 prints more digits than are needed
    0x15ae43fd, // 7.038531e-26 is closest to the middle of two floats: a double parses it wrong
    0x6c4ecb8f, // 7e-26 and 1e27
  };

  private final SplittableRandom random;

  FloatGenerator(SplittableRandom random) {
    this.random = random;
  }

  /** A number as written by users and recorders. */
  int plain() {
    return switch (random.nextInt(4)) {
      case 0 -> bits(random.nextInt(-3, 4));
      case 1 -> bits(random.nextInt(-2000, 2001) / 1000f);
      default -> bits((float) (random.nextDouble() * 4 - 2));
    };
  }

  /** Any word, often a special one. */
  int wild() {
    return switch (random.nextInt(4)) {
      case 0 -> SPECIAL[random.nextInt(SPECIAL.length)];
      case 1 -> random.nextInt();
      default -> plain();
    };
  }

  static int bits(float number) {
    return Float.floatToRawIntBits(number);
  }
}
