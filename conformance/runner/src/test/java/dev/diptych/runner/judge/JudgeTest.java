package dev.diptych.runner.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.process.Answer;
import dev.diptych.runner.suite.Expected;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An answer is right, wrong, or none. */
class JudgeTest {
  private static final Expected INFOSET = new Expected.Infoset(Map.of("root", Map.of("a", "1")));
  private static final Expected DATA = new Expected.Data("00ff", false);
  private static final Expected REFUSAL =
      new Expected.Refusal(List.of("error unknown-field 3:3", "hint near 4:1"), true);
  private static final Expected UNPLACED =
      new Expected.Refusal(List.of("error too-large 3:3"), false);

  @Test
  void correctAnswersPass() {
    assertThat(answer(INFOSET, "infoset", Map.of("root", Map.of("a", "1")))).isEqualTo(passed());
    assertThat(answer(DATA, "data", "00ff")).isEqualTo(passed());
    assertThat(answer(REFUSAL, "refused", List.of("error unknown-field 3:3", "hint near 4:1")))
        .isEqualTo(passed());
  }

  @Test
  void otherAnswersFailWithTheDifference() {
    assertThat(answer(INFOSET, "infoset", Map.of("root", Map.of("a", "2"))))
        .isEqualTo(failed("a: expected 1, got 2"));
    assertThat(answer(DATA, "data", "00"))
        .isEqualTo(failed("at offset 1 of 2 bytes: expected ff, got the end of 1 bytes"));
    assertThat(answer(new Expected.Data("61", true), "data", "62"))
        .isEqualTo(failed("line 1: expected 'a', got 'b'"));
  }

  @Test
  void correctAnswersMustNotBeRejected() {
    List<String> errors = List.of("error too-deep 1:1");
    assertThat(answer(INFOSET, "refused", errors))
        .isEqualTo(failed("it rejected this: [error too-deep 1:1]"));
    assertThat(answer(DATA, "refused", errors))
        .isEqualTo(failed("it rejected this: [error too-deep 1:1]"));
  }

  @Test
  void invalidInputsMustNotBeAccepted() {
    CheckVerdict accepted =
        failed("it accepted what must be rejected: [error unknown-field 3:3, hint near 4:1]");
    assertThat(answer(REFUSAL, "infoset", Map.of())).isEqualTo(accepted);
    assertThat(answer(REFUSAL, "data", "00")).isEqualTo(accepted);
    assertThat(answer(REFUSAL, "refused", "yes")).isEqualTo(accepted);
  }

  @Test
  void comparesDiagnosticsIfSupported() {
    List<String> others = List.of("error unknown-field 3:4", "hint near 4:1");
    assertThat(answer(REFUSAL, "refused", others))
        .isEqualTo(
            failed(
                "it rejected this with [error unknown-field 3:4, hint near 4:1]"
                    + " instead of [error unknown-field 3:3, hint near 4:1]"));
    assertThat(answer(REFUSAL, "refused", List.of("error unknown-field 3:3")))
        .isInstanceOf(CheckVerdict.Failed.class);
    assertThat(answer(REFUSAL, "refused", List.of())).isInstanceOf(CheckVerdict.Failed.class);
  }

  @Test
  void ignoresDiagnosticsIfNotSupported() {
    Judge judge = new Judge(false);
    for (List<String> errors : List.of(List.<String>of(), List.of("whatever"))) {
      Answer answer = new Answer.Message(Map.of("refused", errors));
      assertThat(judge.verdict(REFUSAL, answer)).isEqualTo(passed());
      assertThat(judge.verdict(UNPLACED, answer)).isEqualTo(passed());
    }
  }

  @Test
  void comparesOnlyCodesIfLocationsAreOfAnotherInput() {
    assertThat(answer(UNPLACED, "refused", List.of("error too-large 9:9"))).isEqualTo(passed());
    assertThat(answer(UNPLACED, "refused", List.of("error too-large"))).isEqualTo(passed());
    assertThat(answer(UNPLACED, "refused", List.of("error too-small 3:3")))
        .isEqualTo(
            failed("it rejected this with [error too-small 3:3] instead of [error too-large 3:3]"));
    assertThat(answer(UNPLACED, "refused", List.of("warning too-large 3:3")))
        .isInstanceOf(CheckVerdict.Failed.class);
  }

  @Test
  void rejectsAnswersWithoutTheRequestedMember() {
    assertThat(answer(INFOSET, "data", "00")).isEqualTo(failed("its answer has no infoset"));
    assertThat(answer(INFOSET, "infoset", "{}")).isEqualTo(failed("its answer has no infoset"));
    assertThat(answer(DATA, "infoset", Map.of())).isEqualTo(failed("its answer has no data"));
    assertThat(answer(DATA, "data", 5)).isEqualTo(failed("its answer has no data"));
  }

  @Test
  void unsupportedChecksNeitherPassNorFail() {
    for (Expected expected : List.of(INFOSET, DATA, REFUSAL, UNPLACED)) {
      assertThat(answer(expected, "unsupported", "detection is not supported"))
          .isEqualTo(new CheckVerdict.Unsupported("detection is not supported"));
      assertThat(answer(expected, "failed", "oops")).isEqualTo(failed("it failed: oops"));
    }
  }

  @Test
  void missingAnswersFail() {
    assertThat(verdict(new Answer.Malformed("'x' is not a JSON object")))
        .isEqualTo(failed("its answer is malformed: 'x' is not a JSON object"));
    assertThat(verdict(new Answer.Timeout(2.5)))
        .isEqualTo(failed("it did not answer within 2.5 s"));
    assertThat(verdict(new Answer.Exited(1, ""))).isEqualTo(failed("it exited with status 1"));
    assertThat(verdict(new Answer.Exited(137, "a\nb")))
        .isEqualTo(failed("it exited with status 137:\na\nb"));
  }

  private static CheckVerdict answer(Expected expected, String member, Object value) {
    return new Judge(true).verdict(expected, new Answer.Message(Map.of(member, value)));
  }

  private static CheckVerdict verdict(Answer answer) {
    return new Judge(true).verdict(DATA, answer);
  }

  private static CheckVerdict passed() {
    return new CheckVerdict.Passed();
  }

  private static CheckVerdict failed(String cause) {
    return new CheckVerdict.Failed(cause);
  }
}
