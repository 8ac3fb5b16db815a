/**
 * Conversions between motions and input animations, and the commands for them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.convert;

import org.jspecify.annotations.NullMarked;
