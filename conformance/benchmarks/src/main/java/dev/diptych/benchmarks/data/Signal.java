package dev.diptych.benchmarks.data;

import java.util.SplittableRandom;

/**
 * A smooth motion with sensor noise. Random access, so that a file of any size can be written
 * without keeping it.
 */
final class Signal {
  private static final double NOISE = 2e-4;
  private static final double HZ = 60;

  private final long seed;
  private final double rest;
  private final double[] waves = new double[6];

  Signal(long seed, double rest, double sway) {
    SplittableRandom random = new SplittableRandom(seed);
    this.seed = random.nextLong();
    this.rest = rest;
    for (int wave = 0; wave < 2; wave++) {
      waves[3 * wave] = sway / (wave + 1);
      waves[3 * wave + 1] = 2 * Math.PI * random.nextDouble(0.05, 0.3) * (wave + 1) / HZ;
      waves[3 * wave + 2] = 2 * Math.PI * random.nextDouble();
    }
  }

  /** The time of a frame, in seconds. */
  static float time(int frame) {
    return (float) (frame / HZ);
  }

  /** The value in a frame, as Unity would have it. */
  float at(int frame) {
    double slow = waves[0] * Math.sin(waves[1] * frame + waves[2]);
    double fast = waves[3] * Math.sin(waves[4] * frame + waves[5]);
    return (float) (rest + slow + fast + NOISE * noise(frame));
  }

  /** Rise of the value around a frame, per second. */
  float slope(int frame) {
    return (float) ((at(frame + 1) - at(frame - 1)) * (HZ / 2));
  }

  /** From -1 to 1, a function of the frame. */
  private double noise(int frame) {
    long mixed = (seed + frame) * 0x9e3779b97f4a7c15L;
    mixed = (mixed ^ (mixed >>> 32)) * 0xd6e8feb86659fd93L;
    return (double) (mixed ^ (mixed >>> 32)) / Long.MAX_VALUE;
  }
}
