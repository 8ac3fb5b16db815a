package dev.diptych.conformance.features;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bytes that a spec does not allow: {@code refused.tsv} of a feature contains their first error.
 */
class RefusedBytesTest {
  static Stream<Arguments> refused() throws IOException {
    List<Arguments> all = new ArrayList<>();
    for (Feature feature : Feature.all()) {
      Path lines = feature.folder().resolve("refused.tsv");
      if (Files.exists(lines)) {
        for (String line : Files.readAllLines(lines)) {
          String[] parts = line.split("\t", -1);
          all.add(Arguments.of(feature, parts[0], parts[1]));
        }
      }
    }
    return all.stream();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("refused")
  void theMessageNamesTheFieldItsValueAndWhatIsAllowed(
      Feature feature, String bytes, String expected) {
    ByteBuffer file = ByteBuffer.wrap(HexFormat.of().parseHex(bytes));
    Result<LocatedDocument> opened = feature.engine().openBinary("bytes", file, Selection.ANY);
    assertThat(opened.ok()).isFalse();
    Diagnostic first = opened.diagnostics().get(0);
    Location.InBytes at = (Location.InBytes) first.location();
    assertThat("%s at %d: %s".formatted(first.code(), at.offset(), first.message()))
        .isEqualTo(expected);
  }
}
