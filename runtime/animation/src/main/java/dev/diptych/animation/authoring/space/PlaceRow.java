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
 */
public record PlaceRow(KeyRow key, HandPoint point, Place arrive, Place leave) {
  /** A row that stays in its space. */
  public PlaceRow(KeyRow key, HandPoint point, Place place) {
    this(key, point, place, place);
  }
}
