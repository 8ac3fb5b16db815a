/**
 * Lints for input animations: what MRTK and Unity reject, ignore, or play differently.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.input.lint;

import org.jspecify.annotations.NullMarked;
