package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the scripts, each in a folder of its own with all inputs and their folders in it. */
class ScriptsTest {
  private static final Path SCRIPTS = Repository.path("conformance/src/test/resources/cli");
  private static final Path INPUTS = SCRIPTS.resolve("inputs");
  private static final String ENDING = ".script";

  /** Begins a script that the product is known to fail; what is expected was written by hand. */
  private static final String KNOWN_FAILURE = "# Known failure: ";

  static Stream<String> scripts() throws IOException {
    return list(SCRIPTS).stream()
        .map(file -> file.getFileName().toString())
        .filter(name -> name.endsWith(ENDING))
        .map(name -> name.substring(0, name.length() - ENDING.length()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scripts")
  void commandsMatchTheScript(String name, @TempDir Path folder) throws IOException {
    copyInputs(folder);
    Path script = SCRIPTS.resolve(name + ENDING);
    List<String> lines = Files.readAllLines(script);
    if (!lines.get(0).startsWith(KNOWN_FAILURE)) {
      Golden.hold(script, new Script(lines, folder.toRealPath()).run());
    } else {
      assertThat(new Script(lines, folder.toRealPath()).run())
          .as("it passes now: take its first line out")
          .isNotEqualTo(Files.readString(script));
    }
  }

  private static void copyInputs(Path folder) throws IOException {
    try (Stream<Path> inputs = Files.walk(INPUTS)) {
      for (Path input : inputs.filter(each -> !each.equals(INPUTS)).sorted().toList()) {
        Files.copy(input, folder.resolve(INPUTS.relativize(input).toString()));
      }
    }
  }

  @Test
  void allFilesAreScripts() throws IOException {
    assertThat(list(SCRIPTS))
        .allMatch(
            file ->
                file.equals(INPUTS)
                    || file.endsWith(".gitattributes")
                    || file.toString().endsWith(ENDING));
  }

  @Test
  void everyInputIsUsed() throws IOException {
    StringBuilder all = new StringBuilder();
    for (Path script : list(SCRIPTS)) {
      all.append(script.toString().endsWith(ENDING) ? Files.readString(script) : "");
    }
    for (Path input : list(INPUTS)) {
      assertThat(all).contains(input.getFileName().toString());
    }
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
