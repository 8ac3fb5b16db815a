package dev.diptych.conformance.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.authoring.prove.TextProof;
import dev.diptych.cli.message.MessagePrinter;
import dev.diptych.cli.message.Messages;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts before and after formatting, and texts that are rejected. */
class FormatCasesTest {
  private static final Path FOLDER = Repository.path("conformance/fmt");
  private static final Engine ENGINE = Engine.shipped();
  private static final AuthoredTexts TEXTS = RepositoryTexts.authored(ENGINE, FOLDER);

  private static List<String> listed(String kind) throws IOException {
    return Files.readAllLines(FOLDER.resolve(kind).resolve("cases.tsv"), UTF_8).stream()
        .map(line -> line.split("\t", 2)[0])
        .toList();
  }

  static List<String> valid() throws IOException {
    return listed("valid");
  }

  static List<String> invalid() throws IOException {
    return listed("invalid");
  }

  private static Result<byte[]> format(String name, byte[] text) {
    return TextFormatter.format(name, text, TEXTS::words, ENGINE, Selection.ANY);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valid")
  void isFormatted(String name) throws IOException {
    byte[] text = Files.readAllBytes(FOLDER.resolve("valid").resolve(name + ".in"));
    Result<byte[]> result = format(name + ".in", text);
    assertThat(result.ok()).as(result.diagnostics().toString()).isTrue();
    byte[] formatted = result.value().orElseThrow();
    Golden.hold(FOLDER.resolve("valid").resolve(name + ".out"), formatted);
    assertThat(format(name, formatted).value().orElseThrow()).isEqualTo(formatted);
    assertThat(LexedText.of(formatted, ENGINE).texts())
        .isEqualTo(LexedText.of(text, ENGINE).texts());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("invalid")
  void isRejected(String name) throws IOException {
    byte[] text = Files.readAllBytes(FOLDER.resolve("invalid").resolve(name + ".in"));
    Result<Proven> result = new TextProof(TEXTS).format(name + ".in", text, Selection.ANY);
    assertThat(result.ok()).isFalse();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    MessagePrinter printer = new Messages(new PrintStream(printed, true, UTF_8)).printer();
    result.diagnostics().forEach(printer::print);
    Golden.hold(FOLDER.resolve("invalid").resolve(name + ".errors"), printed.toByteArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"valid", "invalid"})
  void everyFileBelongsToACase(String kind) throws IOException {
    assertThat(listed(kind)).isSorted().doesNotHaveDuplicates();
    try (Stream<Path> files = Files.list(FOLDER.resolve(kind))) {
      assertThat(
              files
                  .map(file -> String.valueOf(file.getFileName()))
                  .filter(name -> !name.equals("cases.tsv"))
                  .map(name -> name.substring(0, name.lastIndexOf('.')))
                  .distinct()
                  .sorted())
          .isEqualTo(listed(kind));
    }
  }
}
