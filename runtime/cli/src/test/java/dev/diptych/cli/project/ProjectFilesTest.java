package dev.diptych.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finding and reading project files; their messages are in the scripts of the command line. */
class ProjectFilesTest {
  private static final String NESTED =
      "more than 64 arrays, tables and parts of keys within each other";

  @TempDir private Path folder;
  private Path file;
  private Path input;

  @BeforeEach
  void create() throws IOException {
    file = folder.resolve("diptych.toml");
    input = folder.resolve("a/b/take.bin");
    Files.createDirectories(input.getParent());
  }

  private Result<Project> read(String content) throws IOException {
    Files.writeString(file, content);
    return new ProjectFiles().read(file);
  }

  private static String message(Result<Project> result) {
    return result.diagnostics().stream().map(Diagnostic::message).reduce("", String::concat);
  }

  @Test
  void theNearestFileIsFound() throws IOException {
    Files.writeString(file, "");
    assertThat(ProjectFiles.find(input.toString())).isEqualTo(file);
    Path nearer = Files.writeString(folder.resolve("a/diptych.toml"), "");
    assertThat(ProjectFiles.find(input.toString())).isEqualTo(nearer);
    assertThat(ProjectFiles.find(folder.resolve("a/../take.bin").toString())).isEqualTo(file);
  }

  @Test
  void theSearchEndsAtTheRootOfARepository() throws IOException {
    Files.writeString(file, "");
    Path repository = Files.createDirectory(folder.resolve("a/.git"));
    assertThat(ProjectFiles.find(input.toString())).isNull();
    Path own = Files.writeString(folder.resolve("a/diptych.toml"), "");
    assertThat(ProjectFiles.find(input.toString())).isEqualTo(own);
    Files.delete(own);
    Files.delete(repository);
    // In a worktree it is a file.
    Files.writeString(repository, "gitdir: elsewhere");
    assertThat(ProjectFiles.find(input.toString())).isNull();
  }

  @Test
  void aFolderOfThatNameIsNoProjectFile() throws IOException {
    Files.createDirectory(file);
    assertThat(ProjectFiles.find(folder.resolve("take.bin").toString())).isNotEqualTo(file);
    assertThat(ProjectFiles.find("no\0path")).isNull();
  }

  @Test
  void rulesAreRead() throws IOException {
    LintRules rules =
        read("lints.deny = ['warnings']\nlints.allow = [\"not-kept\"]")
            .value()
            .orElseThrow()
            .lints();
    assertThat(rules.deny()).containsExactly("warnings");
    assertThat(rules.allow()).containsExactly("not-kept");
    assertThat(read("").value().orElseThrow().lints().deny()).isEmpty();
    assertThat(read("[lints]\n").value().orElseThrow().lints().allow()).isEmpty();
  }

  @Test
  void wrongTypesAreRejected() throws IOException {
    assertThat(message(read("lints = 1"))).contains("lints must be a table");
    assertThat(message(read("[[lints]]\ndeny = []"))).contains("lints must be a table");
    assertThat(message(read("[lints]\ndeny = \"not-kept\""))).contains("an array of codes");
  }

