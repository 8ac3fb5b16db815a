package dev.diptych.animation.gltf;

/**
 * The keys of one property of a node.
 *
 * @param node the index of the node
 * @param path the property in glTF's words
 * @param stepped whether values hold until the next key
 * @param input the accessor of times
 * @param output the accessor of values
 */
record GltfChannel(int node, String path, boolean stepped, int input, int output) {
  static final String TRANSLATION = "translation";
  static final String ROTATION = "rotation";
  static final String SCALE = "scale";
}
