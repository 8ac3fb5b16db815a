package dev.diptych.text.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Each {@code .txt} under {@code syntax/} has an {@code .errors} file beside it: a code and a place
 * a line, nothing for a text that is valid. With {@code -Ddiptych.rewrite=DIRECTORY} the files in
 * that directory are written anew.
 */
class ErrorCasesTest {
  @TestFactory
  Stream<DynamicTest> eachTextHasItsErrors() throws IOException {
    return files(".txt").map(text -> DynamicTest.dynamicTest(name(text), () -> check(text)));
  }

  @Test
  void noFileIsAlone() throws IOException {
    List<String> texts = files(".txt").map(ErrorCasesTest::name).toList();
    List<String> errors = files(".errors").map(ErrorCasesTest::name).toList();
    assertThat(texts).isEqualTo(errors).hasSizeGreaterThan(50);
    assertThat(files("").count()).isEqualTo(2L * texts.size());
  }

  private static void check(Path text) throws IOException {
    Source source = new Source(text.toString(), Files.readAllBytes(text));
    Parsed parsed = SyntaxParser.parse(source, SyntaxOptions.DEFAULT);
    String found = parsed.diagnostics().stream().map(ErrorCasesTest::line).collect(joining());
    String rewrite = System.getProperty("diptych.rewrite");
    if (rewrite != null) {
      assertThat(System.getenv("CI")).as("expectations are not rewritten in CI").isNull();
      Files.writeString(Path.of(rewrite, name(text) + ".errors"), found);
    } else {
      Path errors = text.resolveSibling(name(text) + ".errors");
      assertThat(found).isEqualTo(Files.readString(errors, UTF_8));
    }
  }

  private static String line(Diagnostic diagnostic) {
    Location.InText at = (Location.InText) diagnostic.location();
    return diagnostic.code() + " " + at.source().position(at.span().start()) + "\n";
  }

  private static Stream<Path> files(String suffix) throws IOException {
    try (Stream<Path> files = Files.list(directory())) {
      return files.filter(f -> f.toString().endsWith(suffix)).sorted().toList().stream();
    }
  }

  private static Path directory() {
    try {
      URI uri = ErrorCasesTest.class.getResource("/syntax").toURI();
      return Path.of(uri);
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString().replaceFirst("\\.[a-z]+$", "");
  }
}
