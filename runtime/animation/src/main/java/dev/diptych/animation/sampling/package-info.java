/**
 * As few keys as keep linear playback of a movement within a tolerance. Times are in seconds,
 * positions in metres.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.sampling;

import org.jspecify.annotations.NullMarked;
