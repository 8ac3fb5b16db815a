/**
 * Hands as MRTK's articulated poses: the JSON of {@code ArticulatedHandPose}, read and written.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.hand.pose;

import org.jspecify.annotations.NullMarked;
