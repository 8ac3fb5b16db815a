package dev.diptych.animation.authoring.take;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.authoring.tree.Origin;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/**
 * Writes one pose of a part that is played alone. Each key of the recording is a key; if it is
 * moved by what moves itself, there are more between them.
 */
final class PartWriter {
  private static final int MAX_DEPTH = 12;
  private static final int QUARTERS = 4;

  /** Of a place between two keys, so that a bone between two of them is within its tolerance. */
  private static final double METRES = TakeWriter.METRES / 2;

  private final FigurePart part;
  private final int pose;
  private final float first;
  private final float last;
  private final double[] turns;

  /**
   * A writer.
   *
   * @param first when to begin
   * @param last when to end
   */
  PartWriter(FigurePart part, int pose, float first, float last) {
    this.part = part;
    this.pose = pose;
    this.first = first;
    this.last = last;
    this.turns = part.rotationTimes(pose);
  }

  /** The numbers of a key, which is at two times: of the recording, and of the scene. */
  @FunctionalInterface
  private interface Numbers {
    double[] at(double recorded, double time);
  }

  /** Adds the keys of its position and of its rotation. */
  void write(KeyList positions, KeyList rotations, Channel rotation) {
    RecordedPose recorded = part.figure().poses().get(pose);
    if (recorded.hasPosition()) {
      add(
          positions,
          part.positionTimes(pose),
          (from, time) -> part.position(pose, from, time, part.at(time)).toArray(),
          METRES);
    }
    if (recorded.hasRotation()) {
      double limit = Math.toRadians(rotation.tolerance()) / 2 / QUARTERS;
      add(rotations, turns, this::rotation, limit);
    }
  }

  /** A rotation. Where the recording has no key it is normalized, as keys are. */
  private double[] rotation(double recorded, double time) {
    Quaternion turn = part.rotation(pose, recorded, part.at(time));
    boolean key = Arrays.binarySearch(turns, recorded) >= 0;
    return (key || !(turn.norm() > 0) ? turn : turn.unit()).toArray();
  }

  private void add(KeyList keys, double[] recorded, Numbers numbers, double limit) {
    TakenPart taken = part.part();
    double before = taken.recording(first);
    add(keys, first, numbers.at(before, first));
    for (double time : recorded) {
      float scene = (float) taken.scene(time);
      if (scene > first && scene < last) {
        refine(keys, before, time, numbers, limit, 0);
        add(keys, scene, numbers.at(time, taken.scene(time)));
        before = time;
      }
    }
    double end = taken.recording(last);
    refine(keys, before, end, numbers, limit, 0);
    add(keys, last, numbers.at(end, last));
  }

  private void add(KeyList keys, float time, double[] numbers) {
    Origin origin = part.part().key().origin();
    keys.add(time, numbers, origin);
  }

  /** Adds keys between two times of the recording until lines between them are near enough. */
  private void refine(
      KeyList keys, double from, double until, Numbers numbers, double limit, int depth) {
    if (part.isExact() || depth == MAX_DEPTH || !(until > from)) {
      return;
    }
    DoubleUnaryOperator scene = part.part()::scene;
    double[] start = numbers.at(from, scene.applyAsDouble(from));
    double[] end = numbers.at(until, scene.applyAsDouble(until));
    boolean near = true;
    for (int quarter = 1; near && quarter < QUARTERS; quarter++) {
      double share = (double) quarter / QUARTERS;
      double time = from + share * (until - from);
      double[] between = numbers.at(time, scene.applyAsDouble(time));
      near = distance(start, end, between, share) <= limit;
    }
    if (!near) {
      double middle = (from + until) / 2;
      refine(keys, from, middle, numbers, limit, depth + 1);
      double time = scene.applyAsDouble(middle);
      if ((float) time > first && (float) time < last) {
        add(keys, (float) time, numbers.at(middle, time));
      }
      refine(keys, middle, until, numbers, limit, depth + 1);
    }
  }

  private static double distance(double[] start, double[] end, double[] between, double share) {
    double endSign = sign(start, end);
    double sign = sign(start, between);
    double square = 0;
    for (int axis = 0; axis < start.length; axis++) {
      double line = start[axis] + share * (endSign * end[axis] - start[axis]);
      square += (line - sign * between[axis]) * (line - sign * between[axis]);
    }
    return Math.sqrt(square);
  }

  /** Of rotations, both signs are the same; keys of places have three numbers. */
  private static double sign(double[] one, double[] other) {
    if (one.length < QUARTERS) {
      return 1;
    }
    double dot = 0;
    for (int axis = 0; axis < one.length; axis++) {
      dot += one[axis] * other[axis];
    }
    return dot < 0 ? -1 : 1;
  }
}
