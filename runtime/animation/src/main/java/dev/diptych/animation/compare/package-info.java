/**
 * Distances of rotations and points, for comparing documents.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.compare;

import org.jspecify.annotations.NullMarked;
