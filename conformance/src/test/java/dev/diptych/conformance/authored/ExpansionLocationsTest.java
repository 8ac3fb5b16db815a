package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Values of an expanded text are located where they were authored, also in and after so many rows
 * that they are read separately.
 */
class ExpansionLocationsTest {
  private static final int ROWS = 600;

  private static final LocatedDocument OPENED = opened();

  @ParameterizedTest
  @CsvSource({
    "position_x, 0, 0 (0.5)",
    "position_x, 400, 400 (400.5)",
    "position_y, 3, 3 (3.5)",
    "position_y, 599, 599",
    "position_z, 0, 0",
    "position_z, 1, 7",
  })
  void aRowIsWhereItWasAuthored(String curve, int row, String authored) {
    Path path = Path.ROOT.field("camera").field(curve).field("keyframes").at(row);
    Location.InText at = (Location.InText) OPENED.locations().locate(path);
    assertThat(at.source().text(at.span())).isEqualTo(authored);
    assertThat(at.source().length()).isEqualTo(text().getBytes(UTF_8).length);
  }

  private static LocatedDocument opened() {
    return RepositoryTexts.authored(Engine.shipped(), java.nio.file.Path.of("a.twin"), List.of())
        .openText("a.twin", ByteBuffer.wrap(text().getBytes(UTF_8)), Selection.ANY)
        .value()
        .orElseThrow();
  }

  private static String text() {
    StringBuilder text = new StringBuilder("Input Animation Ver 1.1\nlet a = 2cm\nCamera {\n");
    for (String curve : List.of("PositionX", "PositionY")) {
      text.append(curve).append(" {\n");
      for (int row = 0; row < ROWS; row++) {
        text.append("  ").append(row).append(" (").append(row).append(".5)\n");
      }
      text.append("}\n");
    }
    return text.append("PositionZ {\n  0 ($a)  7 (8cm) # é\n} }\nEof\n").toString();
  }
}
