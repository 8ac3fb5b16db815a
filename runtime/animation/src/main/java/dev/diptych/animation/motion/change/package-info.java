/**
 * Changes to all rotations of a motion, and the commands for them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.motion.change;

import org.jspecify.annotations.NullMarked;
