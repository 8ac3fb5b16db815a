package dev.diptych.animation.curve;

import java.util.stream.IntStream;

/**
 * The slopes and weights on both sides of each key, as Unity uses them: a segment is a cubic
 * Hermite polynomial; where one of its two weights counts, it is a Bézier curve, with the default
 * weight for the other. If one of its two slopes is infinite, the value of the first key holds. The
 * source is {@code AnimationCurveEvaluator} of Unity's package com.unity.animation.
 *
 * @param in slopes before the keys, in units of the value per second
 * @param out slopes after the keys
 * @param inWeights horizontal lengths of the tangents before the keys, as parts of a segment
 * @param outWeights the same after the keys
 * @param modes which weights count: 0 none, 1 before the key, 2 after it, 3 both
 */
record Tangents(double[] in, double[] out, double[] inWeights, double[] outWeights, int[] modes)
    implements Interpolation {
  /** The weight of a tangent whose weight does not count, as Unity's documentation says. */
  static final double DEFAULT_WEIGHT = 1.0 / 3;

  static final int WEIGHTED_IN = 1;
  static final int WEIGHTED_OUT = 2;

  static Tangents zero(int size) {
    return new Tangents(
        new double[size], new double[size], new double[size], new double[size], new int[size]);
  }

  @Override
  public double at(double[] times, double[] values, int key, double time) {
    int next = key + 1;
    if (Double.isInfinite(out[key]) || Double.isInfinite(in[next])) {
      return values[key];
    }
    double span = times[next] - times[key];
    double part = (time - times[key]) / span;
    double leave = out[key] * span;
    double arrive = in[next] * span;
    boolean outCounts = (modes[key] & WEIGHTED_OUT) != 0;
    boolean inCounts = (modes[next] & WEIGHTED_IN) != 0;
    if (!outCounts && !inCounts) {
      return Segment.hermite(values[key], leave, values[next], arrive, part);
    }
    double outWeight = outCounts ? outWeights[key] : DEFAULT_WEIGHT;
    double inWeight = inCounts ? inWeights[next] : DEFAULT_WEIGHT;
    return Segment.weighted(values[key], leave, outWeight, values[next], arrive, inWeight, part);
  }

  @Override
  public Tangents inOrder(int[] order) {
    return new Tangents(
        Keyframes.picked(in, order),
        Keyframes.picked(out, order),
        Keyframes.picked(inWeights, order),
        Keyframes.picked(outWeights, order),
        IntStream.of(order).map(key -> modes[key]).toArray());
  }
}
