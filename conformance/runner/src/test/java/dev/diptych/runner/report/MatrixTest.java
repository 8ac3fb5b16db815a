package dev.diptych.runner.report;

import static dev.diptych.runner.report.SmallRun.FAILED;
import static dev.diptych.runner.report.SmallRun.PASSED;
import static dev.diptych.runner.report.SmallRun.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.Outcome;
import dev.diptych.runner.Run;
import dev.diptych.runner.judge.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks become cases, and cases rows. */
class MatrixTest {
  private static final Outcome RIGHT = outcome("a/b:parse", PASSED, null);
  private static final Outcome WRONG = outcome("a/b:parse", FAILED, null);
  private static final Outcome KNOWN = outcome("a/b:parse", FAILED, "why");
  private static final Outcome MENDED = outcome("a/b:parse", PASSED, "why");
  private static final Outcome NONE = outcome("a/b:parse", new Verdict.Unsupported("why"), null);

  @Test
  void theWorstOfACaseIsShown() {
    assertThat(Cell.of(List.of(RIGHT, NONE))).isEqualTo(Cell.PASSED);
    assertThat(Cell.of(List.of(NONE, NONE))).isEqualTo(Cell.UNSUPPORTED);
    assertThat(Cell.of(List.of(RIGHT, KNOWN, NONE))).isEqualTo(Cell.KNOWN);
    assertThat(Cell.of(List.of(MENDED, KNOWN, RIGHT))).isEqualTo(Cell.MENDED);
    assertThat(Cell.of(List.of(MENDED, WRONG, KNOWN))).isEqualTo(Cell.FAILED);
    assertThat(Cell.of(List.of())).isEqualTo(Cell.UNSUPPORTED);
  }

  @Test
  void casesStandInTheirFoldersInTheOrderOfTheSuite() {
    Matrix matrix = Matrix.of(SmallRun.two());
    assertThat(matrix.groups()).containsOnlyKeys("valid/a", "invalid/a");
    assertThat(matrix.groups().keySet()).containsExactly("valid/a", "invalid/a");
    assertThat(matrix.groups().get("valid/a"))
        .containsExactly(
            new Matrix.Row("one", "1 < 2 & 3", List.of(Cell.PASSED, Cell.FAILED)),
            new Matrix.Row("two", "1 < 2 & 3", List.of(Cell.PASSED, Cell.KNOWN)));
  }

  @Test
  void aCaseThatOnlyOneWasAskedStandsToo() {
    Run first = new Run("x", List.of(RIGHT), List.of());
    Run second = new Run("y", List.of(outcome("a/c:parse", PASSED, null)), List.of());
    assertThat(Matrix.of(List.of(first, second)).groups().get("a"))
        .extracting(Matrix.Row::cells)
        .containsExactly(
            List.of(Cell.PASSED, Cell.UNSUPPORTED), List.of(Cell.UNSUPPORTED, Cell.PASSED));
  }

  @Test
  void sharesAreOfWhatCanBeAsked() {
    Matrix matrix = Matrix.of(SmallRun.two());
    assertThat(Matrix.share(matrix.groups().get("valid/a"), 0)).isEqualTo("2 of 2");
    assertThat(Matrix.share(matrix.groups().get("valid/a"), 1)).isEqualTo("0 of 2");
    assertThat(Matrix.share(matrix.groups().get("invalid/a"), 1)).isEqualTo("–");
  }
}
