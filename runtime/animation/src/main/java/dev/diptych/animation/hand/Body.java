package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.Optional;

/**
 * The frame of the body of the person whose head is the camera: its origin is the camera, and it
 * turns with the camera to the left and to the right only.
 *
 * @param origin the position of the camera, in metres
 * @param rotation the heading, a rotation about +Y of length 1
 */
public record Body(Vector origin, Quaternion rotation) {
  /** Below it, the camera is upside down: its heading is no more than errors of rounding. */
  private static final double UPSIDE_DOWN = 1e-6;

  /**
   * The body below a camera.
   *
   * @param position of the camera
   * @param rotation of the camera, of any length above 0
   * @return empty if the camera is upside down, which has no heading
   */
  public static Optional<Body> of(Vector position, Quaternion rotation) {
    return heading(rotation).map(heading -> new Body(position, heading));
  }

  /**
   * The twist of {@code rotation} about +Y, (0 y 0 w) with length 1. Unlike the direction of +Z, it
   * does not jump where the camera looks straight up or down.
   *
   * @return empty if {@code rotation} is upside down, or none
   */
  public static Optional<Quaternion> heading(Quaternion rotation) {
    double length = Math.sqrt(rotation.y() * rotation.y() + rotation.w() * rotation.w());
    return length > UPSIDE_DOWN * rotation.norm()
        ? Optional.of(new Quaternion(0, rotation.y() / length, 0, rotation.w() / length))
        : Optional.empty();
  }

  /** The place in the world of a place in this frame. */
  public Vector place(Vector local) {
    return origin.plus(rotation.rotate(local));
  }

  /** The place in this frame of a place in the world. */
  public Vector local(Vector place) {
    return rotation.inverse().rotate(place.minus(origin));
  }
}
