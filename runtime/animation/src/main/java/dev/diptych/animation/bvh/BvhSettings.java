package dev.diptych.animation.bvh;

import dev.diptych.animation.gltf.MotionOptions;
import org.jspecify.annotations.Nullable;

/**
 * How a motion becomes a BVH file.
 *
 * @param motion what a motion does not have
 * @param skeleton a BVH file that has the joints, or null
 * @param frameTime seconds per frame of the file
 * @param step frames of the motion per frame of the file
 */
record BvhSettings(
    MotionOptions motion, @Nullable BvhFile skeleton, double frameTime, double step) {
  private static final double NEAR = 1e-6;

  /** The frame of the motion at a frame of the file. */
  double frame(int index) {
    double frame = index * step;
    double whole = Math.rint(frame);
    return Math.abs(frame - whole) < NEAR ? whole : frame;
  }

  /** Whether a frame of the motion is at a frame of the file. */
  boolean hits(int frame) {
    return Math.abs(Math.rint(frame / step) * step - frame) < NEAR;
  }

  /** The number of frames up to a frame of the motion, or the first one after it. */
  long frames(int last) {
    return (long) Math.ceil(last / step - NEAR) + 1;
  }
}
