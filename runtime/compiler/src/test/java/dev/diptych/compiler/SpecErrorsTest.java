package dev.diptych.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each spec in {@code specs/} is refused with the code in its first line, and with a message that
 * holds the words behind it: {@code # code: words}.
 */
class SpecErrorsTest {
  private static final Path SPECS = Path.of("src/test/resources/specs");

  static Stream<Path> specs() throws Exception {
    try (Stream<Path> files = Files.list(SPECS)) {
      return files.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("specs")
  void rejectsTheSpec(Path spec) throws Exception {
    String[] expected = Files.readAllLines(spec).get(0).substring(2).split(": ", 2);
    Throwable thrown = catchThrowable(() -> SpecLoader.load(spec, List.of()));
    assertThat(thrown).isInstanceOf(SpecException.class);
    List<Diagnostic> errors =
        ((SpecException) thrown).diagnostics().stream().filter(Diagnostic::isError).toList();
    assertThat(errors).isNotEmpty();
    assertThat(errors.get(0).code()).isEqualTo(expected[0]);
    assertThat(errors.get(0).message()).contains(expected[1]);
  }
}
