package dev.diptych.conformance.independent.mikoto;

import java.util.SplittableRandom;

/** Makes numbers, many of them odd. */
final class Numbers {
  private static final Real[] SPECIAL = {
    Real.of(-0.0), Real.INFINITE, Real.MINUS_INFINITE, Real.INDEFINITE, Real.QUIET
  };
  private static final int[] EDGES = {Integer.MIN_VALUE, Integer.MAX_VALUE, -1, 0, 1};

  private Numbers() {}

  /** A number that six decimals represent exactly. */
  static Real printable(SplittableRandom random) {
    return switch (random.nextInt(8)) {
      case 0 -> SPECIAL[random.nextInt(SPECIAL.length)];
      case 1 -> Real.of(random.nextInt(-2, 3));
      // Below 2^33 doubles distinguish millionths, and below 2^53 they print as they read.
      case 2, 3 -> Real.millionths(sign(random) * (random.nextLong() >>> random.nextInt(11, 64)));
      default -> Real.millionths(random.nextInt(-1_000_000, 1_000_001));
    };
  }

  /** Any double at all. */
  static Real any(SplittableRandom random) {
    return switch (random.nextInt(3)) {
      case 0 -> printable(random);
      case 1 -> Real.of(random.nextDouble() * 2 - 1);
      default -> new Real(random.nextLong());
    };
  }

  static int whole(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0 -> random.nextInt();
      case 1 -> EDGES[random.nextInt(EDGES.length)];
      default -> random.nextInt(200);
    };
  }

  private static long sign(SplittableRandom random) {
    return random.nextBoolean() ? 1 : -1;
  }
}