  /** None of these reaches the parser, which needs minutes for some of them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = [*30000",
        "a = {b = *30000",
        "a.*30000",
        "[[a.*30000",
        "a = {b.b.b.b = [*17",
        "a = [\n*65",
        "\"a\" . *65",
      })
  void nestsAreRejected(String nest) throws IOException {
    int star = nest.lastIndexOf('*');
    int start = nest.startsWith("a = [") ? 4 : 0;
    String one = nest.substring(start, star);
    String text = nest.substring(0, start) + one.repeat(Integer.parseInt(nest.substring(star + 1)));
    assertThat(TomlLimits.of(text)).isNotNull();
    assertThat(message(read(text))).isEqualTo(NESTED);
    assertThat(TomlLimits.of(nest.substring(0, start) + one.repeat(12))).isNull();
  }

  @Test
  void bracketsAndDotsInStringsAndCommentsAreNoLevels() throws IOException {
    String many = "[{.".repeat(100);
    String text =
        "# %1$s\n[lints] # %1$s\ndeny = [\"\"\"%1$s\n\\\"%1$s\"\"\", '%1$s', \"\\\"%1$s\"]";
    assertThat(TomlLimits.of(text.formatted(many))).isNull();
    assertThat(TomlLimits.of("a = [1.5, ".repeat(1) + "1.5, ".repeat(100) + "]")).isNull();
    assertThat(TomlLimits.of("a.b = 1.5\n".repeat(100))).isNull();
    assertThat(TomlLimits.of("[a.b]\n".repeat(100) + "c = {}")).isNull();
  }

  @Test
  void longFilesAreRejected() throws IOException {
    assertThat(message(read("#".repeat((1 << 20) + 1)))).contains("more than 1,048,576 bytes");
    assertThat(read("#".repeat(1 << 20)).ok()).isTrue();
    assertThat(message(read("a = [" + "1,".repeat(20_000)))).contains("more than 20,000 keys");
    assertThat(message(read("=\n".repeat(20_001)))).contains("more than 20,000 keys");
    assertThat(message(read("a = " + "1".repeat(1_001)))).contains("more than 1,000 characters");
    assertThat(message(read("a".repeat(1_001) + " = 1"))).contains("more than 1,000 characters");
  }

  @Test
  void manyErrorsAreAFew() throws IOException {
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < 6000; i++) {
      keys.append("key").append(i).append(" = 1\n");
    }
    assertThat(read(keys.toString()).diagnostics()).hasSize(20);
    assertThat(read("=\n".repeat(6000)).diagnostics()).hasSize(20);
    assertThat(read("lints.deny = [" + "'no-such-code', ".repeat(6000) + "]").diagnostics())
        .hasSize(20);
    assertThat(read("lints.deny = [" + "1, ".repeat(6000) + "]").diagnostics()).hasSize(20);
  }

  @Test
  void otherEncodingsAreRejected() throws IOException {
    Files.write(file, new byte[] {'#', (byte) 0xFF});
    assertThat(message(new ProjectFiles().read(file))).contains("not UTF-8");
  }

  /** No line of a file outside of the checkout is shown, by whatever link it is reached. */
  @Test
  void linksOutOfTheCheckoutAreNotRead() throws IOException {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Path secret = Files.writeString(outside.resolve("diptych.toml"), "secret = 'x'");
    Path checkout = Files.createDirectories(folder.resolve("checkout/.git")).getParent();
    Path own = Files.createDirectory(checkout.resolve("own"));
    Files.createSymbolicLink(own.resolve("diptych.toml"), secret);
    Files.createSymbolicLink(checkout.resolve("diptych.toml"), Path.of("..", "outside", "x"));
    Files.createSymbolicLink(checkout.resolve("linked"), outside);
    for (String input : List.of("own/take.bin", "linked/take.bin")) {
      Path found = ProjectFiles.find(checkout.resolve(input).toString());
      assertThatThrownBy(() -> new ProjectFiles().read(Objects.requireNonNull(found)))
          .isInstanceOf(IoFailure.class)
          .hasMessageContaining("the link")
          .hasMessageContaining("leads to")
          .hasMessageNotContaining("secret =");
    }
    assertThat(ProjectFiles.find(checkout.resolve("take.bin").toString())).isNull();
  }

  @Test
  void linksWithinTheCheckoutAreRead() throws IOException {
    Files.createDirectory(folder.resolve(".git"));
    Files.writeString(folder.resolve("shared.toml"), "lints.deny = ['warnings']");
    Path link = folder.resolve("a/diptych.toml");
    Files.createSymbolicLink(link, Path.of("..", "shared.toml"));
    assertThat(new ProjectFiles().read(link).ok()).isTrue();
    // The folder that the user works in may be a link.
    Path here = Files.createSymbolicLink(folder.resolve("here"), folder.resolve("a"));
    assertThat(new ProjectFiles().read(here.resolve("diptych.toml")).ok()).isTrue();
  }

  @Test
  void damagedFilesAreRejectedWithAPlace() throws IOException {
    String text =
        """
        # A project.
        [lints]
        deny = ["warnings", 'not-kept', \"\"\"a\\
         b\"\"\", "\\u00e9 \\U0001F600 ü"]
        allow = [1979-05-27T07:32:00Z, 0x1F, 1e3, inf, {a = 1}, [true]]
        [[a."b c"]]
        """;
    Random random = new Random(3);
    for (int i = 0; i < 3000; i++) {
      StringBuilder damaged = new StringBuilder(text);
      for (int change = random.nextInt(4); change >= 0; change--) {
        int at = random.nextInt(damaged.length());
        char other = text.charAt(random.nextInt(text.length()));
        switch (random.nextInt(3)) {
          case 0 -> damaged.setCharAt(at, other);
          case 1 -> damaged.insert(at, other);
          default -> damaged.deleteCharAt(at);
        }
      }
      Result<Project> result = ProjectReader.read(file, "diptych.toml", damaged.toString());
      assertThat(result.ok()).isFalse();
      for (Diagnostic diagnostic : result.diagnostics()) {
        assertThat(diagnostic.location()).isInstanceOf(Location.InText.class);
        Location.InText place = (Location.InText) diagnostic.location();
        assertThat(place.source().end(place.span()).line()).isPositive();
      }
    }
  }

  @Test
  void theParserPrintsNothing() throws IoFailure, IOException {
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      assertThat(read("[lints]").ok()).isTrue();
    } finally {
      System.setErr(err);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }
}
