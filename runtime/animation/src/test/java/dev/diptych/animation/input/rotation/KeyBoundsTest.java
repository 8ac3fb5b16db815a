package dev.diptych.animation.input.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Bounds from blocks of keys, against single keys. */
class KeyBoundsTest {
  private static final List<String> AXES = List.of("x", "y", "z", "w");
  private static final double[] ODD = {
    Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0, -0.0, Float.MIN_VALUE
  };

  @Property(tries = 100)
  void boundsAreThoseOfSingleKeys(@ForAll long seed) {
    Random random = new Random(seed);
    SharedKeys keys = SharedKeys.of(curves(random, random.nextInt(1100)));
    check(KeyBounds.ofLengths(keys), 0, keys.size(), keys::length);
    RotationBounds both = RotationBounds.of(keys);
    check(both.lengths(), 0, keys.size(), keys::length);
    check(both.steps(), 1, keys.size(), row -> keys.dot(row, row - 1));
  }

  private static void check(KeyBounds bounds, int from, int to, IntToDoubleFunction quantity) {
    double[] numbers =
        IntStream.range(Math.min(from, to), to)
            .mapToDouble(quantity)
            .filter(number -> !Double.isNaN(number))
            .toArray();
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (double number : numbers) {
      least = number < least ? number : least;
      greatest = number > greatest ? number : greatest;
    }
    if (numbers.length > 0) {
      assertThat(bounds).isEqualTo(new KeyBounds(least, greatest));
    }
  }

  /** The last curve may lack some keys of the others. */
  private static List<Curve> curves(Random random, int size) {
    AnimationBuilder animation = AnimationBuilder.shipped().part("camera");
    boolean same = random.nextBoolean();
    boolean odd = random.nextBoolean();
    for (int key = 0; key < size; key++) {
      for (String axis : AXES) {
        if (same || !axis.equals("w") || random.nextInt(3) > 0) {
          animation.keys("camera.rotation_" + axis, key, value(random, odd));
        }
      }
    }
    return InputAnimation.of(animation.build()).pose("camera").rotation();
  }

  private static double value(Random random, boolean odd) {
    return odd && random.nextInt(9) == 0 ? ODD[random.nextInt(ODD.length)] : random.nextGaussian();
  }
}
