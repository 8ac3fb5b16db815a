package dev.diptych.animation.gltf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An animation of a glTF file.
 *
 * @param name its name; may be empty
 * @param channels what it moves
 * @param extras what glTF has no place for
 */
record GltfAnimation(String name, List<GltfChannel> channels, Map<String, Object> extras) {
  /** Keeps its own copies. */
  GltfAnimation {
    channels = List.copyOf(channels);
    extras = new LinkedHashMap<>(extras);
  }
}
