package dev.diptych.conformance;

import java.nio.file.Files;
import java.nio.file.Path;

/** Paths in the repository of these tests. */
public final class Repository {
  /** The folder of the grammars, which is that of their package. */
  public static final String GRAMMAR = "grammar/src/main/antlr4/dev/diptych/grammar";

  private Repository() {}

  /** Its top folder. */
  public static Path root() {
    Path at = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(at.resolve("spec/formats"))) {
      at = at.getParent();
    }
    return at;
  }

  /** A file or folder below it. */
  public static Path path(String name) {
    return root().resolve(name);
  }
}
