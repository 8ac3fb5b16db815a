/**
 * The scenes that a viewer shows of input animations and motions.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.scene;

import org.jspecify.annotations.NullMarked;
