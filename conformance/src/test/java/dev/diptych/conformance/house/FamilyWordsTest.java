package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The command line names no format family: everything about one comes from its plug-in. */
class FamilyWordsTest {
  private static final Path SOURCES = Repository.path("runtime/cli/src/main");

  private static final Pattern WORDS =
      Pattern.compile(
          "(?i)mikoto|mrtk|mkm|animation|motion|camera|\\b(?:joint|bone|hand|gaze)s?\\b");

  @Test
  void theCommandLineHasNoWordOfAFormatFamily() throws IOException {
    try (var files = Files.walk(SOURCES)) {
      List<Path> all = files.filter(Files::isRegularFile).toList();
      assertThat(all).hasSizeGreaterThan(50);
      for (Path file : all) {
        assertThat(Files.readAllLines(file))
            .as(file.toString())
            .noneMatch(line -> WORDS.matcher(line).find());
      }
    }
  }
}
