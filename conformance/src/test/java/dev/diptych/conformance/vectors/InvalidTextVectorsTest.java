package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that are refused: with which codes, and where. */
class InvalidTextVectorsTest {
  static Stream<Case> cases() {
    return CaseFolder.casesBelow("invalid/text", "twin");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void isRefusedByNameAndPlace(Case one) throws IOException {
    KnownFailure.run(one, () -> hold(one));
  }

  private static void hold(Case one) throws IOException {
    Result<byte[]> made = Faces.compile(one.name(), one.bytes("twin"), one.selection());
    assertThat(made.ok()).as("taken").isFalse();
    Golden.hold(one.file("errors"), DiagnosticLine.of(made.diagnostics()));
    assertThat(made.diagnostics()).noneMatch(diagnostic -> diagnostic.message().isBlank());
  }
}
