package dev.diptych.cli.generate;

import dev.diptych.cli.session.InstalledGenerator;
import dev.diptych.cli.session.Version;
import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.nio.file.Path;

/** What manifests contain about their surroundings. */
final class Tools {
  private Tools() {}

  /** The versions of this program and of the compiler, if that is installed. */
  static String versions() throws IoFailure {
    try {
      String own = Version.text();
      return InstalledGenerator.find().map(it -> own + ", " + it.compiler()).orElse(own);
    } catch (IOException e) {
      throw IoFailure.reading("the version", e);
    }
  }

  /**
   * The path of {@code file} relative to {@code folder}, with slashes; otherwise the whole path.
   */
  static String relative(Path folder, Path file) {
    Path base = folder.toAbsolutePath().normalize();
    Path path = file.toAbsolutePath().normalize();
    boolean related = path.getRoot() != null && path.getRoot().equals(base.getRoot());
    return (related ? base.relativize(path) : path).toString().replace('\\', '/');
  }
}
