package dev.diptych.animation.gltf;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.Sampler;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.animation.sampling.SamplingException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the keys of nodes. A node is sampled relative to its parent <em>as the file plays
 * it</em>, not as the animation does: so it makes up for the deviation of its parent, deviations do
 * not add up along a chain, and each node is in the scene within the tolerance.
 *
 * @param metres how far a position may be off
 * @param degrees how far a rotation may be off
 */
record NodeSampler(double metres, double degrees) {
  private static final int POSITION = 0;
  private static final int ROTATION = 3;
  private static final int WIDTH = 7;

  /** What is left of the tolerance for readers that compute in floats. */
  private static final double PART = 0.9;

  /** A change within the least step of time by which a value jumps. */
  private static final double JUMP = 1e-5;

  /** Where a node is in the scene. */
  @FunctionalInterface
  interface Movement3d {
    Transform at(double time);
  }

  /**
   * Samples a node.
   *
   * @param parent its parent, or null
   * @param world where it must be in the scene
   * @param moves whether it has positions; otherwise it is at its parent
   * @param turns whether it has rotations; otherwise it turns with its parent
   * @param times at which it may bend or jump, in any order; the first and the last are its ends
   * @throws IllegalArgumentException with one sentence if it needs too many keys
   */
  Played sample(
      @Nullable Played parent, Movement3d world, boolean moves, boolean turns, double[] times) {
    Movement local =
        (time, into) -> {
          Transform there = world.at(time);
          Transform above = parent == null ? Transform.IDENTITY : parent.world(time);
          Vector position = above.toLocal(there.position());
          Quaternion rotation = above.rotation().inverse().times(there.rotation()).unit();
          write(position, rotation, into);
        };
    Channel position = new Channel(Channel.Kind.POSITION, POSITION, PART * metres);
    Channel rotation = new Channel(Channel.Kind.ROTATION, ROTATION, PART * degrees);
    List<Channel> channels = new ArrayList<>();
    if (moves) {
      channels.add(position);
    }
    if (turns) {
      channels.add(rotation);
    }
    Samples samples = sampled(local, channels, withJumps(local, all(parent, times)));
    return new Played(
        parent,
        moves ? Played.Keys.of(samples.thin(position)) : Played.Keys.fixed(0, 0, 0),
        turns ? Played.Keys.of(samples.thin(rotation)) : Played.Keys.fixed(0, 0, 0, 1));
  }

  private static void write(Vector position, Quaternion rotation, double[] into) {
    into[POSITION] = position.x();
    into[POSITION + 1] = position.y();
    into[POSITION + 2] = position.z();
    into[ROTATION] = rotation.x();
    into[ROTATION + 1] = rotation.y();
    into[ROTATION + 2] = rotation.z();
    into[ROTATION + 3] = rotation.w();
  }

  private static Samples sampled(Movement movement, List<Channel> channels, double[] times) {
    try {
      return Sampler.sample(movement, WIDTH, channels, times);
    } catch (SamplingException e) {
      throw new IllegalArgumentException("%s (at %s s)".formatted(e.getMessage(), e.time()), e);
    }
  }

  /** The times, and those at which the parent has keys, ascending. */
  private static double[] all(@Nullable Played parent, double[] times) {
    DoubleStream all = Arrays.stream(times);
    if (parent != null) {
      double last = Arrays.stream(times).max().orElse(0);
      all = DoubleStream.concat(all, stream(parent.translation().times, last));
      all = DoubleStream.concat(all, stream(parent.rotation().times, last));
    }
    return all.map(time -> (float) time).sorted().distinct().toArray();
  }

  private static DoubleStream stream(float[] times, double last) {
    return IntStream.range(0, times.length).mapToDouble(i -> times[i]).filter(t -> t <= last);
  }

  /** The times, and before each at which the movement jumps, the last one before it. */
  private static double[] withJumps(Movement movement, double[] times) {
    DoubleStream.Builder found = DoubleStream.builder();
    double[] before = new double[WIDTH];
    double[] after = new double[WIDTH];
    for (int i = 0; i < times.length; i++) {
      double just = Sampler.justBefore(times[i]);
      if (i > 0 && just > times[i - 1]) {
        movement.at(just, before);
        movement.at(times[i], after);
        if (isJump(before, after)) {
          found.add(just);
        }
      }
      found.add(times[i]);
    }
    return found.build().toArray();
  }

  private static boolean isJump(double[] before, double[] after) {
    for (int i = 0; i < WIDTH; i++) {
      if (Math.abs(before[i] - after[i]) > JUMP) {
        return true;
      }
    }
    return false;
  }
}
