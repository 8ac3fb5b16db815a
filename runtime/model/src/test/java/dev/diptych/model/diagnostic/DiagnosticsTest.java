package dev.diptych.model.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class DiagnosticsTest {
  private static final Location AT = new Location.Whole("f");

  @Test
  void keepsErrorsThatComeAfterTooManyWarnings() {
    Diagnostics all = new Diagnostics();
    for (int i = 0; i < 3 * Diagnostics.LIMIT; i++) {
      all.add(Diagnostic.warning("syntax", AT, "w"));
    }
    all.add(Diagnostic.error("syntax", AT, "e"));
    assertThat(all.hasErrors()).isTrue();
    assertThat(all.list()).hasSize(Diagnostics.LIMIT + 1).anyMatch(Diagnostic::isError);
    assertThat(all.dropped()).isEqualTo(2 * Diagnostics.LIMIT);
  }

  @Test
  void countsDroppedDiagnosticsUnlessStopped() {
    Diagnostics all = new Diagnostics();
    for (int i = 0; i <= Diagnostics.LIMIT; i++) {
      all.add(Diagnostic.error("syntax", AT, "e"));
    }
    assertThat(last(all)).isEqualTo("1 more diagnostic is not shown");
    all.stop();
    assertThat(last(all)).contains("there may be more").doesNotContain(" 1 ");
  }

  private static String last(Diagnostics all) {
    List<Diagnostic> summary = all.summary("f");
    return summary.get(summary.size() - 1).message();
  }

  @Test
  void aResultHasEitherAValueOrAnError() {
    Diagnostic error = Diagnostic.error("syntax", AT, "e");
    assertThatThrownBy(() -> Result.of(1, List.of(error)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Result.failed(List.of())).isInstanceOf(IllegalArgumentException.class);
    assertThat(Result.of(1, List.of(Diagnostic.note("syntax", AT, "n"))).ok()).isTrue();
  }
}
