package dev.diptych.conformance.lsp;

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

/** The sessions in {@code src/test/resources/lsp}. */
class SessionsTest {
  private static final Path SESSIONS = Repository.path("conformance/src/test/resources/lsp");
  private static final String ENDING = ".session";

  @TempDir Path temporary;

  static Stream<String> sessions() throws IOException {
    try (Stream<Path> files = Files.list(SESSIONS)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertThat(names).allMatch(name -> name.endsWith(ENDING));
      return names.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("sessions")
  void printsWhatIsExpected(String name) throws IOException {
    Path file = SESSIONS.resolve(name);
    String script = Files.readString(file);
    try (Editor editor = Editor.inProcess()) {
      String transcript = new Session(temporary.toRealPath(), editor).run(script);
      assertThat(editor.end()).isZero();
      assertThat(editor.log()).isEmpty();
      Golden.hold(file, transcript);
    }
  }

  @Test
  void thereAreManyRequests() throws IOException {
    long steps = 0;
    for (String name : sessions().toList()) {
      steps +=
          Files.readAllLines(SESSIONS.resolve(name)).stream()
              .filter(line -> line.matches("> (ask|apply|cancel|text|diagnostics) .*"))
              .count();
    }
    assertThat(steps).isGreaterThan(60);
  }
}
