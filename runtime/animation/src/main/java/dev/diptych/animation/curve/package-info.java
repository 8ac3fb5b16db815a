/**
 * Curves as Unity evaluates them: keyframes with tangents and weights, wrap modes, easings, and
 * automatic tangents. Times are in seconds; values have the unit of the animated property.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.curve;

import org.jspecify.annotations.NullMarked;
