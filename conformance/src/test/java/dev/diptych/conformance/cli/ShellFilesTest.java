package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.cli.ShellFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The completions, asked as the shells ask them, and the pages of man. */
class ShellFilesTest {
  @TempDir Path folder;

  @Test
  void bashCompletesCommandsAndOptions() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
    ShellFiles.main(new String[] {folder.toString()});
    Path script = folder.resolve("bash-completion/completions/diptych");
    assertThat(Files.readString(script)).doesNotContain("# Date:");
    assertThat(completed(script, "diptych", "dec")).contains("decompile");
    assertThat(completed(script, "diptych", "spec", "")).contains("check", "docs", "diff");
    assertThat(completed(script, "diptych", "mkm", "re")).contains("rebase");
    assertThat(completed(script, "diptych", "decompile", "--fo")).contains("--format");
  }

  @Test
  void fishCompletesCommandsOptionsAndValues() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/fish")), "there is no fish");
    ShellFiles.main(new String[] {folder.toString()});
    assertThat(fish("diptych dec")).startsWith("decompile\t");
    assertThat(fish("diptych spec ")).contains("check\t", "docs\t", "diff\t");
    assertThat(fish("diptych mkm re")).startsWith("rebase\t");
    assertThat(fish("diptych compile --lay")).startsWith("--layout");
    assertThat(fish("diptych spec check --lay")).isEmpty();
    assertThat(fish("diptych check --color "))
        .contains("always", "never")
        .doesNotContain("decompile");
  }

  @Test
  void zshCompletesSubcommands() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/zsh")), "there is no zsh");
    ShellFiles.main(new String[] {folder.toString()});
    String asked =
        """
        fpath=(%s $fpath)
        autoload -Uz compinit && compinit -u -D
        compadd() { print -r -- "offers $matches" }
        words=(diptych spec "") CURRENT=3
        _diptych
        """
            .formatted(folder.resolve("zsh/site-functions"));
    assertThat(run("/usr/bin/zsh", "-f", "-c", asked))
        .contains("offers ", "check", "docs")
        .doesNotContain("decompile");
  }

  private String fish(String line) throws IOException, InterruptedException {
    Path script = folder.resolve("fish/vendor_completions.d/diptych.fish");
    return run(
        "/usr/bin/fish",
        "--no-config",
        "-c",
        "source %s; complete -C '%s'".formatted(script, line));
  }

  @Test
  void everyCommandHasAPage() throws IOException {
    ShellFiles.main(new String[] {folder.toString()});
    Path pages = folder.resolve("man/man1");
    assertThat(pages.resolve("diptych-mkm-rebase.1")).exists();
    assertThat(Files.readString(pages.resolve("diptych-compile.1")))
        .startsWith(".TH \"DIPTYCH-COMPILE\" 1 \"\" \"diptych ")
        .contains("\ndiptych-compile \\- ", ".SH SYNOPSIS", "\\-\\-format", ".SH EXAMPLES")
        .doesNotContain("\u001b");
    assertThat(Files.readString(pages.resolve("diptych.1"))).contains(".SH COMMANDS", "decompile");
  }

  private static String completed(Path script, String... words)
      throws IOException, InterruptedException {
    String asked =
        "source '%s'; COMP_WORDS=(%s); COMP_CWORD=%d; _complete_diptych; echo \"${COMPREPLY[@]}\""
            .formatted(script, "'" + String.join("' '", words) + "'", words.length - 1);
    return run("/bin/bash", "-c", asked);
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return printed;
  }
}
