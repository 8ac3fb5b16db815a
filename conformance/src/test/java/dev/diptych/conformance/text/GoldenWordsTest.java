package dev.diptych.conformance.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No expected output in the repository has a name of a class, of ours or of a library. */
class GoldenWordsTest {
  private static final Pattern GOLDEN =
      Pattern.compile(
          ".*\\.(expected|errors|out|notes|new|plain|txt|script|session|scopes|faults|values)");

  private static final Pattern CLASS =
      Pattern.compile(
          "io\\.kaitai|dev\\.diptych\\.[a-z]|\\bscala\\.|\\bjava\\.(lang|util|io|nio|math)\\b"
              + "|(?i:snakeyaml|antlr)|\\b[A-Z]\\w*Type\\(|\\b[A-Z]\\w*[a-z]Exception\\b"
              + "|\\bat [a-z]\\w*(\\.\\w+)+\\(\\w+\\.java:\\d");

  private static List<Path> goldens() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root())) {
      return files
          .filter(file -> GOLDEN.matcher(file.toString()).matches())
          .filter(file -> file.toString().contains("/src/test/") || inConformance(file))
          .filter(file -> !file.toString().matches(".*/(target|node_modules|\\.[^/]+)/.*"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }

  private static boolean inConformance(Path file) {
    return file.startsWith(Repository.path("conformance"));
  }

  @Test
  void noneHasTheNameOfAClass() throws IOException {
    List<Path> goldens = goldens();
    assertThat(goldens).hasSizeGreaterThan(1000);
    for (Path golden : goldens) {
      String text = new String(Files.readAllBytes(golden), UTF_8);
      assertThat(CLASS.matcher(text).results().map(found -> found.group()).toList())
          .as("%s", golden)
          .isEmpty();
    }
  }
}
