package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.EyePosition;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A rotation that follows something. */
sealed interface Orientation permits Orientation.Turned, Orientation.Looking, Aim {
  /** The rotation at a time, of length 1. */
  Quaternion at(double time);

  /** The space in which it is at rest, or null if it is at rest in none. */
  @Nullable Space space();

  /** The name of what it follows, for messages about cycles. */
  Space followed();

  /** The same rotation just before {@code time}, at rest in {@code other} from then on. */
  default Orientation in(Space other, double time) {
    double before = Math.nextDown(time);
    return other == space()
        ? this
        : Turned.of(other, () -> other.rotation(before).inverse().times(at(before)));
  }

  /**
   * A rotation at rest in a space.
   *
   * @param space the space
   * @param local the rotation in it
   * @param followed what the rotation is taken from; else the space
   */
  record Turned(Space space, Once<Quaternion> local, Space followed) implements Orientation {
    static Turned of(Space space, Quaternion local) {
      return new Turned(space, Once.of(local), space);
    }

    static Turned of(Space space, Supplier<Quaternion> local) {
      return new Turned(space, new Once<>(local), space);
    }

    /** A rotation in a space as it is just before {@code time}. */
    static Turned fixed(Space space, double time, Quaternion local) {
      Once<Quaternion> taken = new Once<>(() -> space.rotation(Math.nextDown(time)).times(local));
      return new Turned(Space.WORLD, taken, space);
    }

    @Override
    public Quaternion at(double time) {
      return space == Space.WORLD ? local.get() : space.rotation(time).times(local.get());
    }
  }

  /**
   * The rotation of something that looks: +Z to a direction, +Y up.
   *
   * @param direction where to
   * @param eye where it is
   */
  record Looking(Direction direction, EyePosition eye) implements Orientation {
    @Override
    public Quaternion at(double time) {
      Vector found = direction.at(time, eye.at(time));
      if (found.norm() > 0) {
        return LookRotation.of(found);
      }
      throw new PlaceException(
          "bad-argument", "there is no direction from a point to itself", "look at another place");
    }

    @Override
    public @Nullable Space space() {
      return null;
    }

    @Override
    public Space followed() {
      return direction.space();
    }
  }
}
