package dev.diptych.conformance.motion;

import dev.diptych.animation.motion.Track;
import java.util.function.ToDoubleFunction;

/**
 * Plays one number of a track, frame by frame: a coordinate, or the angle of rotations about one
 * axis. Nothing of the product's interpolation.
 */
public final class PlayedMotion {
  private final int[] frames;
  private final double[] numbers;
  private final boolean spline;
  private final boolean rotation;

  /** Numbers at frames, ascending, on the curve of a kind of track. */
  public PlayedMotion(int[] frames, double[] numbers, boolean spline, boolean rotation) {
    this.frames = frames;
    this.numbers = numbers;
    this.spline = spline;
    this.rotation = rotation;
  }

  /** The number that {@code number} reads from each key. */
  static PlayedMotion of(Track track, ToDoubleFunction<double[]> number) {
    double[] numbers = new double[track.rows()];
    for (int row = 0; row < numbers.length; row++) {
      numbers[row] = number.applyAsDouble(track.row(row));
    }
    boolean rotation = track.kind() == Track.Kind.QUATERNION;
    return new PlayedMotion(track.frames(), numbers, track.curve().equals("spline"), rotation);
  }

  /** The angle in degrees of a rotation about an axis, by its number in a quaternion. */
  static double angle(double[] quaternion, int axis) {
    double angle = 2 * Math.toDegrees(Math.atan2(quaternion[axis], quaternion[3]));
    return angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle;
  }

  /** The number at a frame between the first and the last key. */
  public double at(double frame) {
    int key = 0;
    while (key + 2 < frames.length && frames[key + 1] <= frame) {
      key++;
    }
    double part = (frame - frames[key]) / (frames[key + 1] - frames[key]);
    double from = numbers[key];
    double to = numbers[key + 1];
    if (!spline) {
      return from + part * (to - from);
    }
    double span = frames[key + 1] - frames[key];
    double leave = velocity(key) * span;
    double arrive = velocity(key + 1) * span;
    return rotation ? squad(key, part, leave, arrive) : hermite(from, to, part, leave, arrive);
  }

  private double velocity(int key) {
    int before = Math.max(0, key - 1);
    int after = Math.min(frames.length - 1, key + 1);
    return (numbers[after] - numbers[before]) / (frames[after] - frames[before]);
  }

  private static double hermite(double from, double to, double t, double leave, double arrive) {
    double a = 2 * from - 2 * to + leave + arrive;
    double b = -3 * from + 3 * to - 2 * leave - arrive;
    return ((a * t + b) * t + leave) * t + from;
  }

  /** Angles about one axis: great circles are straight lines. */
  private double squad(int key, double t, double leave, double arrive) {
    double from = numbers[key];
    double to = numbers[key + 1];
    double way = to - from;
    double control = key == 0 ? from : from + (leave - way) / 2;
    double toControl = key + 2 == frames.length ? to : to - (arrive - way) / 2;
    double outer = from + t * way;
    double inner = control + t * (toControl - control);
    return outer + 2 * t * (1 - t) * (inner - outer);
  }
}
