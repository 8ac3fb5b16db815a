/**
 * Curves as Unity evaluates them: keyframes with tangents and weights, wrap modes, easings, and
 * automatic tangents. Times are in seconds; values have the unit of the animated property.
 */
@NullMarked
package dev.diptych.animation.curve;

import org.jspecify.annotations.NullMarked;
