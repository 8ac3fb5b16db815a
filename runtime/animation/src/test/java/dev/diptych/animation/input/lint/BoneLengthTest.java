package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.lint.BoneLength.KeyDistances;
import dev.diptych.animation.input.lint.BoneLength.TrackedRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whole keys of curves with the same times, against a walk over all of their times. */
class BoneLengthTest {
  private static final List<String> AXES = List.of("position_x", "position_y", "position_z");
  private static final int MAX_KEYS = 2 * KeyDistances.BLOCK;

  @Property(tries = 200)
  void theKeysOfAWalkWhileTracked(@ForAll long seed) {
    Random random = new Random(seed);
    Pose pose = pose(random, times(random, random.nextBoolean() ? 8 : MAX_KEYS));
    Curve tracked = pose.rotation().get(0);
    TrackedRows rows = TrackedRows.of(tracked, pose.position());
    List<Integer> keys = new ArrayList<>();
    assertThat(rows).isNotNull();
    rows.forEach((from, to) -> addRange(keys, from, to));
    assertThat(keys).isEqualTo(walked(tracked, pose.position()));
  }

  @Property(tries = 50)
  void otherTimesAreLeftToTheWalk(@ForAll long seed) {
    Random random = new Random(seed);
    Pose pose = pose(random, times(random, 8));
    Curve other = pose.rotation().get(1);
    assertThat(TrackedRows.of(other, pose.position())).isNull();
    List<Curve> different = new ArrayList<>(pose.position());
    different.add(other);
    assertThat(TrackedRows.of(pose.rotation().get(0), different)).isNull();
  }

  @Property(tries = 50)
  void distancesAreThoseOfAWalk(@ForAll long seed) {
    Random random = new Random(seed);
    Pose pose = pose(random, times(random, 300));
    List<Curve> first = pose.position();
    List<Curve> second = List.of(first.get(1), first.get(2), first.get(0));
    List<Curve> all = new ArrayList<>(first);
    all.addAll(second);
    KeyWalk walk = new KeyWalk(all);
    double[] distances = new KeyDistances(first, second).at(0, first.get(0).size());
    for (int key = 0; walk.advance(); key++) {
      assertThat(distances[key]).isCloseTo(walk.distance(0, 3), within(0.0));
    }
  }

  private static List<Integer> walked(Curve tracked, List<Curve> curves) {
    List<Curve> all = new ArrayList<>(List.of(tracked));
    all.addAll(curves);
    KeyWalk walk = new KeyWalk(all);
    List<Integer> keys = new ArrayList<>();
    while (walk.advance()) {
      if (walk.isTrue(0)) {
        keys.add(walk.key(1));
      }
    }
    return keys;
  }

  private static void addRange(List<Integer> keys, int from, int to) {
    for (int key = from; key < to; key++) {
      keys.add(key);
    }
  }

  /** A position; rotation X has a key at some of its times, rotation Y at another time. */
  private static Pose pose(Random random, List<Double> times) {
    AnimationBuilder animation = AnimationBuilder.shipped().part("camera");
    for (double time : times) {
      AXES.forEach(axis -> animation.keys("camera." + axis, time, random.nextGaussian()));
      if (random.nextInt(3) == 0) {
        animation.keys("camera.rotation_x", time, random.nextInt(2));
      }
    }
    animation.keys("camera.rotation_x", times.get(times.size() - 1) + 1, 0);
    animation.keys("camera.rotation_y", times.get(0) + 0.5, 1);
    AXES.forEach(axis -> animation.keys("camera." + axis, times.get(times.size() - 1) + 1, 1));
    return InputAnimation.of(animation.build()).pose("camera");
  }

  private static List<Double> times(Random random, int most) {
    return random
        .ints(1 + random.nextInt(most), 0, 4 * most)
        .sorted()
        .distinct()
        .mapToObj(time -> (double) time)
        .toList();
  }
}
