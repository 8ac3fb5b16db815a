package dev.diptych.animation.gltf;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.sampling.Sampling;
import dev.diptych.animation.motion.skeleton.BoneChain;
import dev.diptych.animation.motion.skeleton.BoneLink;
import dev.diptych.animation.motion.skeleton.Skeleton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The bones of one motion as glTF plays them. The axes of Metasequoia are those of glTF. Linear
 * tracks of rotations, and of positions without a parent, have the keys of the motion; what else
 * moves is sampled.
 */
final class SkeletonNodes {
  private static final int MAX_DEPTH = 1000;

  private final Skeleton skeleton;
  private final MotionOptions options;
  private final NodeSampler sampler;
  private final Set<String> names;
  private final Map<String, Played> played = new HashMap<>();

  /**
   * The bones of a motion.
   *
   * @param names of the bones
   */
  SkeletonNodes(Skeleton skeleton, MotionOptions options, NodeSampler sampler, Set<String> names) {
    this.skeleton = skeleton;
    this.options = options;
    this.sampler = sampler;
    this.names = names;
  }

  /** The names, parents before their children. */
  List<String> order() {
    Set<String> order = new LinkedHashSet<>();
    for (String name : names) {
      List<String> ancestors = options.hierarchy().ancestorsRootFirst(name);
      if (ancestors.size() > MAX_DEPTH) {
        throw new IllegalArgumentException(
            "'%s' has more than %,d ancestors".formatted(name, MAX_DEPTH));
      }
      ancestors.stream().filter(names::contains).forEach(order::add);
      order.add(name);
    }
    return new ArrayList<>(order);
  }

  /** The nearest ancestor of a bone that is one of the bones; null for none. */
  @Nullable String parent(String name) {
    String parent = options.hierarchy().parent(name).orElse(null);
    while (parent != null && !names.contains(parent)) {
      parent = options.hierarchy().parent(parent).orElse(null);
    }
    return parent;
  }

  /** How a bone is played, of whose ancestors this was called before. */
  Played play(String name) {
    BoneChain chain = skeleton.chain(name);
    BoneLink link = chain.links().get(chain.links().size() - 1);
    String above = parent(name);
    Played parent = above == null ? null : played.get(above);
    Played.Keys rotation = rotation(name, link.rotation());
    Played.Keys translation = translation(name, parent, link);
    Played found = new Played(parent, translation, rotation);
    played.put(name, found);
    return found;
  }

  private Played.Keys translation(String name, @Nullable Played parent, BoneLink link) {
    Sampling position = link.position();
    if (position == null) {
      Vector offset = link.offset() == null ? Vector.ZERO : link.offset().scaled(options.scale());
      return Played.Keys.fixed(finite(name, offset.toArray()));
    }
    if (parent == null && position.isLinear()) {
      return keys(position, key -> finite(name, metres(position.value(key)).toArray()));
    }
    NodeSampler.Movement3d world =
        time ->
            new Transform(
                metres(position.at(time * options.fps()).orElseThrow()), Quaternion.IDENTITY);
    return sampled(name, parent, world, true, false, position).translation();
  }

  private Vector metres(double[] position) {
    return Vector.of(position).scaled(options.scale());
  }

  private Played.Keys rotation(String name, @Nullable Sampling rotation) {
    if (rotation == null) {
      return Played.Keys.fixed(0, 0, 0, 1);
    }
    if (rotation.isLinear()) {
      return keys(rotation, key -> finite(name, quaternion(rotation.value(key)).unit().toArray()));
    }
    NodeSampler.Movement3d turn =
        time ->
            new Transform(
                Vector.ZERO, quaternion(rotation.at(time * options.fps()).orElseThrow()).unit());
    return sampled(name, null, turn, false, true, rotation).rotation();
  }

  private static Quaternion quaternion(double[] numbers) {
    return new Quaternion(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  private Played sampled(
      String name,
      @Nullable Played parent,
      NodeSampler.Movement3d world,
      boolean moves,
      boolean turns,
      Sampling keys) {
    double[] times = new double[keys.size()];
    for (int key = 0; key < times.length; key++) {
      times[key] = time(keys, key);
    }
    try {
      return sampler.sample(parent, world, moves, turns, within(parent, times));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("'" + name + "': " + e.getMessage(), e);
    }
  }

  /** The times of keys, and the ends of what the parent plays: a still joint moves in its axes. */
  private static double[] within(@Nullable Played parent, double[] times) {
    double end = times[times.length - 1];
    for (Played above = parent; above != null; above = above.parent()) {
      end = Math.max(end, last(above.translation()));
      end = Math.max(end, last(above.rotation()));
    }
    double[] all = new double[times.length + 2];
    System.arraycopy(times, 0, all, 1, times.length);
    all[all.length - 1] = end;
    return all;
  }

  private static double last(Played.Keys keys) {
    return keys.times[keys.times.length - 1];
  }

  private float time(Sampling keys, int key) {
    return (float) (keys.frame(key) / options.fps());
  }

  /** The keys of a track. Of keys whose times are one float, the last one counts. */
  private Played.Keys keys(Sampling sampling, IntFunction<double[]> value) {
    int width = sampling.value(0).length;
    float[] times = new float[sampling.size()];
    float[] values = new float[sampling.size() * width];
    int size = 0;
    for (int key = 0; key < sampling.size(); key++) {
      float time = time(sampling, key);
      size = size > 0 && times[size - 1] == time ? size - 1 : size;
      times[size] = time;
      double[] numbers = value.apply(key);
      for (int axis = 0; axis < width; axis++) {
        values[size * width + axis] = (float) numbers[axis];
      }
      size++;
    }
    return new Played.Keys(Arrays.copyOf(times, size), Arrays.copyOf(values, size * width), width);
  }

  private static double[] finite(String name, double[] numbers) {
    for (double number : numbers) {
      if (!(Math.abs(number) <= Float.MAX_VALUE)) {
        throw new IllegalArgumentException(
            "'%s' has a key that is not finite, or a rotation of length 0".formatted(name));
      }
    }
    return numbers;
  }
}
