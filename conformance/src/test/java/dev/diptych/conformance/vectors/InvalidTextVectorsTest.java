package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that are rejected: with which codes, and where. */
class InvalidTextVectorsTest {
  static Stream<Case> cases() {
    return CaseFolder.casesBelow("invalid/text", "twin");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void isRejectedByNameAndLocation(Case one) throws IOException {
    KnownFailure.run(one, () -> hold(one));
  }

  private static void hold(Case one) throws IOException {
    Result<byte[]> made = Faces.compile(one.name(), one.bytes("twin"), one.selection());
    assertThat(made.ok()).as("taken").isFalse();
    Golden.hold(one.file("errors"), GoldenDiagnostics.lines(made.diagnostics()));
    // Some texts are valid, but no file can represent them.
    Result<LocatedDocument> opened = Faces.parse(one.name(), one.bytes("twin"), one.selection());
    byte[] infoset = opened.ok() ? Faces.infoset(opened.value().orElseThrow()) : new byte[0];
    Golden.holdOptional(one.file("json"), new String(infoset, StandardCharsets.UTF_8));
    assertThat(made.diagnostics()).noneMatch(diagnostic -> diagnostic.message().isBlank());
  }
}
