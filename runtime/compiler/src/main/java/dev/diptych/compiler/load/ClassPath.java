package dev.diptych.compiler.load;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** The locations of the loaded classes. */
final class ClassPath {
  private ClassPath() {}

  /** The jar or folder that {@code type} was loaded from. */
  static Path of(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("not a place: " + type, e);
    }
  }
}
