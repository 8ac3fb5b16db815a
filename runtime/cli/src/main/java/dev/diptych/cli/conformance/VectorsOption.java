package dev.diptych.cli.conformance;

import dev.diptych.files.IoFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --vectors}. */
final class VectorsOption {
  /**
   * The folder of a checkout or of an installed package, which has no vectors; set by the launcher.
   */
  private static final String HOME = "diptych.home";

  @Option(
      names = "--vectors",
      paramLabel = "PATH",
      description = "The vectors: a folder or a zip; those of this project are the default.")
  private @Nullable Path vectors;

  Path path() throws IoFailure {
    if (vectors != null) {
      return vectors;
    }
    String home = System.getProperty(HOME);
    Path own = home == null ? null : Path.of(home, "conformance", "vectors");
    if (own == null || !Files.exists(own)) {
      throw new IoFailure("cannot-read", "there are no vectors: name them with --vectors");
    }
    return own;
  }
}
