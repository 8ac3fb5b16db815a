package dev.diptych.runner;

import static dev.diptych.runner.process.Shell.LISTEN;
import static dev.diptych.runner.process.Shell.reply;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.runner.judge.CheckVerdict;
import dev.diptych.runner.judge.ExpectedFailures;
import dev.diptych.runner.process.Executor;
import dev.diptych.runner.process.Shell;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Direction;
import dev.diptych.runner.suite.Expected;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Everything is asked, and judged by what is known. */
class RunnerTest {
  private static final String HELLO = reply("{\"name\":\"x\",\"does\":[\"encode\",\"parse\"]}");
  private static final String RIGHT = reply("{\"data\":\"00\"}");
  private static final String WRONG = reply("{\"data\":\"01\"}");
  private static final CheckVerdict PASSED = new CheckVerdict.Passed();
  private static final CheckVerdict DIFFERS =
      new CheckVerdict.Failed("at offset 0 of 1 bytes: expected 00, got 01 of 1 bytes");

  @Test
  void theFirstRequestContainsTheProtocolAndTheSchemas() {
    assertThat(Runner.hello(Map.of("a/1", Map.of("root", "a"))))
        .isEqualTo(
            Map.of("do", "hello", "protocol", 1, "schemas", Map.of("a/1", Map.of("root", "a"))));
  }

  @Test
  void answersAreJudgedInTheOrderOfTheChecks() throws IOException {
    Run run = run(3, true, ExpectedFailures.NONE, HELLO, RIGHT, WRONG, RIGHT, LISTEN);
    assertThat(run.name()).isEqualTo("x");
    assertThat(run.outcomes()).extracting(CheckOutcome::check).isEqualTo(checks(3));
    assertThat(run.outcomes())
        .extracting(CheckOutcome::verdict)
        .containsExactly(PASSED, DIFFERS, PASSED);
    assertThat(run.counts())
        .isEqualTo(Map.of(CheckOutcome.Kind.PASSED, 2L, CheckOutcome.Kind.FAILED, 1L));
    assertThat(run.passed()).isFalse();
  }

  @Test
  void directionsThatAreNotSupportedAreNotRequested() throws IOException {
    String hello = reply("{\"name\":\"x\",\"does\":[\"parse\"]}");
    Run run = run(1, true, ExpectedFailures.NONE, hello, "exit 1");
    assertThat(run.outcomes())
        .containsExactly(
            new CheckOutcome(checks(1).get(0), new CheckVerdict.Unsupported("no encode"), null));
    assertThat(run.passed()).isTrue();
  }

  @Test
  void anExpectedFailurePasses() throws IOException {
    Run run = run(2, true, known("valid/a/1:*"), HELLO, RIGHT, WRONG, LISTEN);
    assertThat(run.outcomes().get(1))
        .isEqualTo(new CheckOutcome(checks(2).get(1), DIFFERS, "so it is"));
    assertThat(run.count(CheckOutcome.Kind.EXPECTED_FAILURE)).isEqualTo(1);
    assertThat(run.passed()).isTrue();
  }

  @Test
  void anExpectedFailureThatPassesFails() throws IOException {
    Run run = run(2, true, known("valid/a/*"), HELLO, RIGHT, WRONG, LISTEN);
    assertThat(run.outcomes())
        .extracting(CheckOutcome::kind)
        .containsExactly(CheckOutcome.Kind.UNEXPECTED_PASS, CheckOutcome.Kind.EXPECTED_FAILURE);
    assertThat(run.passed()).isFalse();
  }

  @Test
  void unusedLinesFailWhenAllChecksRun() throws IOException {
    Run whole = run(1, true, known("valid/b/*"), HELLO, RIGHT, LISTEN);
    assertThat(whole.unused()).containsExactly("valid/b/*");
    assertThat(whole.passed()).isFalse();
    Run part = run(1, false, known("valid/b/*"), HELLO, RIGHT, LISTEN);
    assertThat(part.unused()).isEmpty();
    assertThat(part.passed()).isTrue();
  }

  @Test
  void expectedFailuresAreFoundByTheNameOfTheExecutor() throws IOException {
    try (Executor executor = executor(HELLO, WRONG, LISTEN)) {
      Run run =
          new Runner(checks(1), true)
              .run(executor, name -> name.equals("x") ? known("*") : ExpectedFailures.NONE);
      assertThat(run.count(CheckOutcome.Kind.EXPECTED_FAILURE)).isEqualTo(1);
    }
  }

  @Test
  void stopsAfterTwentyCrashes() throws IOException {
    Run run = run(23, true, ExpectedFailures.NONE, HELLO, "exit 9");
    assertThat(run.outcomes().subList(0, 20))
        .extracting(CheckOutcome::cause)
        .containsOnly("it exited with status 9");
    assertThat(run.outcomes().subList(20, 23))
        .extracting(CheckOutcome::cause)
        .containsOnly("not run: the executor gave no answer 20 times in a row");
  }

  @Test
  void countsOnlyConsecutiveCrashes() throws IOException {
    Run run = run(42, true, ExpectedFailures.NONE, HELLO, RIGHT, "exit 9");
    assertThat(run.count(CheckOutcome.Kind.PASSED)).isEqualTo(21);
    assertThat(run.outcomes().get(41).cause()).isEqualTo("it exited with status 9");
  }

  @Test
  void aMissingHelloEndsTheRun() {
    refused("it exited with status 4:\nno", "echo no >&2", "exit 4");
    refused(
        "its answer is malformed: 'hello' is not the length of a message",
        Shell.HEAR,
        "echo hello");
    refused("its answer was {name=x}", reply("{\"name\":\"x\"}"));
    refused("its answer was {name=1, does=[]}", reply("{\"name\":1,\"does\":[]}"));
    refused("its answer was {failed=no}", reply("{\"failed\":\"no\"}"));
  }

  private static void refused(String message, String... lines) {
    assertThatThrownBy(() -> run(1, true, ExpectedFailures.NONE, lines))
        .isInstanceOf(Runner.HelloException.class)
        .hasMessage(message);
  }

  private static Run run(int checks, boolean whole, ExpectedFailures known, String... lines)
      throws IOException {
    try (Executor executor = executor(lines)) {
      return new Runner(checks(checks), whole).run(executor, name -> known);
    }
  }

  private static Executor executor(String... lines) {
    return new Executor(Shell.program(lines), Runner.hello(Map.of()), 60);
  }

  private static ExpectedFailures known(String glob) {
    return new ExpectedFailures(List.of(new ExpectedFailures.Line(glob, "so it is")));
  }

  private static List<Check> checks(int count) {
    Map<String, Object> request = Map.of("do", "encode");
    Expected expected = new Expected.Data("00", false);
    return IntStream.range(0, count)
        .mapToObj(
            i -> new Check("valid/a/" + i + ":encode", "it", Direction.ENCODE, request, expected))
        .toList();
  }
}
