package dev.diptych.conformance.features;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same bytes can be patched in several ways: all compile to them, and one is canonical. */
class ResidueSpellingsTest {
  private static final String ROW = "  10 (x\"676170\")\n";

  private final Path folder = Repository.path("conformance/features/positions_from_footer");
  private final Engine engine = new Feature(folder).engine();

  @Test
  void oneFormIsCanonical() throws IOException {
    assertThat(canonical(ROW)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10 (x\"67\") 11 (x\"6170\")",
        "9 (x\"62000000\" x\"62676170\")",
        "6 (x\"616162620000006f\" x\"616162626761706f\")"
      })
  void otherFormsHaveTheSameMeaning(String rows) throws IOException {
    byte[] file = Files.readAllBytes(folder.resolve("0.bin"));
    Document binary =
        engine
            .openBinary("b", ByteBuffer.wrap(file), Selection.ANY)
            .value()
            .orElseThrow()
            .document();
    byte[] text = text(rows);
    LocatedDocument opened = engine.openText("t", text, Selection.ANY).value().orElseThrow();
    assertThat(engine.encode("t", opened).value().orElseThrow().toArray()).isEqualTo(file);
    assertThat(engine.complete("t", opened).value().orElseThrow().root()).isEqualTo(binary.root());
    assertThat(canonical(rows)).isFalse();
  }

  @Test
  void patchesWithoutEffectAreRejected() throws IOException {
    byte[] text = text("8 (x\"6262\" x\"6262\") 10 (x\"676170\")");
    assertThat(engine.openText("t", text, Selection.ANY).diagnostics().get(0).code())
        .isEqualTo("residue-unchanged");
  }

  private boolean canonical(String rows) throws IOException {
    byte[] text = text(rows);
    LocatedDocument opened = engine.openText("t", text, Selection.ANY).value().orElseThrow();
    return new Proof(engine).canonical("t", ByteBuffer.wrap(text), opened).value().orElseThrow();
  }

  private byte[] text(String rows) throws IOException {
    String text = Files.readString(folder.resolve("0.twin"));
    assertThat(text).contains(ROW);
    return text.replace(ROW, rows).getBytes(UTF_8);
  }
}
