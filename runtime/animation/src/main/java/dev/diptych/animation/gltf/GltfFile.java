package dev.diptych.animation.gltf;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.family.Extracted;
import java.util.List;

/** The bytes of a glTF file. */
final class GltfFile {
  private GltfFile() {}

  static Extracted of(GltfAsset asset, boolean binary, List<String> notes) {
    Extracted file =
        binary
            ? Extracted.bytes(Glb.of(asset))
            : Extracted.text(new String(GltfJson.of(asset, true), UTF_8) + "\n");
    return file.with(asset.lost(), notes);
  }
}
