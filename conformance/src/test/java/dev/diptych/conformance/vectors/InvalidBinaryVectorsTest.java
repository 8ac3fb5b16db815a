package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Binary files that are rejected: with which codes, at which byte, in which field. */
class InvalidBinaryVectorsTest {
  static Stream<Case> cases() {
    return CaseFolder.casesBelow("invalid/binary", "bin");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void isRejectedByNameAndLocation(Case one) throws IOException {
    KnownFailure.run(one, () -> hold(one));
  }

  private static void hold(Case one) throws IOException {
    Result<byte[]> text = Faces.decompile(one.name(), one.bytes("bin"), one.selection());
    assertThat(text.ok()).as("taken").isFalse();
    Golden.hold(one.file("errors"), GoldenDiagnostics.lines(text.diagnostics()));
    ByteBuffer file = ByteBuffer.wrap(one.bytes("bin"));
    assertThat(Faces.ENGINE.openBinary(one.name(), file, one.selection()).ok()).isFalse();
    assertThat(text.diagnostics()).noneMatch(diagnostic -> diagnostic.message().isBlank());
  }
}
