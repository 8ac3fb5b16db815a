/**
 * As few keys as keep linear playback of a movement within a tolerance. Times are in seconds,
 * positions in metres.
 */
@NullMarked
package dev.diptych.animation.sampling;

import org.jspecify.annotations.NullMarked;
