/**
 * The words of motions of Mikoto, whose keys are whole frames.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.authoring.motion;

import org.jspecify.annotations.NullMarked;
