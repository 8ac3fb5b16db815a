package dev.diptych.animation.gltf;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One animation of a file that is built. */
final class GltfClip {
  private final GltfAsset asset;
  private final List<GltfChannel> channels = new ArrayList<>();

  /** Times that several channels have in common, and their accessor. */
  private final Map<FloatBuffer, Integer> inputs = new HashMap<>();

  GltfClip(GltfAsset asset) {
    this.asset = asset;
  }

  /** Where a node is if no animation plays: at its first keys. */
  static Transform rest(Played played) {
    Played.Keys at = played.translation();
    Played.Keys turn = played.rotation();
    return new Transform(
        new Vector(at.number(0, 0), at.number(0, 1), at.number(0, 2)),
        new Quaternion(turn.number(0, 0), turn.number(0, 1), turn.number(0, 2), turn.number(0, 3)));
  }

  /** Adds the keys of a node, unless it is at one place all the time. */
  void add(int node, Played played) {
    add(node, GltfChannel.TRANSLATION, played.translation(), 3);
    add(node, GltfChannel.ROTATION, played.rotation(), 4);
  }

  private void add(int node, String path, Played.Keys keys, int width) {
    Transform rest = asset.nodes.get(node).rest();
    double[] still = width == 3 ? rest.position().toArray() : rest.rotation().toArray();
    if (!keys.isFixed() || !Arrays.equals(still, first(keys, width))) {
      channels.add(
          new GltfChannel(
              node, path, false, input(keys.times), asset.buffer.add(keys.values, width, false)));
    }
  }

  private static double[] first(Played.Keys keys, int width) {
    double[] first = new double[width];
    for (int axis = 0; axis < width; axis++) {
      first[axis] = keys.number(0, axis);
    }
    return first;
  }

  /** Scales a node to nothing where {@code shown} is false. */
  void show(int node, TrueSpans shown) {
    float[] scales = new float[3 * shown.times().size()];
    for (int i = 0; i < scales.length; i++) {
      scales[i] = shown.values().get(i / 3) ? 1 : 0;
    }
    float[] times = new float[shown.times().size()];
    for (int i = 0; i < times.length; i++) {
      times[i] = shown.times().get(i);
    }
    channels.add(
        new GltfChannel(
            node, GltfChannel.SCALE, true, input(times), asset.buffer.add(scales, 3, false)));
  }

  private int input(float[] times) {
    return inputs.computeIfAbsent(
        FloatBuffer.wrap(times), each -> asset.buffer.add(times, 1, true));
  }

  /** Adds the animation to the file, if it moves anything. */
  void end(String name, Map<String, Object> extras) {
    if (!channels.isEmpty()) {
      asset.animations.add(new GltfAnimation(name, channels, extras));
    }
  }
}
