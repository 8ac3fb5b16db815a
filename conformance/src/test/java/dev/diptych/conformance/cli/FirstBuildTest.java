package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command of a checkout shows when it builds itself, with a program in place of Maven. */
class FirstBuildTest {
  private static final String BUILDS =
      """
      echo '[INFO] Building Diptych: text 0.1.0               [7/31]'
      touch runtime/cli/target/diptych-cli.jar
      """;

  private static final List<String> PROGRAMS =
      List.of(
          "sh",
          "dirname",
          "readlink",
          "find",
          "head",
          "tail",
          "tee",
          "date",
          "grep",
          "touch",
          "mkdir",
          "rm");

  @TempDir Path folder;
  private Path home;
  private Path tools;

  @BeforeEach
  void prepare() throws IOException {
    assumeTrue(new File("/bin/sh").canExecute(), "there is no shell");
    home = folder.resolve("checkout");
    tools = Files.createDirectory(folder.resolve("tools"));
    Files.createDirectories(home.resolve("runtime/cli/src/main/launcher"));
    Files.createDirectories(home.resolve("packaging"));
    Files.copy(Repository.path("diptych"), home.resolve("diptych"));
    program(home.resolve("runtime/cli/src/main/launcher/diptych"), "echo started");
    program(home.resolve("packaging/train"), "touch \"$3\"");
    for (String name : PROGRAMS) {
      link(name);
    }
    program(tools.resolve("java"), "exit 0");
    program(tools.resolve("javac"), "exit 0");
  }

  @Test
  void withoutMavenItSaysSo() throws Exception {
    assertThat(run(3))
        .isEqualTo(
            "diptych: this checkout is not built, and the build requires Maven 3.8 or newer; mvn is not on the PATH\n");
  }

  @Test
  void withoutACompilerItSaysSo() throws Exception {
    program(tools.resolve("mvn"), BUILDS);
    Files.delete(tools.resolve("javac"));
    assertThat(run(3)).contains("requires a JDK 17 or newer; there is no javac");
  }

  @Test
  void aFailureShowsTheEndOfTheOutputAndAdvice() throws Exception {
    program(tools.resolve("mvn"), "echo '[ERROR] Could not transfer artifact a:b'; exit 1");
    assertThat(run(3))
        .contains("diptych: the build failed")
        .contains("[ERROR] Could not transfer artifact a:b")
        .contains("requires a network");
    program(tools.resolve("mvn"), BUILDS);
    assertThat(run(0)).endsWith("started\n");
  }

  @Test
  void whatAnInterruptedBuildLeftIsBuiltAgain() throws Exception {
    program(tools.resolve("mvn"), BUILDS);
    assertThat(run(0)).contains("the first time takes").endsWith("started\n");
    assertThat(run(0)).isEqualTo("started\n");
    Files.createFile(home.resolve("runtime/cli/target/unfinished"));
    assertThat(run(0)).contains("building what has changed").endsWith("started\n");
    assertThat(run(0)).isEqualTo("started\n");
  }

  /** Puts a program of the system on the path. */
  private void link(String name) throws IOException {
    for (String place : List.of("/bin", "/usr/bin")) {
      Path program = Path.of(place, name);
      if (Files.isExecutable(program)) {
        program(tools.resolve(name), "exec " + program + " \"$@\"");
        return;
      }
    }
  }

  private static void program(Path file, String script) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private String run(int code) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(home.resolve("diptych").toString()).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("PATH", tools.toString());
    Process process = builder.start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(printed).isEqualTo(code);
    return printed;
  }
}
