package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.hand.HandPoint;

/**
 * A row of a path.
 *
 * @param key its time and how it is reached
 * @param point what of the object is there; for objects that are a point, any
 * @param arrive the place that is reached at the time of the row
 * @param leave the place from then on: the same point, perhaps at rest in another space
 * @param named the row that names its space: it, or one before it to which it is relative
 */
public record PlaceRow(KeyRow key, HandPoint point, Place arrive, Place leave, KeyRow named) {
  /** A row that names its space. */
  public PlaceRow(KeyRow key, HandPoint point, Place arrive, Place leave) {
    this(key, point, arrive, leave, key);
  }

  /** A row that stays in its space, which it names. */
  public PlaceRow(KeyRow key, HandPoint point, Place place) {
    this(key, point, place, place);
  }

  /** The same row, whose space another one names. */
  PlaceRow namedBy(KeyRow other) {
    return new PlaceRow(key, point, arrive, leave, other);
  }
}
