/** Distances of rotations and points, for comparing documents. */
@NullMarked
package dev.diptych.animation.compare;

import org.jspecify.annotations.NullMarked;
