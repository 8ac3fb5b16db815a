package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * DuckDB and PyArrow, which read the files of tables. Requires Python with its module venv, and a
 * network once; in CI, their absence is a failure.
 */
final class TableReaders {
  private static final Path FOLDER = Repository.path("conformance/tables");
  private static final int MISSING = 77;

  private TableReaders() {}

  /** Installs them where they can be; otherwise, the test is skipped. */
  static void install() throws Exception {
    boolean required = "true".equals(System.getenv("CI"));
    Process setup =
        new ProcessBuilder(FOLDER.resolve("setup").toString()).redirectErrorStream(true).start();
    String output = new String(setup.getInputStream().readAllBytes(), UTF_8);
    boolean missing = setup.waitFor() == MISSING;
    assumeTrue(required || !missing, output);
    assertThat(setup.exitValue()).as(output).isZero();
  }

  /** The lines that a program of {@code conformance/tables} prints; it must end with 0. */
  static List<String> run(String program, Path argument, Path work) throws Exception {
    Path out = work.resolve("printed.tsv");
    Path errors = work.resolve("errors.txt");
    Process process =
        new ProcessBuilder(
                FOLDER.resolve(".venv/bin/python").toString(),
                "-B",
                FOLDER.resolve(program).toString(),
                argument.toString())
            .redirectOutput(out.toFile())
            .redirectError(errors.toFile())
            .start();
    assertThat(process.waitFor(30, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(errors)).isZero();
    return Files.readAllLines(out);
  }
}
