package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A walk over curves, some of which have the same times, against a search in each curve. */
class KeyWalkTest {
  private static final List<String> AXES = List.of("x", "y", "z");

  @Property(tries = 200)
  void valuesAreThoseOfStraightLines(@ForAll long seed) {
    List<Curve> curves = curves(new Random(seed));
    TreeSet<Float> times = new TreeSet<>();
    curves.forEach(curve -> keys(curve).forEach(key -> times.add(curve.time(key))));
    KeyWalk walk = new KeyWalk(curves);
    for (float time : times) {
      assertThat(walk.advance()).isTrue();
      assertThat(walk.time()).isEqualTo(time);
      for (int i = 0; i < curves.size(); i++) {
        assertThat(walk.value(i)).isCloseTo(value(curves.get(i), time), within(1e-6));
        assertThat(walk.key(i)).isEqualTo(key(curves.get(i), time));
      }
    }
    assertThat(walk.advance()).isFalse();
  }

  private static List<Curve> curves(Random random) {
    AnimationBuilder animation = AnimationBuilder.shipped().part("camera");
    double[][] choices = {times(random), times(random)};
    for (String axis : AXES) {
      for (double time : choices[random.nextInt(2)]) {
        animation.keys("camera.position_" + axis, time, random.nextGaussian());
      }
    }
    return InputAnimation.of(animation.build()).pose("camera").position();
  }

  private static double[] times(Random random) {
    return random.ints(random.nextInt(6), 0, 12).sorted().distinct().asDoubleStream().toArray();
  }

  private static List<Integer> keys(Curve curve) {
    return IntStream.range(0, curve.size()).boxed().toList();
  }

  /** The last key up to {@code time}, or the first. */
  private static int key(Curve curve, float time) {
    return Math.max(0, (int) keys(curve).stream().filter(k -> curve.time(k) <= time).count() - 1);
  }

  private static double value(Curve curve, float time) {
    if (curve.isEmpty()) {
      return 0;
    }
    int key = key(curve, time);
    double from = curve.time(key);
    if (time <= from || key + 1 == curve.size()) {
      return curve.value(key);
    }
    double part = (time - from) / (curve.time(key + 1) - from);
    return curve.value(key) + part * (curve.value(key + 1) - curve.value(key));
  }
}
