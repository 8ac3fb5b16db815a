package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.lint.InputLints;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LintRunner;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples compile without diagnostics, and match their descriptions. */
class ExamplesTest {
  private static final Engine ENGINE = Engine.shipped();

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.path("spec/formats"))) {
      return files.filter(file -> file.toString().endsWith(".twin")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void compilesWithoutDiagnostics(Path example) throws IOException {
    Result<LocatedDocument> opened = open(example);
    assertThat(opened.diagnostics()).isEmpty();
    assertThat(LintRunner.run(InputLints.all(), opened.value().orElseThrow())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theIndependentReaderReadsTheSame(Path example) throws IOException {
    LocatedDocument opened = open(example).value().orElseThrow();
    assertThat(read(example)).isEqualTo(IndependentView.of(opened.document()));
  }

  @Test
  void theHeadTurnsFortyDegreesToTheLeft() throws IOException {
    Animation turn = read(Repository.path("spec/formats/input_animation/examples/head_turn.twin"));
    List<Key> y = turn.camera().rotationY().keys();
    assertThat(value(y.get(0))).isZero();
    assertThat(y.stream().map(ExamplesTest::value).min(Float::compare).orElseThrow())
        .isCloseTo((float) -Math.sin(Math.toRadians(20)), within());
    assertThat(value(turn.camera().positionY().keys().get(0))).isEqualTo(1.6f);
  }

  private static Offset<Float> within() {
    return Offset.offset(1e-5f);
  }

  private static float value(Key key) {
    return Float.intBitsToFloat(key.bits()[1]);
  }

  private static Result<LocatedDocument> open(Path example) throws IOException {
    return ENGINE.openText(example.toString(), Files.readAllBytes(example), Selection.ANY);
  }

  private static Animation read(Path example) throws IOException {
    FileBytes file = ENGINE.encode("e", open(example).value().orElseThrow()).value().orElseThrow();
    return IndependentReader.read(file.toArray(), Layout.SHIPPED);
  }
}
