package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.Diptych;
import dev.diptych.DiptychException;
import dev.diptych.Document;
import dev.diptych.Location;
import dev.diptych.Outcome;
import dev.diptych.Spec;
import dev.diptych.conformance.specs.Specimens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Formats of specs that are given at run time. */
class SpecsTest {
  /** Other tests compile the same specs. */
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"png", "zip", "tlv", "gzip"})
  void specsGiveFormats(String id) throws Exception {
    Spec spec = Spec.of(Specimens.spec(id)).withImportPath(Specimens.imports(id));
    Diptych diptych = Diptych.ofSpec(spec).value();
    assertThat(diptych.formats()).hasSize(1);
    for (Map.Entry<String, byte[]> sample : Specimens.samples(id).entrySet()) {
      Document document = diptych.named(sample.getKey()).decode(sample.getValue()).value();
      assertThat(document.encode()).isEqualTo(sample.getValue());
      assertThat(diptych.parse(document.print()).value()).isEqualTo(document);
    }
  }

  @Test
  void versionsAreOneSet() throws IOException {
    Spec one = spec("one", "seq: [{id: a, contents: A}]");
    Spec two = spec("two", "seq: [{id: b, contents: B}]");
    Diptych both = Diptych.ofSpecs(List.of(one, two)).value();
    assertThat(both.formats()).extracting("id").containsExactly("one", "two");
    assertThat(both.decode(new byte[] {'B'}).value().format().id()).isEqualTo("two");
    assertThatThrownBy(() -> Diptych.ofSpecs(List.of(one, one)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Diptych.ofSpecs(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void parametersOfASpecHaveValues() throws IOException {
    Spec spec = spec("sized", "params: [{id: len, type: u1}]\nseq: [{id: a, size: len}]");
    byte[] file = {1, 2};
    assertThat(Diptych.ofSpec(spec).value().decode(file).errors().get(0).code())
        .isEqualTo("missing-parameter");
    Document document = Diptych.ofSpec(spec.withParameter("len", "2")).value().decode(file).value();
    assertThat(document.text()).isEqualTo("Sized Ver 1\nlen = 2\na = x\"0102\"\nEof\n");
    // The text has the value.
    assertThat(Diptych.ofSpec(spec).value().parse(document.text()).value().encode())
        .isEqualTo(file);
    assertThat(Diptych.ofSpec(spec.withParameter("len", "256")).errors().get(0).code())
        .isEqualTo("invalid-parameter");
  }

  @Test
  void aSpecIsRejectedWithLocations() throws IOException {
    Outcome<Diptych> outcome = Diptych.ofSpec(spec("wrong", "seq: [{id: a, type: missing}]"));
    assertThat(outcome.ok()).isFalse();
    assertThat(outcome.errors().get(0).location()).isInstanceOf(Location.InText.class);
    assertThatThrownBy(outcome::value)
        .isInstanceOfSatisfying(
            DiptychException.class,
            e -> assertThat(e.diagnostics()).isEqualTo(outcome.diagnostics()));
  }

  @Test
  void aSpecThatCannotBeRead() {
    assertThatThrownBy(() -> Diptych.ofSpec(Spec.of(folder.resolve("none.ksy"))))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("there is no such file or folder");
    assertThatThrownBy(() -> Diptych.ofSpec(Spec.of(folder))).isInstanceOf(IOException.class);
  }

  private Spec spec(String id, String body) throws IOException {
    Path ksy = folder.resolve(id + ".ksy");
    Files.writeString(ksy, "meta: {id: " + id + ", endian: le}\n" + body + "\n");
    return Spec.of(ksy);
  }
}
