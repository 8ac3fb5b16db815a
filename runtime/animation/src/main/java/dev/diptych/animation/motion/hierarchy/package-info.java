/**
 * The parents of bones, which a motion does not contain and the user provides.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.motion.hierarchy;

import org.jspecify.annotations.NullMarked;
