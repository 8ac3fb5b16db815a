/**
 * The bones of a motion with their parents, and where these bring them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.motion.skeleton;

import org.jspecify.annotations.NullMarked;
