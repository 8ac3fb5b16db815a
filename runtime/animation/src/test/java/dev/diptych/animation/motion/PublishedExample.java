package dev.diptych.animation.motion;

import dev.diptych.animation.motion.hierarchy.Hierarchy;
import java.util.Arrays;
import java.util.List;

/**
 * The motion of the page of July 2014 about Mikoto's export, in which bone1 is the parent of bone2.
 */
public final class PublishedExample {
  public static final double S = 0.707107;
  static final int[] FRAMES = {0, 20, 40, 70, 100, 120, 140};
  public static final Hierarchy HIERARCHY = RandomMotions.hierarchy("bone2:bone1");

  public static final Track JOINT =
      new Track(Track.Kind.VECTOR, "j_bone1", "Locate", "pos", "linear", FRAMES, new double[3 * 7]);

  public static final Track BONE1 =
      bone(
          "bone1",
          new double[] {
            0.5, 0.5, 0.5, -0.5, -S, 0, -S, 0, -S, 0, -S, 0, -S, 0, -S, 0, 0.5, 0.5, 0.5, -0.5, 0.5,
            0.5, 0.5, -0.5, 0.5, 0.5, 0.5, -0.5,
          });

  public static final Track BONE2 =
      bone(
          "bone2",
          new double[] {
            -0.0, -0.0, 0, 1, -0.0, -0.0, 0, 1, S, 0, -0.0, S, 0.5, -0.5, -0.5, 0.5, S, 0, 0, S,
            -0.0, -0.0, 0, 1, -0.0, -0.0, 0, 1,
          });

  public static final Motion MOTION =
      new Motion("motion[00]", 140, false, List.of(JOINT, BONE1, BONE2));

  private PublishedExample() {}

  private static Track bone(String name, double[] values) {
    return new Track(Track.Kind.QUATERNION, name, "Bone", "rot", "linear", FRAMES, values);
  }

  public static int row(int frame) {
    return Arrays.binarySearch(FRAMES, frame);
  }
}
