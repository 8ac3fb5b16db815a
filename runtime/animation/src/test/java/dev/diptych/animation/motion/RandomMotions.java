package dev.diptych.animation.motion;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.animation.motion.hierarchy.HierarchyException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Things by chance, the same for the same seed. */
public final class RandomMotions {
  private static final int SEEDS = 300;

  private final Random random;

  public RandomMotions(long seed) {
    random = new Random(seed);
  }

  public static void each(Consumer<RandomMotions> check) {
    for (int seed = 0; seed < SEEDS; seed++) {
      try {
        check.accept(new RandomMotions(seed));
      } catch (AssertionError error) {
        throw new AssertionError("with seed " + seed, error);
      }
    }
  }

  public double part() {
    return random.nextDouble();
  }

  public int below(int bound) {
    return random.nextInt(bound);
  }

  public double number() {
    return random.nextGaussian() * Math.pow(10, random.nextInt(5));
  }

  public Vector vector() {
    return new Vector(number(), number(), number());
  }

  public Quaternion rotation() {
    return new Quaternion(
            random.nextGaussian(),
            random.nextGaussian(),
            random.nextGaussian(),
            random.nextGaussian())
        .unit();
  }

  /** As a file has it: six decimals. */
  public static double rounded(double number) {
    return Math.rint(number * 1e6) / 1e6;
  }

  public Quaternion roundedRotation() {
    Quaternion q = rotation();
    return new Quaternion(rounded(q.x()), rounded(q.y()), rounded(q.z()), rounded(q.w()));
  }

  public int[] frames(int count) {
    int[] frames = new int[count];
    for (int i = 0; i < count; i++) {
      frames[i] = (i == 0 ? 0 : frames[i - 1] + 1) + random.nextInt(30);
    }
    return frames;
  }

  public Track bone(String name, String curve) {
    return bone(name, curve, 1 + below(6));
  }

  public Track bone(String name, String curve, int keys) {
    double[] values = new double[4 * keys];
    for (int row = 0; row < keys; row++) {
      QuaternionRows.put(values, row, roundedRotation());
    }
    return new Track(Track.Kind.QUATERNION, name, "Bone", "rot", curve, frames(keys), values);
  }

  public Track vectors(String curve, int keys) {
    double[] values = random.doubles(3L * keys, -100, 100).toArray();
    return new Track(Track.Kind.VECTOR, "j", "Locate", "pos", curve, frames(keys), values);
  }

  /** Bones a, b and so on, each on the one before. */
  public Motion chain(int bones, String curve) {
    List<MotionItem> children = new ArrayList<>();
    for (int bone = 0; bone < bones; bone++) {
      children.add(bone(name(bone), curve));
    }
    return new Motion("m", 100, false, children);
  }

  public static String name(int bone) {
    return Character.toString('a' + bone);
  }

  public static Hierarchy chained(int bones) {
    StringBuilder list = new StringBuilder();
    for (int bone = 1; bone < bones; bone++) {
      list.append(bone == 1 ? "" : ",").append(name(bone)).append(':').append(name(bone - 1));
    }
    return hierarchy(list.toString());
  }

  public static Hierarchy hierarchy(String list) {
    try {
      return Hierarchy.parse(list);
    } catch (HierarchyException e) {
      throw new AssertionError(list, e);
    }
  }

  public static Track find(Motion motion, String name) {
    return motion.tracks().stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
  }
}
