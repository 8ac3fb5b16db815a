package dev.diptych.animation.hand.pose;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/**
 * Where a joint is.
 *
 * @param position in metres
 * @param rotation of length 1
 */
public record Placement(Vector position, Quaternion rotation) {
  /** The same relative to {@code frame}. */
  public Placement in(Placement frame) {
    Quaternion back = frame.rotation.inverse();
    return new Placement(back.rotate(position.minus(frame.position)), back.times(rotation).unit());
  }

  /** The same in a mirror at x = 0, as MRTK mirrors left hands. */
  public Placement mirrored() {
    return new Placement(
        new Vector(-position.x(), position.y(), position.z()), rotation.mirrored());
  }
}
