package dev.diptych.animation.convert;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.skeleton.BoneChain;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Sampler;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.animation.sampling.SamplingException;
import java.util.List;
import java.util.TreeSet;

/**
 * The keys of a bone in an input animation, in the coordinate system of Unity: metres and unit
 * quaternions, with neighbours in one hemisphere. Either as few as linear playback needs, or at a
 * fixed rate.
 *
 * @param settings the settings of the conversion
 * @param frames the last frame of the motion
 * @param notes receives what the user should know
 */
record BoneKeys(ConversionSettings settings, int frames, Notes notes) {
  /** The numbers of a position, before those of a rotation. */
  private static final int ROTATION = 3;

  private static final int WIDTH = 7;

  /** How far apart in frames the times of an input animation may be. */
  private static final double MAX_ROUNDING = 0.25;

  /**
   * The keys of the position and of the rotation of a bone.
   *
   * @throws IllegalArgumentException with one sentence if there would be too many keys, or if a
   *     number is not finite
   */
  List<PoseKeys> of(String name, BoneChain chain) {
    if (settings.timing().isFixed()) {
      return fixed(name, chain);
    }
    double end = frames / settings.timing().fps();
    if (Math.ulp((float) end) * settings.timing().fps() > MAX_ROUNDING) {
      throw new IllegalArgumentException(
          "the motion ends after %s s, where an input animation cannot hold the times of frames"
              .formatted((float) end));
    }
    return few(name, chain);
  }

  private List<PoseKeys> few(String name, BoneChain chain) {
    Channel position = settings.precision().position(0);
    Channel rotation = settings.precision().rotation(ROTATION);
    try {
      Samples samples =
          Sampler.sample(
              (time, values) -> at(name, chain, settings.timing().frame(time), values),
              WIDTH,
              List.of(position, rotation),
              times(chain));
      return List.of(PoseKeys.of(samples.thin(position)), PoseKeys.of(samples.thin(rotation)));
    } catch (SamplingException e) {
      throw new IllegalArgumentException(
          "'%s' cannot be sampled, at %s s: %s; with --rate, keys have a fixed distance"
              .formatted(name, (float) e.time(), e.getMessage()),
          e);
    }
  }

  /** The times of the start, the end and all keys on which the bone depends. */
  private double[] times(BoneChain chain) {
    TreeSet<Integer> all = new TreeSet<>(chain.frames());
    all.add(0);
    all.add(frames);
    double[] times = new double[all.size()];
    int i = 0;
    for (int frame : all) {
      times[i++] = frame / settings.timing().fps();
    }
    return times;
  }

  private List<PoseKeys> fixed(String name, BoneChain chain) {
    Timing timing = settings.timing();
    int size = timing.keys(frames);
    double[] positions = new double[ROTATION * size];
    double[] rotations = new double[4 * size];
    double[] values = new double[WIDTH];
    for (int key = 0; key < size; key++) {
      at(name, chain, timing.frame(timing.time(key, frames)), values);
      System.arraycopy(values, 0, positions, ROTATION * key, ROTATION);
      System.arraycopy(values, ROTATION, rotations, 4 * key, 4);
    }
    double[] aligned = QuaternionRows.alignSigns(rotations);
    return List.of(keys(size, ROTATION, positions), keys(size, 4, aligned));
  }

  private PoseKeys keys(int size, int width, double[] values) {
    return new PoseKeys() {
      @Override
      public int size() {
        return size;
      }

      @Override
      public float time(int key) {
        return (float) settings.timing().time(key, frames);
      }

      @Override
      public float value(int key, int axis) {
        return (float) values[key * width + axis];
      }
    };
  }

  private void at(String name, BoneChain chain, double frame, double[] values) {
    BoneChain.Placed placed = chain.at(frame);
    Vector position = placed.position() == null ? Vector.ZERO : placed.position();
    Quaternion rotation = placed.rotation();
    if (!placed.turned()) {
      notes.add(
          "rotations of '%s' or its parents of length 0, or not finite, are taken as not rotated"
              .formatted(name));
    }
    System.arraycopy(settings.axes().toUnity(position).toArray(), 0, values, 0, ROTATION);
    double[] mirrored = settings.axes().mirrored(rotation).toArray();
    System.arraycopy(mirrored, 0, values, ROTATION, mirrored.length);
  }
}
