package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Face;
import dev.diptych.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The library gives the bytes, texts and diagnostics that the command gives. */
class EquivalenceTest {
  private static final int MIN_SAMPLES = 100;
  private static final int MIN_EXAMPLES = 10;
  private static final Diptych SHIPPED = Diptych.shipped();

  static List<Path> binary() {
    return Samples.binary();
  }

  static List<Path> texts() {
    return Samples.texts();
  }

  static List<Path> examples() {
    return Samples.examples();
  }

  @Test
  void samplesAreFound() {
    assertThat(binary()).hasSizeGreaterThan(MIN_SAMPLES);
    assertThat(texts()).hasSizeGreaterThan(MIN_SAMPLES);
    assertThat(examples()).hasSizeGreaterThan(MIN_EXAMPLES);
  }

  @ParameterizedTest
  @MethodSource("binary")
  void decodeAndPrintAreDecompile(Path file) throws IOException {
    CommandRun command = CommandRun.of("decompile", file.toString());
    Outcome<Document> outcome = SHIPPED.decode(file);
    compareMessages(command, outcome);
    if (outcome.ok()) {
      Document document = outcome.value();
      assertThat(document.print()).isEqualTo(command.output());
      assertThat(document.encode()).isEqualTo(Files.readAllBytes(file));
      assertThat(SHIPPED.parse(document.print()).value()).isEqualTo(document);
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void parseAndEncodeAreCompile(Path file) throws IOException {
    CommandRun command = CommandRun.of("compile", file.toString());
    Outcome<Document> outcome = SHIPPED.parse(file);
    compareMessages(command, outcome);
    if (outcome.ok()) {
      Document document = outcome.value();
      assertThat(document.encode()).isEqualTo(command.output());
      Document decoded =
          document
              .format()
              .layout()
              .map(SHIPPED::layout)
              .orElse(SHIPPED)
              .decode(command.output())
              .value();
      assertThat(decoded).isEqualTo(document).hasSameHashCodeAs(document);
      assertThat(document.print()).isEqualTo(decoded.print());
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void convertIsTheCommandForItsFace(Path file, @TempDir Path folder) throws IOException {
    Path output = folder.resolve("output");
    boolean text = file.toString().matches(".*\\.(twin|mkm)");
    assertThat(SHIPPED.face(Files.readAllBytes(file))).isEqualTo(text ? Face.TEXT : Face.BINARY);
    CommandRun command = CommandRun.of(text ? "compile" : "decompile", file.toString());
    Outcome<Document> outcome = SHIPPED.convert(file, output);
    compareMessages(command, outcome);
    assertThat(Files.exists(output)).isEqualTo(outcome.ok());
    if (outcome.ok()) {
      assertThat(output).hasBinaryContent(command.output());
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void compileAndDecompileAreTheCommands(Path file, @TempDir Path folder) throws IOException {
    Path output = folder.resolve("output");
    boolean text = file.toString().matches(".*\\.(twin|mkm)");
    CommandRun command = CommandRun.of(text ? "compile" : "decompile", file.toString());
    Outcome<Path> outcome = text ? SHIPPED.compile(file, output) : SHIPPED.decompile(file, output);
    compareMessages(command, outcome);
    assertThat(Files.exists(output)).isEqualTo(outcome.ok());
    if (outcome.ok()) {
      assertThat(outcome.value()).isEqualTo(output).hasBinaryContent(command.output());
    }
  }

  private static void compareMessages(CommandRun command, Outcome<?> outcome) {
    assertThat(outcome.diagnostics().stream().map(MessageMap::of).toList())
        .isEqualTo(command.messages());
    assertThat(outcome.ok()).isEqualTo(command.code() == 0);
  }
}
