/**
 * Commands that edit animations: cut, join, stretch, mirror, resample, thin and convert them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.edit;

import org.jspecify.annotations.NullMarked;
