package dev.diptych.syntax;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The texts under {@code syntax/}, each with an {@code .errors} file. */
final class SyntaxCases {
  /** Where the files are kept, from the directory of the module. */
  static final Path SOURCES = Path.of("src/test/resources/syntax");

  private SyntaxCases() {}

  /** All files whose names end so, in order. */
  static List<Path> files(String suffix) throws IOException {
    try (Stream<Path> files = Files.list(directory())) {
      return files.filter(f -> f.toString().endsWith(suffix)).sorted().toList();
    }
  }

  static String name(Path file) {
    return file.getFileName().toString().replaceFirst("\\.[a-z]+$", "");
  }

  static Path errors(Path text) {
    return text.resolveSibling(name(text) + ".errors");
  }

  private static Path directory() {
    try {
      return Path.of(SyntaxCases.class.getResource("/syntax").toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
