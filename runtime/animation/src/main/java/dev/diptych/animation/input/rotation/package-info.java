/**
 * Rotations of input animations, which are four curves each: the keys that all of them share, the
 * damage that the recorder of MRTK 2.6.0 to 2.7.2 does to them, and its repair.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.input.rotation;

import org.jspecify.annotations.NullMarked;
