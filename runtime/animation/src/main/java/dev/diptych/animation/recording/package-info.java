/**
 * What other programs record of hands, as input animations and back: frames instead of curves.
 *
 * <p>A recording is a {@link dev.diptych.animation.recording.Take} in the axes of Unity, whatever
 * its format. Binary formats are read and written by the engine, by specs that are resources here.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.recording;

import org.jspecify.annotations.NullMarked;
