/**
 * Lints for motions of Mikoto, and their summary.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.motion.lint;

import org.jspecify.annotations.NullMarked;
