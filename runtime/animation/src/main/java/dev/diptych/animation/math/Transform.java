package dev.diptych.animation.math;

/**
 * A position and a rotation, without a scale, as Unity's {@code Transform}. It maps local points to
 * those of the space around it.
 *
 * @param position in metres
 * @param rotation of length 1
 */
public record Transform(Vector position, Quaternion rotation) {
  /** No movement and no rotation. */
  public static final Transform IDENTITY = new Transform(Vector.ZERO, Quaternion.IDENTITY);

  /** A local point in the space around it. */
  public Vector apply(Vector local) {
    return position.plus(rotation.rotate(local));
  }

  /** A point of the space around it as a local one: the inverse of {@link #apply}. */
  public Vector toLocal(Vector point) {
    return rotation.inverse().rotate(point.minus(position));
  }

  /** First {@code inner}, then this. */
  public Transform times(Transform inner) {
    return new Transform(apply(inner.position), rotation.times(inner.rotation));
  }

  /** The same in a mirror at x = 0. */
  public Transform mirrored() {
    return new Transform(
        new Vector(-position.x(), position.y(), position.z()), rotation.mirrored());
  }

  /** The inverse. */
  public Transform inverse() {
    Quaternion back = rotation.inverse();
    return new Transform(back.rotate(Vector.ZERO.minus(position)), back);
  }
}
