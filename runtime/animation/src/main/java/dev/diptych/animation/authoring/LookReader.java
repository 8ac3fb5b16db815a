package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Place;
import dev.diptych.animation.authoring.space.PlaceRow;
import dev.diptych.animation.authoring.space.Places;
import dev.diptych.animation.authoring.space.RowAdvice;
import dev.diptych.animation.authoring.space.RowWords;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.EyePosition;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Reach;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.schema.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the rows of {@code look}: {@code from} a place {@code at} a place, and {@code dwell}. */
final class LookReader {
  private static final HandPoint ANY = HandPoint.of(Joint.WRIST);
  private static final Vector AHEAD = new Vector(0, 0, 1);

  private final Places places;
  private final @Nullable EyePosition defaultEye;
  private final double dwell;
  private final List<PlaceRow> eyes = new ArrayList<>();
  private final List<PlaceRow> targets = new ArrayList<>();
  private boolean moves;

  /**
   * A reader.
   *
   * @param defaultEye where the eyes are if a row does not set it; null for where they were before
   * @param dwell how long to look at each target, in seconds, if a row does not set it
   */
  LookReader(Places places, @Nullable EyePosition defaultEye, double dwell) {
    this.places = places;
    this.defaultEye = defaultEye;
    this.dwell = dwell;
    this.moves = defaultEye == null;
  }

  /** What a row writes. */
  private static final class Row {
    private @Nullable Place from;
    private @Nullable Place at;
    private @Nullable Double dwell;
    private boolean wrong;
  }

  /** The eyes and targets of rows; nothing if there are none. */
  Optional<LookPath> read(List<KeyRow> keys) {
    for (KeyRow key : keys) {
      requireAfter(key);
      if (key.held()) {
        held(key);
      } else {
        add(key);
      }
    }
    return keys.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new LookPath(moves ? null : defaultEye, places.path(eyes), places.path(targets)));
  }

  private Arguments arguments() {
    return places.arguments();
  }

  private void add(KeyRow key) {
    Row row = row(key);
    moves |= row.from != null;
    Place eye = row.from != null ? row.from : eye(key.time());
    Place target = row.at;
    if (target == null) {
      if (!row.wrong) {
        arguments().error(key.origin(), "expected a target: at (x y z)");
      }
      target = Place.of(Space.WORLD, () -> eye.at(key.time()).plus(AHEAD));
    }
    eyes.add(new PlaceRow(key, ANY, eye));
    targets.add(new PlaceRow(key, ANY, target));
    double pause = row.dwell == null ? dwell : row.dwell;
    if (pause > 0) {
      double end = key.time() + pause;
      KeyRow held = new KeyRow(key.origin(), end, key.arguments(), Reach.LINEAR, true);
      eyes.add(new PlaceRow(held, ANY, row.from == null && defaultEye != null ? eye(end) : eye));
      targets.add(new PlaceRow(held, ANY, target));
    }
  }

  /** The end of a range: what is looked at is from then on where it is now. */
  private void held(KeyRow key) {
    PlaceRow eye = eyes.get(eyes.size() - 1);
    PlaceRow target = targets.get(targets.size() - 1);
    Place then = defaultEye != null && !moves ? eye(key.time()) : eye.leave();
    eyes.add(new PlaceRow(key, ANY, then, then));
    Place at = target.leave();
    targets.add(new PlaceRow(key, ANY, at, at.in(places.space(), key.time())));
  }

  private Place eye(double time) {
    if (defaultEye == null) {
      return eyes.isEmpty()
          ? Place.of(Space.WORLD, Vector.ZERO)
          : eyes.get(eyes.size() - 1).leave();
    }
    return Place.of(Space.WORLD, () -> defaultEye.at(time));
  }

  private Row row(KeyRow key) {
    Row row = new Row();
    RowWords words = new RowWords(key.arguments());
    while (!words.isEmpty() && !row.wrong) {
      if (words.begins("from")) {
        row.from = places.after("from", words, key.time());
        row.wrong = row.from == null;
      } else if (words.begins(Places.AT)) {
        row.at = places.after(Places.AT, words, key.time());
        row.wrong = row.at == null;
      } else if (words.begins("dwell") && words.peek() instanceof Value.Call call) {
        words.next();
        row.dwell = notNegative(arguments().seconds(call), call.origin(), arguments());
      } else {
        row.wrong = true;
      }
    }
    if (row.wrong) {
      new RowAdvice(places, "a target, at (x y z),", "at (0 1.4m 1m), or at Button", true)
          .report(key, words);
    }
    return row;
  }

  /** A row that begins while the one before still dwells would look at two targets. */
  private void requireAfter(KeyRow key) {
    double last = targets.isEmpty() ? key.time() : targets.get(targets.size() - 1).key().time();
    if (key.time() < last) {
      arguments()
          .error(
              key.origin(),
              "the row before still dwells on its target here",
              "set a later time, or a shorter dwell for that row: dwell(0.1s)");
    }
  }

  /** The time of a dwell. */
  static double dwell(Evaluated value, Arguments arguments) {
    double seconds = arguments.number(value, Unit.SECOND);
    return notNegative(seconds, value.origin(), arguments);
  }

  private static double notNegative(double seconds, Origin origin, Arguments arguments) {
    if (seconds < 0) {
      arguments.error(origin, "a dwell must not be negative");
    }
    return Math.max(0, seconds);
  }
}
