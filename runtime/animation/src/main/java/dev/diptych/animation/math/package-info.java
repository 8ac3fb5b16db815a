/**
 * Vectors, quaternions and coordinate systems. They are not those of JOML, whose results differ:
 * {@link Quaternion} and {@link Vector} tell where.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.math;

import org.jspecify.annotations.NullMarked;
