package dev.diptych.animation.gltf;

import dev.diptych.family.Extracted;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A glTF file that is built. */
final class GltfAsset {
  final GltfBuffer buffer = new GltfBuffer();
  final List<GltfNode> nodes = new ArrayList<>();
  final List<GltfAnimation> animations = new ArrayList<>();

  /** What glTF has no place for, of the scene. */
  final Map<String, Object> extras = new LinkedHashMap<>();

  /** How large joints are, as a multiple of those of a hand. */
  double jointScale = 1;

  private final Set<Extracted.Lost> lost = new LinkedHashSet<>();

  /** Adds a node and returns its index. */
  int add(GltfNode node) {
    nodes.add(node);
    return nodes.size() - 1;
  }

  /** Notes what a document has at a path, and this file has not. */
  void lose(Path path, String what) {
    lost.add(new Extracted.Lost(path, what));
  }

  List<Extracted.Lost> lost() {
    return List.copyOf(lost);
  }
}
