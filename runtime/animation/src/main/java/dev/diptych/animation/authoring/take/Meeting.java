package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.space.Place;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.hand.HandPoint;

/**
 * A time at which a point of a hand is at a place.
 *
 * @param key its row
 * @param point the point
 * @param target the place
 * @param name the place as written
 * @param fade how long the correction comes and goes, at most; infinite if the row does not set it
 */
record Meeting(KeyRow key, HandPoint point, Place target, String name, double fade) {
  double time() {
    return key.time();
  }
}
