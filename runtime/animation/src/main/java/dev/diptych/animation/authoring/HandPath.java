package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Pins;
import dev.diptych.animation.authoring.space.PlacePath;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.List;
import java.util.function.DoubleFunction;

/** Where a hand is over time: what holds it. */
sealed interface HandPath {
  /** What holds the hand at a time. */
  Pins pins(double time);

  /** The keys of its rows, at least one. */
  List<KeyRow> keys();

  /** Whether it follows nothing. */
  boolean isPlain();

  /** What it follows after its last row. */
  Space last();

  /** A track of one point in the world. */
  record Tracked(NumberTrack track, HandPoint point) implements HandPath {
    @Override
    public Pins pins(double time) {
      return Pins.of(point, track.at(time));
    }

    @Override
    public List<KeyRow> keys() {
      return track.rows();
    }

    @Override
    public boolean isPlain() {
      return true;
    }

    @Override
    public Space last() {
      return Space.WORLD;
    }
  }

  /** A path through places. */
  record Placed(PlacePath path) implements HandPath {
    @Override
    public Pins pins(double time) {
      return path.pins(time);
    }

    @Override
    public List<KeyRow> keys() {
      return path.keys();
    }

    @Override
    public boolean isPlain() {
      return false;
    }

    @Override
    public Space last() {
      return path.last();
    }
  }

  /**
   * The path of the other hand in a mirror.
   *
   * @param other the path
   * @param mirror mirrors places
   * @param later how much later it is, in seconds
   * @param scale how large the path is, from its first place
   * @param offset added to it
   */
  record Mirrored(HandPath other, MirrorPlane mirror, double later, double scale, Vector offset)
      implements HandPath {
    @Override
    public Pins pins(double time) {
      Pins pins = other.pins(time - later);
      Vector start = other.pins(other.keys().get(0).time()).place();
      return new Pins(
          pins.fromPoint(),
          place(pins.from(), start, time),
          pins.toPoint(),
          place(pins.to(), start, time),
          pins.part());
    }

    private Vector place(Vector place, Vector start, double time) {
      Vector scaled = start.plus(place.minus(start).scaled(scale));
      return mirror.place(scaled, time).plus(offset);
    }

    @Override
    public List<KeyRow> keys() {
      return KeyRow.later(other.keys(), later);
    }

    @Override
    public boolean isPlain() {
      return false;
    }

    @Override
    public Space last() {
      return other.last();
    }
  }

  /**
   * A mirror at x = 0 of a frame.
   *
   * @param frame where it is at a time
   */
  record MirrorPlane(DoubleFunction<Transform> frame) {
    static final MirrorPlane WORLD = new MirrorPlane(time -> Transform.IDENTITY);

    /** A place in a mirror at x = 0 of the world. */
    static Vector world(Vector place) {
      return new Vector(0 - place.x(), place.y(), place.z());
    }

    Vector place(Vector place, double time) {
      Transform at = frame.apply(time);
      return at.apply(world(at.toLocal(place)));
    }
  }
}
