package dev.diptych.runner.report;

import static dev.diptych.runner.report.SmallRun.FAILED;
import static dev.diptych.runner.report.SmallRun.PASSED;
import static dev.diptych.runner.report.SmallRun.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import dev.diptych.runner.judge.CheckVerdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks become cases, and cases rows. */
class MatrixTest {
  private static final CheckOutcome RIGHT = outcome("a/b:parse", PASSED, null);
  private static final CheckOutcome WRONG = outcome("a/b:parse", FAILED, null);
  private static final CheckOutcome KNOWN = outcome("a/b:parse", FAILED, "why");
  private static final CheckOutcome MENDED = outcome("a/b:parse", PASSED, "why");
  private static final CheckOutcome NONE =
      outcome("a/b:parse", new CheckVerdict.Unsupported("why"), null);

  @Test
  void showsTheWorstOutcomeOfACase() {
    assertThat(CellMark.of(List.of(RIGHT, NONE))).isEqualTo(CellMark.PASSED);
    assertThat(CellMark.of(List.of(NONE, NONE))).isEqualTo(CellMark.UNSUPPORTED);
    assertThat(CellMark.of(List.of(RIGHT, KNOWN, NONE))).isEqualTo(CellMark.EXPECTED_FAILURE);
    assertThat(CellMark.of(List.of(MENDED, KNOWN, RIGHT))).isEqualTo(CellMark.UNEXPECTED_PASS);
    assertThat(CellMark.of(List.of(MENDED, WRONG, KNOWN))).isEqualTo(CellMark.FAILED);
    assertThat(CellMark.of(List.of())).isEqualTo(CellMark.UNSUPPORTED);
  }

  @Test
  void casesAreGroupedByFolderInSuiteOrder() {
    Matrix matrix = Matrix.of(SmallRun.two());
    assertThat(matrix.groups()).containsOnlyKeys("valid/a", "invalid/a");
    assertThat(matrix.groups().keySet()).containsExactly("valid/a", "invalid/a");
    assertThat(matrix.groups().get("valid/a"))
        .containsExactly(
            new Matrix.Row("one", "1 < 2 & 3", List.of(CellMark.PASSED, CellMark.FAILED)),
            new Matrix.Row(
                "two", "1 < 2 & 3", List.of(CellMark.PASSED, CellMark.EXPECTED_FAILURE)));
  }

  @Test
  void casesOfOneImplementationAreIncluded() {
    Run first = new Run("x", List.of(RIGHT), List.of());
    Run second = new Run("y", List.of(outcome("a/c:parse", PASSED, null)), List.of());
    assertThat(Matrix.of(List.of(first, second)).groups().get("a"))
        .extracting(Matrix.Row::cells)
        .containsExactly(
            List.of(CellMark.PASSED, CellMark.UNSUPPORTED),
            List.of(CellMark.UNSUPPORTED, CellMark.PASSED));
  }

  @Test
  void sharesCountSupportedChecksOnly() {
    Matrix matrix = Matrix.of(SmallRun.two());
    assertThat(Matrix.share(matrix.groups().get("valid/a"), 0)).isEqualTo("2 of 2");
    assertThat(Matrix.share(matrix.groups().get("valid/a"), 1)).isEqualTo("0 of 2");
    assertThat(Matrix.share(matrix.groups().get("invalid/a"), 1)).isEqualTo("–");
  }
}
