package dev.diptych.animation.convert;

import dev.diptych.animation.math.Axes;
import dev.diptych.animation.motion.hierarchy.Hierarchy;

/**
 * How a motion and an input animation correspond.
 *
 * @param mapping the poses of bones
 * @param hierarchy the parents of bones; the rotations of a bone without a parent are absolute
 * @param timing the times of frames
 * @param axes the coordinate systems
 * @param precision how far playback of the result may be from the source
 */
public record ConversionSettings(
    PoseMapping mapping, Hierarchy hierarchy, Timing timing, Axes axes, Precision precision) {}
