package dev.diptych.runner;

import dev.diptych.runner.judge.CheckVerdict;
import dev.diptych.runner.judge.ExpectedFailures;
import dev.diptych.runner.judge.Judge;
import dev.diptych.runner.process.Answer;
import dev.diptych.runner.process.Executor;
import dev.diptych.runner.suite.Check;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Sends all requests to an implementation and judges its answers. */
public final class Runner {
  /** The version of the protocol. */
  public static final int PROTOCOL = 1;

  /** Executor names become file names. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._+-]{0,60}");

  /** Number of consecutive crashes after which the executor is not restarted. */
  private static final int MAX_CRASHES = 20;

  private final List<Check> checks;
  private final boolean whole;
  private int crashes;

  /**
   * Creates a runner.
   *
   * @param checks the checks
   * @param whole whether these are all checks of the suite, so that unused expected failures are
   *     reported
   */
  public Runner(List<Check> checks, boolean whole) {
    this.checks = List.copyOf(checks);
    this.whole = whole;
  }

  /**
   * The first request.
   *
   * @param schemas all schemas of the suite by key, ready for a JSON writer
   */
  public static Map<String, Object> hello(Map<String, ?> schemas) {
    return Map.of("do", "hello", "protocol", PROTOCOL, "schemas", schemas);
  }

  /**
   * Runs all checks.
   *
   * @param executor the implementation
   * @param known returns the expected failures of the implementation with a given name
   * @throws HelloException if it does not start or does not state its name and directions
   * @throws IOException if the program does not exist
   */
  public Run run(Executor executor, Function<String, ExpectedFailures> known) throws IOException {
    Answer answer = executor.hello();
    Map<?, ?> hello = answer instanceof Answer.Message message ? message.message() : Map.of();
    if (!(hello.get("name") instanceof String name)
        || !NAME.matcher(name).matches()
        || !(hello.get("does") instanceof List<?> does)) {
      throw new HelloException(
          answer instanceof Answer.Message ? "its answer was " + hello : Judge.cause(answer));
    }
    crashes = 0;
    Judge judge = new Judge(Boolean.TRUE.equals(hello.get("diagnostics")));
    ExpectedFailures failures = known.apply(name);
    List<CheckOutcome> outcomes = new ArrayList<>();
    for (Check check : checks) {
      CheckVerdict verdict =
          does.contains(check.direction().word())
              ? verdict(executor, judge, check)
              : new CheckVerdict.Unsupported("no " + check.direction().word());
      Optional<String> reason = failures.reason(check.name());
      outcomes.add(new CheckOutcome(check, verdict, reason.orElse(null)));
    }
    return new Run(name, outcomes, whole ? unused(failures) : List.of());
  }

  private CheckVerdict verdict(Executor executor, Judge judge, Check check) throws IOException {
    if (crashes >= MAX_CRASHES) {
      return new CheckVerdict.Failed(
          "not run: the executor gave no answer " + crashes + " times in a row");
    }
    Answer answer = executor.ask(check.request());
    crashes = answer instanceof Answer.Message ? 0 : crashes + 1;
    return judge.verdict(check.expected(), answer);
  }

  private List<String> unused(ExpectedFailures failures) {
    return failures.lines().stream()
        .filter(line -> checks.stream().noneMatch(check -> line.covers(check.name())))
        .map(ExpectedFailures.Line::glob)
        .toList();
  }

  /** An executor did not answer {@code hello}. */
  public static final class HelloException extends IOException {
    private static final long serialVersionUID = 1L;

    HelloException(String message) {
      super(message);
    }
  }
}
