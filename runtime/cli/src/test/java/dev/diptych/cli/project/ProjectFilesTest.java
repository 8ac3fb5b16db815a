package dev.diptych.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private Result<LintRules> read(String content) throws IOException {
    Files.writeString(file, content);
    return new ProjectFiles().read(file);
  }

  private static String message(Result<LintRules> result) {
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
        read("lints.deny = ['warnings']\nlints.allow = [\"not-kept\"]").value().orElseThrow();
    assertThat(rules.deny()).containsExactly("warnings");
    assertThat(rules.allow()).containsExactly("not-kept");
    assertThat(read("").value().orElseThrow().deny()).isEmpty();
    assertThat(read("[lints]\n").value().orElseThrow().allow()).isEmpty();
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
