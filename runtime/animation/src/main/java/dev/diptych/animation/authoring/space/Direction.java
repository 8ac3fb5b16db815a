package dev.diptych.animation.authoring.space;

import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;

/** Where an axis of a hand or of the head points. */
sealed interface Direction {
  /**
   * The direction at a time; of any length.
   *
   * @param from where the object is that points
   */
  Vector at(double time, Vector from);

  /** What it follows. */
  Space space();

  /**
   * A direction at rest in a space. While the hand that points holds the prop that it points to,
   * the direction stays what it was: the prop goes with the hand.
   *
   * @param space the space
   * @param local the direction in it
   * @param hand the hand that points
   */
  record Along(Space space, Vector local, Side hand) implements Direction {
    @Override
    public Vector at(double time, Vector from) {
      double free = space instanceof Prop prop ? prop.before(time, hand) : time;
      return space.rotation(free).rotate(local);
    }
  }

  /** To a place. */
  record Towards(Place place) implements Direction {
    @Override
    public Vector at(double time, Vector from) {
      return place.at(time).minus(from);
    }

    @Override
    public Space space() {
      return place.space();
    }

    /** Whether {@code other} is the same point of the same space. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Towards towards
          && towards.place.space() == place.space()
          && towards.place.local().equals(place.local());
    }

    @Override
    public int hashCode() {
      return place.local().hashCode();
    }
  }

  /** A direction that was taken at one time. */
  record Fixed(Once<Vector> direction) implements Direction {
    @Override
    public Vector at(double time, Vector from) {
      return direction.get();
    }

    @Override
    public Space space() {
      return Space.WORLD;
    }
  }
}
