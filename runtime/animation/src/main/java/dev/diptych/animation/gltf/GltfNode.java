package dev.diptych.animation.gltf;

import dev.diptych.animation.math.Transform;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A node of a glTF file.
 *
 * @param name its name
 * @param parent the index of its parent, or -1
 * @param rest where it is relative to its parent if no animation plays
 * @param shape how it is drawn
 * @param extras what glTF has no place for
 */
record GltfNode(
    String name, int parent, Transform rest, GltfShape shape, Map<String, Object> extras) {
  /** Keeps its own copy. */
  GltfNode {
    extras = new LinkedHashMap<>(extras);
  }
}
