package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Where a recording is played: what was relative to one space is relative to another one, perhaps
 * in a mirror.
 *
 * @param from the space of the recording
 * @param to the space in which it is played
 * @param mirror the space whose plane x = 0 is the mirror; or null
 * @param scale how large paths are, from the origin of {@code from}, or from their first place if
 *     that is the world
 */
record Retargeting(Space from, Space to, @Nullable Space mirror, double scale) {
  /** Whether it is the same at all times. */
  boolean isStill() {
    return from.isStill() && to.isStill() && (mirror == null || mirror.isStill());
  }

  /** What it is at one time. */
  At at(double time) {
    boolean plain = from == Space.WORLD && to == Space.WORLD;
    Transform moved = plain ? Transform.IDENTITY : to.at(time).times(from.at(time).inverse());
    return new At(moved, mirror == null ? null : mirror.at(time));
  }

  /** The point about which paths are scaled, if {@code first} is the first place of one. */
  Vector centre(Vector first, double time) {
    return from == Space.WORLD ? first : from.origin(time);
  }

  /**
   * A movement, and a mirror after it.
   *
   * @param moved the movement
   * @param mirror the frame of the mirror, or null
   */
  record At(Transform moved, @Nullable Transform mirror) {
    Vector place(Vector recorded) {
      Vector place = moved.apply(recorded);
      if (mirror == null) {
        return place;
      }
      Vector local = mirror.toLocal(place);
      return mirror.apply(new Vector(-local.x(), local.y(), local.z()));
    }

    /** A direction, of any length. */
    Vector direction(Vector recorded) {
      Vector turned = moved.rotation().rotate(recorded);
      if (mirror == null) {
        return turned;
      }
      Vector local = mirror.rotation().inverse().rotate(turned);
      return mirror.rotation().rotate(new Vector(-local.x(), local.y(), local.z()));
    }

    /** A rotation, normalized or not: it is linear in its numbers. */
    Quaternion turn(Quaternion recorded) {
      Quaternion turned = moved.rotation().times(recorded);
      if (mirror == null) {
        return turned;
      }
      Quaternion local = mirror.rotation().inverse().times(turned);
      return mirror.rotation().times(local.mirrored());
    }
  }
}
