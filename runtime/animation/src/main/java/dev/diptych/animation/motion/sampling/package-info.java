/**
 * The values of a track between its keys.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.motion.sampling;

import org.jspecify.annotations.NullMarked;
