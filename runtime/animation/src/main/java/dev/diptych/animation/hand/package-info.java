/**
 * Hands: a skeleton whose joints are bent by angles, and gestures. Positions are in metres, in
 * Unity's left-handed frame; angles are in degrees.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.hand;

import org.jspecify.annotations.NullMarked;
