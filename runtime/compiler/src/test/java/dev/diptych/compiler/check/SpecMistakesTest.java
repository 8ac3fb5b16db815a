package dev.diptych.compiler.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Mistakes in specs are reported in the words of specs: each spec in {@code mistakes/} with its
 * errors, and random changes of specs without a name of a class of the compiler.
 */
class SpecMistakesTest {
  private static final Path MISTAKES = Path.of("src/test/resources/mistakes");
  private static final Path SPECS = Path.of("../../conformance/features");
  private static final int CHANGES = 12;
  private static final Pattern TOKEN = Pattern.compile("[\\w.]+|[^\\w\\s]+");

  /** Names of classes, and terms of classes with members. */
  private static final Pattern CLASS =
      Pattern.compile(
          "\\b(scala|java|io\\.kaitai)\\.|[a-z]\\w*(Type|Spec|Error|Exception)\\b"
              + "|\\b[A-Z][a-z]\\w*[A-Z]\\w*\\(|\\b(List|Map|Vector|Some|Name|IntNum|Str)\\(");

  @TempDir private Path folder;

  private static Stream<Path> specs(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".ksy")).sorted().toList().stream();
    }
  }

  static Stream<Path> mistakes() throws IOException {
    return specs(MISTAKES);
  }

  /** The errors of a spec; its warnings if it is accepted. */
  private static List<Diagnostic> found(Path spec) throws IOException {
    try {
      return SpecCheck.of(Modules.load(spec, List.of())).warnings();
    } catch (SpecException e) {
      return e.diagnostics();
    }
  }

  private static List<Diagnostic> errors(Path spec) throws IOException {
    return found(spec).stream().filter(Diagnostic::isError).toList();
  }

  private static String shown(Diagnostic error) {
    StringBuilder shown = new StringBuilder(error.isError() ? "" : "warning ");
    shown.append(error.code() + ": " + error.message() + "\n");
    if (error.location() instanceof Location.InText at) {
      shown.append("  at ").append(at.source().position(at.span().start()));
      shown.append(' ').append(at.source().text(at.span())).append('\n');
    }
    error.help().forEach(help -> shown.append("  ").append(help).append('\n'));
    return shown.toString();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void mistakesAreReportedInTheWordsOfSpecs(Path spec) throws IOException {
    StringBuilder shown = new StringBuilder();
    found(spec).forEach(error -> shown.append(shown(error)));
    Path expected = Path.of(spec.toString().replaceFirst("ksy$", "expected"));
    if (!System.getProperty("bless", "false").equals("false")) {
      Files.writeString(expected, shown);
    }
    assertThat(shown.toString()).isNotEmpty().isEqualTo(Files.readString(expected));
  }

  @Test
  void noMessageHasANameOfAClass() throws IOException {
    Random random = new Random(36);
    int rejected = 0;
    List<Path> specs = Stream.concat(specs(SPECS), specs(MISTAKES)).toList();
    for (Path spec : specs) {
      String text = Files.readString(spec);
      List<int[]> tokens = new ArrayList<>();
      Matcher token = TOKEN.matcher(text);
      while (token.find()) {
        tokens.add(new int[] {token.start(), token.end()});
      }
      for (int i = 0; i < CHANGES; i++) {
        String changed = changed(text, tokens, random);
        Path file = folder.resolve(spec.getFileName().toString());
        Files.write(file, changed.getBytes(UTF_8));
        List<Diagnostic> errors = errors(file);
        rejected += errors.isEmpty() ? 0 : 1;
        for (Diagnostic error : errors) {
          assertThat(CLASS.matcher(error.message() + " " + error.help()).find())
              .as("%s: %s%n%s", spec, error, changed)
              .isFalse();
        }
      }
    }
    assertThat(rejected).isGreaterThan(specs.size());
  }

  /** {@code text} with one token omitted, or replaced by another one of the same text. */
  private static String changed(String text, List<int[]> tokens, Random random) {
    int[] at = tokens.get(random.nextInt(tokens.size()));
    int[] other = tokens.get(random.nextInt(tokens.size()));
    String instead = random.nextInt(4) == 0 ? "" : text.substring(other[0], other[1]);
    return text.substring(0, at[0]) + instead + text.substring(at[1]);
  }
}
