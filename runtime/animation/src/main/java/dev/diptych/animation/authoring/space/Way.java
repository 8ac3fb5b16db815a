package dev.diptych.animation.authoring.space;

import dev.diptych.animation.math.Vector;

/**
 * A turn as written, which may be longer than the shortest one.
 *
 * @param axis in the space of the row, of any length above 0
 * @param degrees how far it turns
 */
record Way(Vector axis, double degrees) {}
