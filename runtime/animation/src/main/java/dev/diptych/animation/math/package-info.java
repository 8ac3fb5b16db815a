/**
 * Vectors, quaternions and coordinate systems.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.math;

import org.jspecify.annotations.NullMarked;
