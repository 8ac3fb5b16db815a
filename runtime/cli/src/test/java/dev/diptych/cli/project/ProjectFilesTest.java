package dev.diptych.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finding and reading project files; their messages are in the scripts of the command line. */
class ProjectFilesTest {
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

  @Test
  void hostileFilesAreRejected() throws IOException {
    assertThat(message(read("a = " + "[".repeat(30_000) + "]".repeat(30_000))))
        .containsAnyOf("nested too deeply", "has no key 'a'");
    assertThat(message(read("#".repeat(1 << 17)))).contains("up to 65536 bytes");
    Files.write(file, new byte[] {'#', (byte) 0xFF});
    assertThat(message(new ProjectFiles().read(file))).contains("not UTF-8");
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
        assertThat(place.source().position(place.span().end()).line()).isPositive();
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
