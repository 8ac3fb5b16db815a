package dev.diptych.animation.curve;

import java.util.stream.IntStream;

/**
 * The slopes and weights on both sides of each key, as Unity uses them: a segment is a cubic
 * Hermite polynomial; where one of its two weights counts, it is a Bézier curve, with the default
 * weight for the other. If one of its two slopes is infinite, the value of the first key holds. The
 * source is {@code AnimationCurveEvaluator} of Unity's package com.unity.animation.
 */
final class Tangents implements Interpolation {
  /** The weight of a tangent whose weight does not count, from Unity's documentation. */
  static final double DEFAULT_WEIGHT = 1.0 / 3;

  static final int WEIGHTED_IN = 1;
  static final int WEIGHTED_OUT = 2;

  /** Slopes before the keys, in units of the value per second. */
  final double[] in;

  /** Slopes after the keys. */
  final double[] out;

  /** Horizontal lengths of the tangents before the keys, as parts of a segment. */
  final double[] inWeights;

  /** The same after the keys. */
  final double[] outWeights;

  /** Which weights count: 0 none, 1 before the key, 2 after it, 3 both. */
  final int[] modes;

  /** Slopes and weights of 0 that do not count, for {@code size} keys. */
  Tangents(int size) {
    in = new double[size];
    out = new double[size];
    inWeights = new double[size];
    outWeights = new double[size];
    modes = new int[size];
  }

  private Tangents(Tangents other, int[] order) {
    in = Keyframes.picked(other.in, order);
    out = Keyframes.picked(other.out, order);
    inWeights = Keyframes.picked(other.inWeights, order);
    outWeights = Keyframes.picked(other.outWeights, order);
    modes = IntStream.of(order).map(key -> other.modes[key]).toArray();
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
    return new Tangents(this, order);
  }
}
