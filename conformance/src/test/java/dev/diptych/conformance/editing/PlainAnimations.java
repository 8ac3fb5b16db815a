package dev.diptych.conformance.editing;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.AnimationGenerator;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Options;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.independent.Ray;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/** Animations whose curves have clamped ends, small slopes and weights of at most 1. */
final class PlainAnimations {
  private final SplittableRandom random;

  private PlainAnimations(long seed) {
    random = new SplittableRandom(seed);
  }

  /** One of any shape; the same seed always makes the same one. */
  static Animation of(long seed) {
    Animation tame = AnimationGenerator.animation(seed, Options.tame());
    PlainAnimations plain = new PlainAnimations(seed);
    return curves(tame, plain::plain);
  }

  private Curve plain(Curve curve) {
    return Curve.of(curve.keys().stream().map(this::plain).toList());
  }

  private Key plain(Key key) {
    int[] bits = key.bits().clone();
    boolean truth = bits.length == Key.SHORT_WORDS && (key.value() == 0 || key.value() == 1);
    bits[1] = truth ? bits[1] : bits(random.nextDouble(-5, 5));
    if (bits.length == Key.FULL_WORDS) {
      boolean step = random.nextInt(8) == 0;
      bits[2] = bits(step ? Double.POSITIVE_INFINITY : random.nextDouble(-9, 9));
      bits[3] = bits(random.nextDouble(-9, 9));
      bits[4] = bits(random.nextInt(3) == 0 ? 0 : random.nextDouble());
      bits[5] = bits(random.nextInt(3) == 0 ? 0 : random.nextDouble());
      bits[6] = random.nextInt(4);
    }
    return new Key(bits);
  }

  private static int bits(double number) {
    return Float.floatToRawIntBits((float) number);
  }

  /** {@code animation} with every curve changed. */
  static Animation curves(Animation a, UnaryOperator<Curve> change) {
    UnaryOperator<Pose> pose = p -> p == null ? null : Pose.of(all(p.curves(), change));
    return new Animation(
        a.major(),
        a.minor(),
        a.layout(),
        a.flagCamera(),
        a.flagHands(),
        a.flagGaze(),
        pose.apply(a.camera()),
        one(a.trackedLeft(), change),
        one(a.trackedRight(), change),
        one(a.pinchingLeft(), change),
        one(a.pinchingRight(), change),
        a.jointsLeft() == null ? null : a.jointsLeft().stream().map(pose).toList(),
        a.jointsRight() == null ? null : a.jointsRight().stream().map(pose).toList(),
        a.gaze() == null ? null : Ray.of(all(a.gaze().curves(), change)),
        a.markers(),
        a.trailing());
  }

  private static Curve one(Curve curve, UnaryOperator<Curve> change) {
    return curve == null ? null : change.apply(curve);
  }

  private static List<Curve> all(List<Curve> curves, UnaryOperator<Curve> change) {
    return curves.stream().map(change).toList();
  }

  /** The time of the latest key, and at least 0. */
  static double duration(Animation animation) {
    return animation.curves().stream()
        .flatMap(curve -> curve.keys().stream())
        .mapToDouble(Key::time)
        .reduce(0, Math::max);
  }

  /** Whether the curve at {@code index} is one of the four booleans. */
  static boolean isBoolean(Animation animation, int index) {
    int first = animation.camera() == null ? 0 : 7;
    return animation.trackedLeft() != null && index >= first && index < first + 4;
  }
}
