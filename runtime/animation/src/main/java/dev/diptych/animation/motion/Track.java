package dev.diptych.animation.motion;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import java.util.Arrays;
import java.util.Objects;

/**
 * The keys of one animated value. Keys are neither sorted, merged nor normalized. Immutable: arrays
 * are copied on the way in and out.
 */
public final class Track implements MotionItem {
  /** The kind of value. */
  public enum Kind {
    /** Three numbers, x first. */
    VECTOR(3),
    /** Four numbers, x first and w last. */
    QUATERNION(4);

    private final int width;

    Kind(int width) {
      this.width = width;
    }

    /** The number of numbers per key. */
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
   * @param kind the kind of value
   * @param name the bone, joint or character
   * @param className its class; known are Bone, Locate and Coordinate
   * @param member the animated member; known are rot and pos
   * @param curve the interpolation; known are linear and spline
   * @param frames the frame of each key, none negative
   * @param values the numbers of the first key, of the second, and so on
   * @throws IllegalArgumentException if the sizes differ, or a frame is negative
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
      throw new IllegalArgumentException("a frame is negative");
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

  /** The same with another interpolation. */
  public Track with(String otherCurve) {
    return new Track(kind, name, className, member, otherCurve, frames, values);
  }

  /** The kind of value. */
  public Kind kind() {
    return kind;
  }

  @Override
  public String name() {
    return name;
  }

  /** The class of what is animated. */
  public String className() {
    return className;
  }

  /** The animated member. */
  public String member() {
    return member;
  }

  /** The interpolation. */
  public String curve() {
    return curve;
  }

  /** The number of numbers per key. */
  public int width() {
    return kind.width;
  }

  /** The number of keys. */
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
      throw new IllegalStateException("the keys are not quaternions");
    }
    return QuaternionRows.get(values, row);
  }

  /** Whether it rotates a bone: quaternions of class Bone and member rot. */
  public boolean rotatesBone() {
    return kind == Kind.QUATERNION && className.equals("Bone") && member.equals("rot");
  }

  /** Compares numbers bit for bit. */
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
}
