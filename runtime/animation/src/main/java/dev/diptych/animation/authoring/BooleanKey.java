package dev.diptych.animation.authoring;

import dev.diptych.authoring.tree.Origin;

/**
 * A key of a boolean.
 *
 * @param origin where it comes from
 * @param time in seconds
 * @param value its value until the next key
 */
record BooleanKey(Origin origin, double time, boolean value) {
  BooleanKey later(double seconds) {
    return new BooleanKey(origin, time + seconds, value);
  }
}
