package dev.diptych.cli.conformance;

import dev.diptych.files.IoFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --vectors}. */
final class VectorsOption {
  /** The folder of a checkout or of an installed package; set by the launcher. */
  private static final String HOME = "diptych.home";

  /** Where they are in a checkout, and in a package. */
  private static final List<String> OWN = List.of("conformance/vectors", "app/vectors.zip");

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
    return OWN.stream()
        .filter(path -> home != null)
        .map(path -> Path.of(String.valueOf(home), path))
        .filter(Files::exists)
        .findFirst()
        .orElseThrow(
            () -> new IoFailure("cannot-read", "there are no vectors: name them with --vectors"));
  }
}
