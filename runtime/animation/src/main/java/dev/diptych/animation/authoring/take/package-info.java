/**
 * Recordings as material: parts of them are played at other places and times, and led to what they
 * must meet. Bones keep the lengths that they have in the recording.
 *
 * <p>It must not know how words are read, other than those of a {@code take}.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.authoring.take;

import org.jspecify.annotations.NullMarked;
