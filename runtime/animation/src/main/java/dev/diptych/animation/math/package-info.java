/** Vectors, quaternions and coordinate systems. */
package dev.diptych.animation.math;
