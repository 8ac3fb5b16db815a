package dev.diptych.animation.motion;

import java.util.Arrays;
import java.util.Objects;

/**
 * The keys of one thing that moves. They stay as given: not sorted, not merged, no sign changed and
 * no quaternion brought to unit length. It does not change, and copies what it is given and gives.
 */
public final class Track implements Child {
  /** What a key holds. */
  public enum Kind {
    /** Three numbers, x first. */
    VECTOR(3),
    /** Four numbers, x first and w last. */
    QUATERNION(4);

    private final int width;

    Kind(int width) {
      this.width = width;
    }

    /** How many numbers a key has. */
    public int width() {
      return width;
    }
  }

  private final Kind kind;
  private final String name;
  private final String className;
  private final String member;
  private final String curve;
  private final int[] frames;
  private final double[] values;

  /**
   * A track.
   *
   * @param kind what its keys hold
   * @param name the bone, joint or character that it moves
   * @param className what that is; seen are Bone, Locate and Coordinate
   * @param member what of it moves; seen are rot and pos
   * @param curve how to come from key to key; seen are linear and spline
   * @param frames the frame of each key, none below 0
   * @param values the numbers of the first key, of the second, and so on
   * @throws IllegalArgumentException where these do not fit one another
   */
  public Track(
      Kind kind,
      String name,
      String className,
      String member,
      String curve,
      int[] frames,
      double[] values) {
    this.kind = Objects.requireNonNull(kind);
    this.name = Objects.requireNonNull(name);
    this.className = Objects.requireNonNull(className);
    this.member = Objects.requireNonNull(member);
    this.curve = Objects.requireNonNull(curve);
    this.frames = frames.clone();
    this.values = values.clone();
    if (values.length != (long) frames.length * kind.width) {
      throw new IllegalArgumentException(
          frames.length + " keys of " + kind.width + " numbers, but " + values.length);
    }
    if (Arrays.stream(frames).anyMatch(frame -> frame < 0)) {
      throw new IllegalArgumentException("a frame below 0");
    }
  }

  /** The same with other keys. */
  public Track with(int[] otherFrames, double[] otherValues) {
    return new Track(kind, name, className, member, curve, otherFrames, otherValues);
  }

  /** The same with other values at the same frames. */
  public Track with(double[] otherValues) {
    return with(frames, otherValues);
  }

  /** The same with another kind of curve. */
  public Track with(String otherCurve) {
    return new Track(kind, name, className, member, otherCurve, frames, values);
  }

  /** What its keys hold. */
  public Kind kind() {
    return kind;
  }

  @Override
  public String name() {
    return name;
  }

  /** What sort of thing moves. */
  public String className() {
    return className;
  }

  /** What of it moves. */
  public String member() {
    return member;
  }

  /** How to come from key to key. */
  public String curve() {
    return curve;
  }

  /** How many numbers a key has. */
  public int width() {
    return kind.width;
  }

  /** How many keys there are. */
  public int rows() {
    return frames.length;
  }

  /** The frame of a key. */
  public int frame(int row) {
    return frames[row];
  }

  /** The frames of all keys, a copy. */
  public int[] frames() {
    return frames.clone();
  }

  /** All numbers, key after key, a copy. */
  public double[] values() {
    return values.clone();
  }

  /** The numbers of a key, a copy. */
  public double[] row(int row) {
    Objects.checkIndex(row, frames.length);
    return Arrays.copyOfRange(values, row * kind.width, (row + 1) * kind.width);
  }

  /** A key of a track of quaternions. */
  public Quaternion rotation(int row) {
    if (kind != Kind.QUATERNION) {
      throw new IllegalStateException("the keys are no quaternions");
    }
    return Rows.rotation(values, row);
  }

  /** Whether it turns a bone: quaternions of class Bone and member rot. */
  public boolean turnsBone() {
    return kind == Kind.QUATERNION && className.equals("Bone") && member.equals("rot");
  }

  /** Everything is the same, every number bit for bit. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Track that
        && kind == that.kind
        && name.equals(that.name)
        && className.equals(that.className)
        && member.equals(that.member)
        && curve.equals(that.curve)
        && Arrays.equals(frames, that.frames)
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, name, className, member, curve, Arrays.hashCode(frames));
  }

  @Override
  public String toString() {
    return kind + " " + name + " " + className + " " + member + " " + curve + " " + rows();
  }
}
