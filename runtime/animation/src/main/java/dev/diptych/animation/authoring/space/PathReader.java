package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of {@code move} as a path.
 *
 * @param places reads places; its space is that of the block
 * @param side whose {@code rest} it is, or null if there is none
 */
public record PathReader(Places places, @Nullable Side side) {
  private static final HandPoint WRIST = HandPoint.of(Joint.WRIST);
  private static final Vector RIGHT_REST = new Vector(0.22, -0.5, 0.2);

  /**
   * A row before it is read.
   *
   * @param key the row
   * @param point what of the hand its block moves
   */
  public record Pinned(KeyRow key, HandPoint point) {}

  /** The path of one point; nothing if there are no rows. */
  public Optional<PlacePath> read(List<KeyRow> keys) {
    return readPinned(keys.stream().map(key -> new Pinned(key, WRIST)).toList());
  }

  /**
   * The path of rows after {@code before}; nothing if there are none.
   *
   * @param start the key of a first row at {@code before}; null if that is not a row
   */
  Optional<PlacePath> read(List<KeyRow> keys, Place before, @Nullable KeyRow start) {
    List<PlaceRow> rows = new ArrayList<>();
    if (start != null) {
      rows.add(new PlaceRow(start, WRIST, before));
    }
    return read(keys.stream().map(key -> new Pinned(key, WRIST)).toList(), rows, before);
  }

  /** The path of several points; nothing if there are no rows. */
  public Optional<PlacePath> readPinned(List<Pinned> keys) {
    return read(keys, new ArrayList<>(), null);
  }

  private Optional<PlacePath> read(List<Pinned> keys, List<PlaceRow> rows, @Nullable Place start) {
    Place before = start;
    HandPoint point = WRIST;
    Space back = places.space();
    for (Pinned pinned : keys) {
      KeyRow key = pinned.key();
      PlaceRow row;
      if (key.held()) {
        Place held = before == null ? zero() : before;
        row = new PlaceRow(key, point, held, held.in(back, key.time()));
      } else {
        back = before == null ? places.space() : before.space();
        row = row(pinned, before, rows.isEmpty() ? pinned.point() : point);
        boolean isRelative = new RowWords(key.arguments()).begins("by");
        if (isRelative && !rows.isEmpty() && row.arrive().space() == back) {
          row = row.namedBy(rows.get(rows.size() - 1).named());
        }
      }
      rows.add(row);
      before = row.leave();
      point = row.point();
    }
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(new PlacePath(rows, places.stage().evaluation()));
  }

  private static Place zero() {
    return Place.of(Space.WORLD, Vector.ZERO);
  }

  private PlaceRow row(Pinned pinned, @Nullable Place before, HandPoint pointBefore) {
    KeyRow key = pinned.key();
    RowWords words = new RowWords(key.arguments());
    Place from = before == null ? zero() : before;
    PlaceRow row = null;
    if (words.begins("by") && before == null) {
      first(words, "write a place in the first row: (20cm 1.2m 40cm), or at Button");
      return new PlaceRow(key, pinned.point(), from);
    }
    if (words.begins("by")) {
      Place moved = by(words, key, from);
      row = new PlaceRow(key, pointBefore, moved);
    } else if (side != null && words.take("rest")) {
      row = new PlaceRow(key, WRIST, rest(side));
    } else if (words.begins(Places.IN)) {
      row = attached(words, key, before, pointBefore);
    } else {
      Place place = places.point(words, key.time());
      place = place == null ? places.after(Places.AT, words, key.time()) : place;
      row = place == null ? null : new PlaceRow(key, pinned.point(), place);
    }
    if (row == null || !words.isEmpty()) {
      new RowAdvice(places, "one point", "(0 1.6m 0), or at Button", true).report(key, words);
      return new PlaceRow(key, pinned.point(), from);
    }
    return row;
  }

  private void first(RowWords words, String help) {
    String message = "'by' is relative to the row before, and this is the first";
    arguments().error(words.next().origin(), message, help);
  }

  private Arguments arguments() {
    return places.arguments();
  }

  private Place by(RowWords words, KeyRow key, Place from) {
    Evaluated value = words.takeValue("by");
    if (value == null) {
      arguments().error(key.origin(), "'by' requires values in parentheses", "write by (…)");
      words.next();
      return from;
    }
    Space in = places.in(words);
    Vector by = arguments().point(value);
    return (in == null ? from : from.in(in, key.time())).moved(by);
  }

  private @Nullable PlaceRow attached(
      RowWords words, KeyRow key, @Nullable Place before, HandPoint point) {
    Space in = places.in(words);
    if (in == null) {
      return null;
    }
    if (before == null) {
      String help = "write a place first, such as 0 (20cm 1.2m 40cm)";
      arguments().error(key.origin(), "there is no place before this row to keep", help);
      return new PlaceRow(key, point, zero());
    }
    Space target = words.take(Places.FIXED) ? Space.WORLD : in;
    return new PlaceRow(key, point, before, before.in(target, key.time()));
  }

  private Place rest(Side whose) {
    Vector local =
        whose == Side.RIGHT
            ? RIGHT_REST
            : new Vector(-RIGHT_REST.x(), RIGHT_REST.y(), RIGHT_REST.z());
    return Place.of(places.stage().body(), local);
  }
}
