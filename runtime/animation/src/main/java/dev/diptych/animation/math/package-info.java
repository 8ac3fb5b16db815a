/** Vectors, quaternions and coordinate systems. */
@NullMarked
package dev.diptych.animation.math;

import org.jspecify.annotations.NullMarked;
