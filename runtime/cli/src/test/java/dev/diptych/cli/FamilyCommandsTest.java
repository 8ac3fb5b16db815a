package dev.diptych.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.session.Console;
import dev.diptych.cli.session.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line uses whatever format families are on the class path. */
class FamilyCommandsTest {
  private static final String TEXT = "Mikoto Motion Ver 2\r\nEof\r\n";

  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private String file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("a.twin"), TEXT).toString();
  }

  private int run(String... args) {
    ByteArrayInputStream in = new ByteArrayInputStream(new byte[0]);
    PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
    return DiptychCommand.run(new Console(in, out, messages, false, null), args);
  }

  @Test
  void theHelpListsTheirCommandsAfterRepair() {
    assertThat(run("--help")).isEqualTo(ExitCode.DONE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .containsSubsequence("  repair ", "  tune ", "Tunes notes.", "  generate ");
  }

  @Test
  void theHelpOfRepairListsTheirDamage() {
    assertThat(run("repair", "--help")).isEqualTo(ExitCode.DONE);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("Known damage: notes out of tune.");
  }

  @Test
  void theirCommandsConvert() {
    assertThat(run("tune", file)).isEqualTo(ExitCode.DONE);
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(TEXT);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("note[not-carried]: nothing to tune");
  }

  @Test
  void invalidUsageNamesTheirCommand() {
    assertThat(run("tune")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("see: diptych tune --help");
  }

  @Test
  void checkRunsTheirLints() {
    assertThat(run("check", file)).isEqualTo(ExitCode.DONE);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("note[a-note]: this is a note");
  }

  @Test
  void infoShowsTheirFacts() {
    assertThat(run("info", file)).isEqualTo(ExitCode.DONE);
    assertThat(out.toString(StandardCharsets.UTF_8)).containsPattern("notes +none");
  }
}
