package dev.diptych.conformance.authored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The scenes and the cookbook have no mistakes, and {@code check} reports none. */
class NoMessageTest {
  private static final int SCENES = 30;

  /** All but the scene that plays a recording, which is not part of the project. */
  static List<Path> texts() throws IOException {
    List<Path> texts = new ArrayList<>();
    for (String folder :
        List.of(
            "conformance/scenes",
            "runtime/animation/docs/examples",
            "spec/formats/input_animation/examples")) {
      try (Stream<Path> files = Files.list(Repository.path(folder))) {
        files
            .filter(file -> file.toString().endsWith(".twin") && !file.endsWith("10-take.twin"))
            .sorted()
            .forEach(texts::add);
      }
    }
    assertThat(texts).hasSizeGreaterThan(SCENES);
    return texts;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void checkPrintsNothing(Path file) {
    Command command = new Command();
    command.run("check", file.toString());
    assertThat(command.err()).isEmpty();
  }
}
