package dev.diptych.conformance.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.prove.TextProof;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An authored text of a format that keeps line ends has those that a plain text would have. */
class MixedLineEndsTest {
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void textsWithSeveralLineEndsAreFormatted(String other) throws IOException {
    Path file = Repository.path("conformance/authored/valid/motion-units.twin");
    String text = Files.readString(file, ISO_8859_1).replace('\n', '\r');
    String mixed = text.replace("\r}", other + "}");
    TextProof formatter = new TextProof(RepositoryTexts.authored(Engine.shipped(), file));
    Result<Proven> formatted = formatter.format("text", mixed.getBytes(ISO_8859_1), Selection.ANY);
    assertThat(formatted.diagnostics()).isEmpty();
  }
}
