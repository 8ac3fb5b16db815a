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

/** The completions of bash, asked as bash asks them, and the pages of man. */
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
    Process process =
        new ProcessBuilder("/bin/bash", "-c", asked).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return printed;
  }
}
