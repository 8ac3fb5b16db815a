package dev.diptych.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which specs the paths and patterns of a project name. */
class SpecPatternsTest {
  @TempDir private Path folder;
  private final List<Diagnostic> errors = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({
    "*.ksy, a.ksy, true",
    "*.ksy, b/a.ksy, false",
    "**/*.ksy, a.ksy, true",
    "**/*.ksy, b/c/a.ksy, true",
    "b/**/a.ksy, b/a.ksy, true",
    "b/**/a.ksy, b/c/d/a.ksy, true",
    "b/**/a.ksy, bb/a.ksy, false",
    "b**, b/c/a.ksy, true",
    "?.ksy, a.ksy, true",
    "b?a.ksy, b/a.ksy, false",
    "b/*, b/a.ksy, true",
    "*, a.ksy, true",
    "a.ksy, a.ksy, true",
    "*a*a*a*b, aaaaaaaaaaaaaaaa, false",
  })
  void patternsMatch(String pattern, String path, boolean expected) {
    assertThat(SpecPatterns.matches(pattern, path)).isEqualTo(expected);
  }

  /** A pattern that expressions of Java match in exponential time. */
  @Test
  void manyStarsAreNoWork() {
    assertThat(SpecPatterns.matches("*a".repeat(400) + "b", "a".repeat(4000))).isFalse();
  }

  @Test
  void longPatternsAreRejected() throws IoFailure {
    assertThat(find("*".repeat(1001))).isEmpty();
    assertThat(messages()).containsExactly("more than 1,000 characters in a path or pattern");
  }

  /** Errors in a spec show its lines, so that a project must not name a file elsewhere. */
  @Test
  void specsOutsideOfTheCheckoutAreRejected() throws IOException {
    Path checkout = Files.createDirectories(folder.resolve("checkout/.git")).getParent();
    Path project = Files.createDirectory(checkout.resolve("project"));
    Path secret = Files.writeString(folder.resolve("secret.ksy"), "secret");
    Path shared = Files.writeString(checkout.resolve("shared.ksy"), "meta: {id: shared}");
    Files.createSymbolicLink(project.resolve("link.ksy"), secret);
    SpecPatterns patterns = new SpecPatterns(project, errors::add);
    assertThat(patterns.find(entries("../shared.ksy"))).containsExactly(shared);
    assertThat(messages()).isEmpty();
    for (String name : List.of("../../secret.ksy", "link.ksy", "*.ksy", secret.toString())) {
      List<Diagnostic> own = new ArrayList<>();
      assertThat(new SpecPatterns(project, own::add).find(entries(name))).as(name).isEmpty();
      assertThat(own).as(name).hasSize(1);
      assertThat(own.get(0).message()).contains("which is not in " + checkout.toRealPath());
    }
  }

  private Set<Path> find(String pattern) throws IoFailure {
    return new SpecPatterns(folder, errors::add).find(entries(pattern));
  }

  private static List<Entry> entries(String value) {
    return List.of(new Entry(value, new Location.Whole("diptych.toml")));
  }

  private List<String> messages() {
    return errors.stream().map(Diagnostic::message).toList();
  }
}
