package dev.diptych.conformance.executors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.Run;
import dev.diptych.runner.Runner;
import dev.diptych.runner.judge.ExpectedFailures;
import dev.diptych.runner.process.Executor;
import dev.diptych.runner.report.RunSummary;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A new version of a format, with more numbers and one more curve, is one new file in {@code
 * spec/}: everything else is generated, and every executor takes it as it is.
 */
class NewSpecTest {
  @TempDir private static Path root;

  private static NewVersion version;

  @BeforeAll
  static void generateEverything() throws Exception {
    version = NewVersion.in(root);
  }

  @Test
  void theNewFlagAndTheNewCurveAreInTheVectors() {
    assertThat(version.checks()).hasSizeGreaterThan(20);
    assertThat(version.texts()).anyMatch(text -> text.contains("Gait {"));
    assertThat(version.texts()).anyMatch(text -> !text.contains("Gait {"));
    assertThat(version.texts()).allMatch(text -> text.contains("session = 0x"));
    assertThat(version.texts()).anyMatch(text -> text.contains("modes = ("));
    assertThat(version.texts()).allMatch(text -> text.startsWith("Input Animation Ver 1.2\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"python", "javascript", "go", "rust"})
  void isReadByTheExecutorOf(String language) throws Exception {
    Toolchain.setUp(root, language);
    Path program = root.resolve("conformance/executors").resolve(language).resolve("run");
    holds(List.of(program.toString()));
  }

  @Test
  void isReadByPlainJava() throws Exception {
    holds(PlainJava.command(root));
  }

  private static void holds(List<String> command) throws Exception {
    Map<String, Object> hello = Runner.hello(version.schemas());
    try (Executor executor = new Executor(command, hello, 60)) {
      Run run = new Runner(version.checks(), true).run(executor, name -> ExpectedFailures.NONE);
      assertThat(RunSummary.problems(run)).isEmpty();
      assertThat(run.outcomes()).anyMatch(checkOutcome -> checkOutcome.cause().isEmpty());
    }
  }
}
