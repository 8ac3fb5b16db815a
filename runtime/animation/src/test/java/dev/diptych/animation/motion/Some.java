package dev.diptych.animation.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Things by chance, the same for the same seed. */
final class Some {
  private static final int SEEDS = 300;

  private final Random random;

  Some(long seed) {
    random = new Random(seed);
  }

  static void each(Consumer<Some> check) {
    for (int seed = 0; seed < SEEDS; seed++) {
      try {
        check.accept(new Some(seed));
      } catch (AssertionError error) {
        throw new AssertionError("with seed " + seed, error);
      }
    }
  }

  double part() {
    return random.nextDouble();
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  double number() {
    return random.nextGaussian() * Math.pow(10, random.nextInt(5));
  }

  Vector vector() {
    return new Vector(number(), number(), number());
  }

  Quaternion rotation() {
    return new Quaternion(
            random.nextGaussian(),
            random.nextGaussian(),
            random.nextGaussian(),
            random.nextGaussian())
        .unit();
  }

  /** As a file has it: six decimals. */
  static double rounded(double number) {
    return Math.rint(number * 1e6) / 1e6;
  }

  Quaternion roundedRotation() {
    Quaternion q = rotation();
    return new Quaternion(rounded(q.x()), rounded(q.y()), rounded(q.z()), rounded(q.w()));
  }

  int[] frames(int count) {
    int[] frames = new int[count];
    for (int i = 0; i < count; i++) {
      frames[i] = (i == 0 ? 0 : frames[i - 1] + 1) + random.nextInt(30);
    }
    return frames;
  }

  Track bone(String name, String curve) {
    return bone(name, curve, 1 + below(6));
  }

  Track bone(String name, String curve, int keys) {
    double[] values = new double[4 * keys];
    for (int row = 0; row < keys; row++) {
      Rows.put(values, row, roundedRotation());
    }
    return new Track(Track.Kind.QUATERNION, name, "Bone", "rot", curve, frames(keys), values);
  }

  Track vectors(String curve, int keys) {
    double[] values = random.doubles(3L * keys, -100, 100).toArray();
    return new Track(Track.Kind.VECTOR, "j", "Locate", "pos", curve, frames(keys), values);
  }

  /** Bones a, b and so on, each on the one before. */
  Motion chain(int bones, String curve) {
    List<Child> children = new ArrayList<>();
    for (int bone = 0; bone < bones; bone++) {
      children.add(bone(name(bone), curve));
    }
    return new Motion("m", 100, false, children);
  }

  static String name(int bone) {
    return Character.toString('a' + bone);
  }

  static Hierarchy chained(int bones) {
    StringBuilder list = new StringBuilder();
    for (int bone = 1; bone < bones; bone++) {
      list.append(bone == 1 ? "" : ",").append(name(bone)).append(':').append(name(bone - 1));
    }
    return hierarchy(list.toString());
  }

  static Hierarchy hierarchy(String list) {
    if (Hierarchy.parse(list) instanceof HierarchyResult.Accepted accepted) {
      return accepted.hierarchy();
    }
    throw new AssertionError(Hierarchy.parse(list));
  }

  static Track find(Motion motion, String name) {
    return motion.tracks().stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
  }
}
