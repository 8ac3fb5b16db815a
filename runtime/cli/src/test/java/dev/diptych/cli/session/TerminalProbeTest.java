package dev.diptych.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of standard output without a launcher. */
class TerminalProbeTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "/dev/pts/0, true",
    "/dev/console, true",
    "/dev/tty1, true",
    "/dev/ttyS0, true",
    "pipe:[4711], false",
    "socket:[4711], false",
    "anon_inode:[eventfd], false",
    "/dev/null, false",
    "/3, ",
    ", ",
  })
  void linksTell(@Nullable String link, @Nullable Boolean terminal) {
    assertThat(TerminalProbe.ofLink(link)).isEqualTo(terminal);
  }

  @Test
  void filesAreNoTerminals() throws IOException {
    Path file = Files.createFile(folder.resolve("a"));
    assertThat(TerminalProbe.ofLink(file.toString())).isFalse();
  }

  @Test
  void whatIsUnknownHasNoColours() {
    Terminals unknown = Terminals.of(null, null, Map.of());
    assertThat(unknown).isEqualTo(new Terminals(false, false, true, true));
    assertThat(Terminals.of(false, true, Map.of())).isEqualTo(new Terminals(false, true, true));
  }

  @Test
  void minusNamesStandardOutput() {
    assertThat(Targets.of(List.of("a"), "-", ".bin").standard()).isTrue();
    assertThat(Targets.of(List.of("a"), null, ".bin").standard()).isFalse();
    assertThat(Targets.of(List.of("a"), "b" + File.separator + "c", ".bin").standard()).isFalse();
  }
}
