package dev.diptych.animation.convert;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A format to which {@code export} converts. */
enum ExportTarget {
  /** A Mikoto motion. */
  MKM,

  /** Binary glTF. */
  GLB,

  /** glTF as JSON. */
  GLTF,

  /** The text of skeletons and their motions. */
  BVH;

  /** The extension of its files, with the dot. */
  String extension() {
    return "." + label();
  }

  private String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The target with a name, in any case. */
  static Optional<ExportTarget> named(String label) {
    return Arrays.stream(values()).filter(each -> each.label().equalsIgnoreCase(label)).findFirst();
  }

  /** The names of all targets. */
  static String names() {
    return Arrays.stream(values()).map(ExportTarget::label).collect(Collectors.joining(", "));
  }

  /** The target that the extension of an output has; a motion if there is no such extension. */
  static ExportTarget of(@Nullable String output) {
    int dot = output == null ? -1 : output.lastIndexOf('.');
    return output == null || dot < 0 ? MKM : named(output.substring(dot + 1)).orElse(MKM);
  }
}
