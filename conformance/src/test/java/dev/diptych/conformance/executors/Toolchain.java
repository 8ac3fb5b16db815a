package dev.diptych.conformance.executors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The tools of another language, which a person's machine need not have. */
public final class Toolchain {
  private static final int MISSING = 77;

  private Toolchain() {}

  /** Sets an executor up; without its tools, the test is skipped by name. CI has them all. */
  public static void setUp(Path root, String language) throws IOException, InterruptedException {
    Path program = root.resolve("conformance/executors").resolve(language).resolve("setup");
    Process process =
        new ProcessBuilder(program.toString())
            .redirectErrorStream(true)
            .directory(root.toFile())
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int status = process.waitFor();
    boolean needed = "true".equals(System.getenv("CI"));
    assumeTrue(needed || status != MISSING, language + ": " + output);
    assertThat(status).as(output).isZero();
  }
}
