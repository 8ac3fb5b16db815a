/**
 * The words of authored input animations: targets, paths, rotations, easings and gestures, which
 * expand to keys.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.authoring;

import org.jspecify.annotations.NullMarked;
