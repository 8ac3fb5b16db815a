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
  void theRightAnswerPasses() {
    assertThat(said(INFOSET, "infoset", Map.of("root", Map.of("a", "1")))).isEqualTo(passed());
    assertThat(said(DATA, "data", "00ff")).isEqualTo(passed());
    assertThat(said(REFUSAL, "refused", List.of("error unknown-field 3:3", "hint near 4:1")))
        .isEqualTo(passed());
  }

  @Test
  void anotherAnswerFailsWithTheDifference() {
    assertThat(said(INFOSET, "infoset", Map.of("root", Map.of("a", "2"))))
        .isEqualTo(failed("a: 1 is expected, 2 given"));
    assertThat(said(DATA, "data", "00"))
        .isEqualTo(failed("at offset 1 of 2 bytes: ff is expected, the end of 1 bytes given"));
    assertThat(said(new Expected.Data("61", true), "data", "62"))
        .isEqualTo(failed("line 1: 'a' is expected, 'b' given"));
  }

  @Test
  void whatIsRightMustNotBeRefused() {
    List<String> errors = List.of("error too-deep 1:1");
    assertThat(said(INFOSET, "refused", errors))
        .isEqualTo(failed("it refused this: [error too-deep 1:1]"));
    assertThat(said(DATA, "refused", errors))
        .isEqualTo(failed("it refused this: [error too-deep 1:1]"));
  }

  @Test
  void whatIsWrongMustNotBeAccepted() {
    Verdict accepted =
        failed("it accepted what is to be refused: [error unknown-field 3:3, hint near 4:1]");
    assertThat(said(REFUSAL, "infoset", Map.of())).isEqualTo(accepted);
    assertThat(said(REFUSAL, "data", "00")).isEqualTo(accepted);
    assertThat(said(REFUSAL, "refused", "yes")).isEqualTo(accepted);
  }

  @Test
  void diagnosticsAreComparedWhereTheyArePromised() {
    List<String> others = List.of("error unknown-field 3:4", "hint near 4:1");
    assertThat(said(REFUSAL, "refused", others))
        .isEqualTo(
            failed(
                "it refused this with [error unknown-field 3:4, hint near 4:1]"
                    + " rather than [error unknown-field 3:3, hint near 4:1]"));
    assertThat(said(REFUSAL, "refused", List.of("error unknown-field 3:3")))
        .isInstanceOf(Verdict.Failed.class);
    assertThat(said(REFUSAL, "refused", List.of())).isInstanceOf(Verdict.Failed.class);
  }

  @Test
  void diagnosticsAreNotLookedAtWhereTheyAreNotPromised() {
    Judge judge = new Judge(false);
    for (List<String> errors : List.of(List.<String>of(), List.of("whatever"))) {
      Answer answer = new Answer.Message(Map.of("refused", errors));
      assertThat(judge.verdict(REFUSAL, answer)).isEqualTo(passed());
      assertThat(judge.verdict(UNPLACED, answer)).isEqualTo(passed());
    }
  }

  @Test
  void onlyCodesAreComparedWherePlacesAreThoseOfAnotherInput() {
    assertThat(said(UNPLACED, "refused", List.of("error too-large 9:9"))).isEqualTo(passed());
    assertThat(said(UNPLACED, "refused", List.of("error too-large"))).isEqualTo(passed());
    assertThat(said(UNPLACED, "refused", List.of("error too-small 3:3")))
        .isEqualTo(
            failed("it refused this with [error too-small 3:3] rather than [error too-large 3:3]"));
    assertThat(said(UNPLACED, "refused", List.of("warning too-large 3:3")))
        .isInstanceOf(Verdict.Failed.class);
  }

  @Test
  void anAnswerMustHoldWhatIsAskedFor() {
    assertThat(said(INFOSET, "data", "00")).isEqualTo(failed("there is no infoset in its answer"));
    assertThat(said(INFOSET, "infoset", "{}"))
        .isEqualTo(failed("there is no infoset in its answer"));
    assertThat(said(DATA, "infoset", Map.of())).isEqualTo(failed("there is no data in its answer"));
    assertThat(said(DATA, "data", 5)).isEqualTo(failed("there is no data in its answer"));
  }

  @Test
  void whatIsNotSupportedIsNeitherRightNorWrong() {
    for (Expected expected : List.of(INFOSET, DATA, REFUSAL, UNPLACED)) {
      assertThat(said(expected, "unsupported", "no detection"))
          .isEqualTo(new Verdict.Unsupported("no detection"));
      assertThat(said(expected, "failed", "oops")).isEqualTo(failed("it failed: oops"));
    }
  }

  @Test
  void noAnswerFails() {
    assertThat(verdict(new Answer.Malformed("'x' is no JSON object")))
        .isEqualTo(failed("it wrote what is no answer: 'x' is no JSON object"));
    assertThat(verdict(new Answer.Timeout(2.5))).isEqualTo(failed("it said nothing for 2.5 s"));
    assertThat(verdict(new Answer.Exited(1, ""))).isEqualTo(failed("it died with status 1"));
    assertThat(verdict(new Answer.Exited(137, "a\nb")))
        .isEqualTo(failed("it died with status 137:\na\nb"));
  }

  private static Verdict said(Expected expected, String member, Object value) {
    return new Judge(true).verdict(expected, new Answer.Message(Map.of(member, value)));
  }

  private static Verdict verdict(Answer answer) {
    return new Judge(true).verdict(DATA, answer);
  }

  private static Verdict passed() {
    return new Verdict.Passed();
  }

  private static Verdict failed(String cause) {
    return new Verdict.Failed(cause);
  }
}
