package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The scenes and the cookbook have no mistakes, and {@code check} reports none. */
class NoMessageTest {
  private static final Path CACHE = Repository.path("conformance/target/cache");
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
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            new PrintStream(err, true, UTF_8),
            false,
            CACHE);
    DiptychCommand.run(console, "check", file.toString());
    assertThat(err.toString(UTF_8)).isEmpty();
  }
}
