package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The recipe of the guide for git, in a repository that holds other binary files as well. */
class GitRecipeTest {
  private static final Path GUIDE = Repository.path("runtime/cli/docs/guide.md");
  private static final String BEGIN = "git config diff.twin";

  @TempDir Path folder;
  private Path repository;
  private Path tools;

  @BeforeEach
  void prepare() throws Exception {
    assumeTrue(new File("/bin/sh").canExecute());
    tools = Files.createDirectory(folder.resolve("tools"));
    repository = Files.createDirectory(folder.resolve("my takes"));
    assumeTrue(sh("git --version").startsWith("git version"), "no git");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String run =
        "#!/bin/sh\nexec '%s' -XX:TieredStopAtLevel=1 -cp '%s' dev.diptych.cli.Main \"$@\"\n"
            .formatted(java, System.getProperty("java.class.path"));
    Path command = tools.resolve("diptych");
    Files.writeString(command, run);
    assertThat(command.toFile().setExecutable(true)).isTrue();
    sh("git init -q && git config user.name n && git config user.email e@example.org");
    sh(recipe());
  }

  /** The lines of the guide. */
  private static String recipe() throws IOException {
    List<String> lines = Files.readAllLines(GUIDE);
    int first = 0;
    while (!lines.get(first).startsWith(BEGIN)) {
      first++;
    }
    int end = first;
    while (!lines.get(end).equals("```")) {
      end++;
    }
    return String.join("\n", lines.subList(first, end));
  }

  @Test
  void showsTextsAndIgnoresOtherFiles() throws Exception {
    commit("0 (1 2 3)", new byte[] {0, 1, 2, 3}, 40);
    commit("0 (1 2 4)", new byte[] {0, 1, 2, 4}, 50);
    for (String command : List.of("git log -p", "git diff HEAD~ HEAD")) {
      String shown = sh(command);
      assertThat(shown).contains("-    0 (1 2 3)", "+    0 (1 2 4)");
      assertThat(shown).contains("b/other.bin", "b/cut take.bin").doesNotContain("fatal", "error");
      String hash = sh("git hash-object other.bin").strip();
      assertThat(shown).contains("+" + hash);
    }
    assertThat(sh("git status --short")).isEmpty();
  }

  private void commit(String row, byte[] other, int length) throws Exception {
    String text = "Input Animation Ver 1.1\nCamera { Position { " + row + " } }\nEof\n";
    Command compile = new Command().in(text.getBytes(UTF_8));
    compile.run("compile", "-");
    Files.write(repository.resolve("take.bin"), compile.out());
    Files.write(repository.resolve("other.bin"), other);
    Files.write(repository.resolve("cut take.bin"), Arrays.copyOf(compile.out(), length));
    sh("git add . && git commit -q -m change");
  }

  /** The output of a shell command, which must succeed. */
  private String sh(String script) throws Exception {
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", script);
    builder.directory(repository.toFile()).redirectErrorStream(true);
    builder.environment().put("PATH", tools + File.pathSeparator + System.getenv("PATH"));
    builder.environment().put("GIT_PAGER", "cat");
    builder.environment().put("GIT_CONFIG_NOSYSTEM", "1");
    builder.environment().put("HOME", folder.toString());
    builder.environment().keySet().removeAll(List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"));
    Process process = builder.start();
    process.getOutputStream().close();
    String told = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as("%s\n%s", script, told).isZero();
    return told;
  }
}
