package dev.diptych.runner.judge;

import dev.diptych.runner.process.Answer;
import dev.diptych.runner.suite.Expected;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Judges answers.
 *
 * @param diagnostics whether rejections must have the expected codes and locations
 */
public record Judge(boolean diagnostics) {
  /** Compares {@code answer} with {@code expected}. */
  public CheckVerdict verdict(Expected expected, Answer answer) {
    if (answer instanceof Answer.Message message) {
      return compare(expected, message.message());
    }
    return new CheckVerdict.Failed(cause(answer));
  }

  /** Why there is no answer. */
  public static String cause(Answer answer) {
    if (answer instanceof Answer.Malformed malformed) {
      return "its answer is malformed: " + malformed.why();
    }
    if (answer instanceof Answer.Timeout timeout) {
      return "it did not answer within " + timeout.seconds() + " s";
    }
    if (answer instanceof Answer.Exited exited) {
      String words = exited.errorOutput().isEmpty() ? "" : ":\n" + exited.errorOutput();
      return "it exited with status " + exited.status() + words;
    }
    return "it answered " + answer;
  }

  private CheckVerdict compare(Expected expected, Map<?, ?> message) {
    if (message.containsKey("unsupported")) {
      return new CheckVerdict.Unsupported(String.valueOf(message.get("unsupported")));
    }
    if (message.containsKey("failed")) {
      return new CheckVerdict.Failed("it failed: " + message.get("failed"));
    }
    Optional<String> difference =
        expected instanceof Expected.Refusal refusal
            ? refusal(refusal, message)
            : message.containsKey("refused")
                ? Optional.of("it rejected this: " + message.get("refused"))
                : result(expected, message);
    return difference
        .<CheckVerdict>map(CheckVerdict.Failed::new)
        .orElseGet(CheckVerdict.Passed::new);
  }

  private Optional<String> refusal(Expected.Refusal expected, Map<?, ?> message) {
    if (!(message.get("refused") instanceof List<?> errors)) {
      return Optional.of("it accepted what must be rejected: " + expected.errors());
    }
    boolean same =
        expected.placed()
            ? errors.equals(expected.errors())
            : codes(errors).equals(codes(expected.errors()));
    return !diagnostics || same
        ? Optional.empty()
        : Optional.of("it rejected this with " + errors + " instead of " + expected.errors());
  }

  /** Severities and codes without locations. */
  private static List<String> codes(List<?> errors) {
    return errors.stream()
        .map(error -> String.valueOf(error).replaceFirst("^(\\S+ \\S+).*", "$1"))
        .toList();
  }

  private static Optional<String> result(Expected expected, Map<?, ?> message) {
    if (expected instanceof Expected.Infoset infoset) {
      return message.get("infoset") instanceof Map<?, ?> given
          ? InfosetDifference.between(infoset.infoset(), given)
          : Optional.of("its answer has no infoset");
    }
    Expected.Data data = (Expected.Data) expected;
    return message.get("data") instanceof String given
        ? DataDifference.between(data, given)
        : Optional.of("its answer has no data");
  }
}
