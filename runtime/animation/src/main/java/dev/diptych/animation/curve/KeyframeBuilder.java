package dev.diptych.animation.curve;

/**
 * Keys with tangents and weights, and the rules that set them. New keys have slopes of 0 whose
 * weights do not count.
 */
public final class KeyframeBuilder {
  private final double[] times;
  private final double[] values;
  private final Tangents tangents;

  /**
   * Keys at {@code times}, in seconds, with {@code values}. The arrays are used as they are.
   *
   * @throws IllegalArgumentException if the sizes differ
   */
  public KeyframeBuilder(double[] times, double[] values) {
    if (times.length != values.length) {
      throw new IllegalArgumentException(
          times.length + " times do not fit " + values.length + " values");
    }
    this.times = times;
    this.values = values;
    this.tangents = new Tangents(times.length);
  }

  /** The number of keys. */
  public int size() {
    return times.length;
  }

  /**
   * Sets the slopes of a key, in units of the value per second.
   *
   * @param in before the key; infinite if the previous value holds
   * @param out after the key; infinite if the value holds
   */
  public KeyframeBuilder slopes(int key, double in, double out) {
    tangents.in[key] = in;
    tangents.out[key] = out;
    return this;
  }

  /**
   * Sets the weights of a key: the horizontal lengths of its tangents as parts of the segments.
   *
   * @param mode which of them count: 0 none, 1 {@code in}, 2 {@code out}, 3 both
   */
  public KeyframeBuilder weights(int key, double in, double out, int mode) {
    tangents.inWeights[key] = in;
    tangents.outWeights[key] = out;
    tangents.modes[key] = mode;
    return this;
  }

  /**
   * Makes the segment from {@code key} to the next one follow {@code easing}. It changes the
   * tangent after the one and before the other, and nothing else.
   */
  public KeyframeBuilder ease(int key, Easing easing) {
    double seconds = times[key + 1] - times[key];
    double slope = seconds > 0 ? (values[key + 1] - values[key]) / seconds : 0;
    EasedTangents eased = EasedTangents.of(easing, slope);
    tangents.out[key] = eased.out();
    tangents.in[key + 1] = eased.in();
    if (eased.isWeighted()) {
      tangents.outWeights[key] = eased.outWeight();
      tangents.inWeights[key + 1] = eased.inWeight();
      tangents.modes[key] |= Tangents.WEIGHTED_OUT;
      tangents.modes[key + 1] |= Tangents.WEIGHTED_IN;
    } else {
      tangents.modes[key] &= ~Tangents.WEIGHTED_OUT;
      tangents.modes[key + 1] &= ~Tangents.WEIGHTED_IN;
    }
    return this;
  }

  /** Makes the segment from {@code key} to the next one smooth, see {@link SmoothTangents}. */
  public KeyframeBuilder smooth(int key, SmoothTangents rule) {
    tangents.out[key] = rule.slope(times, values, key);
    tangents.in[key + 1] = rule.slope(times, values, key + 1);
    tangents.modes[key] &= ~Tangents.WEIGHTED_OUT;
    tangents.modes[key + 1] &= ~Tangents.WEIGHTED_IN;
    return this;
  }

  /** The slope before a key, in units of the value per second. */
  public double inSlope(int key) {
    return tangents.in[key];
  }

  /** The slope after a key, in units of the value per second. */
  public double outSlope(int key) {
    return tangents.out[key];
  }

  /** The weight before a key. */
  public double inWeight(int key) {
    return tangents.inWeights[key];
  }

  /** The weight after a key. */
  public double outWeight(int key) {
    return tangents.outWeights[key];
  }

  /** Which weights of a key count: 0 none, 1 the one before it, 2 the one after it, 3 both. */
  public int weightedMode(int key) {
    return tangents.modes[key];
  }

  /** The keys. The builder must not be changed afterwards. */
  public Keyframes keys() {
    return Keyframes.full(times, values, tangents);
  }
}
