/**
 * Reads rows of words as tracks: keys with easings, and the values between them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.authoring.track;

import org.jspecify.annotations.NullMarked;
