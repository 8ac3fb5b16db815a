package dev.diptych.animation.convert;

import dev.diptych.animation.motion.Axes;
import dev.diptych.animation.motion.Hierarchy;

/**
 * How a motion becomes an input animation, and back.
 *
 * @param hierarchy which bone hangs on which; where a bone hangs on none, its rotations are taken
 *     to be absolute
 * @param timing how frames become seconds
 * @param axes how the frame of the motion becomes that of Unity
 */
public record Way(Hierarchy hierarchy, Timing timing, Axes axes) {}
