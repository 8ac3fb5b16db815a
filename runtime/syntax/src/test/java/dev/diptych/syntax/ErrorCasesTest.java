package dev.diptych.syntax;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Each {@code .txt} under {@code syntax/} has an {@code .errors} file: a code and a location per
 * line, empty for a valid text. A run with {@code -Dbless} updates it, so that the difference can
 * be reviewed.
 */
class ErrorCasesTest {
  @TestFactory
  Stream<DynamicTest> eachTextHasItsErrors() throws IOException {
    return SyntaxCases.files(".txt").stream()
        .map(text -> DynamicTest.dynamicTest(SyntaxCases.name(text), () -> check(text)));
  }

  @Test
  void everyFileHasACounterpart() throws IOException {
    List<String> texts = SyntaxCases.files(".txt").stream().map(SyntaxCases::name).toList();
    List<String> errors = SyntaxCases.files(".errors").stream().map(SyntaxCases::name).toList();
    assertThat(texts).isEqualTo(errors).hasSizeGreaterThan(50);
    assertThat(SyntaxCases.files("")).hasSize(2 * texts.size());
  }

  private static void check(Path text) throws IOException {
    Source source = new Source(text.toString(), Files.readAllBytes(text));
    SyntaxTree tree = Syntax.read(source, SyntaxOptions.of(Dialect.PLAIN, false));
    String found = tree.errors().stream().map(ErrorCasesTest::line).collect(joining());
    if (blessing()) {
      Files.writeString(SyntaxCases.SOURCES.resolve(SyntaxCases.name(text) + ".errors"), found);
    } else {
      assertThat(found).isEqualTo(Files.readString(SyntaxCases.errors(text)));
    }
  }

  private static boolean blessing() {
    boolean blessing = !System.getProperty("bless", "false").equals("false");
    assertThat(blessing && "true".equals(System.getenv("CI"))).as("-Dbless in CI").isFalse();
    return blessing;
  }

  private static String line(Diagnostic diagnostic) {
    Location.InText at = (Location.InText) diagnostic.location();
    return diagnostic.code() + " " + at.source().position(at.span().start()) + "\n";
  }
}
