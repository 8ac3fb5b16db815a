package dev.diptych.authoring.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BudgetTest {
  private final Report report = new Report();
  private final Budget budget = new Budget(report);
  private final Origin origin = Origin.of(Source.of("text", "x"), Span.at(0));

  @Test
  void allowsAsManyRowsAsItSays() {
    assertThat(budget.rows(Budget.MAX_ROWS, origin)).isTrue();
    assertThat(report.hasErrors()).isFalse();
    assertThat(budget.rows(1, origin)).isFalse();
    assertThat(report.summary("text")).singleElement().matches(d -> d.code().equals("too-much"));
  }

  @Test
  void hugeCountsDoNotOverflow() {
    for (int i = 0; i < 10; i++) {
      assertThat(budget.rows(Long.MAX_VALUE, origin)).isFalse();
      assertThat(budget.items(Long.MAX_VALUE, origin)).isFalse();
      assertThat(budget.values(Long.MAX_VALUE, origin)).isFalse();
    }
    assertThat(report.summary("text")).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(Budget.Quota.class)
  void quotasAreTakenUntilNothingIsLeft(Budget.Quota quota) {
    long all = budget.left(quota);
    assertThat(budget.take(quota, Long.MAX_VALUE, origin)).isFalse();
    assertThat(report.summary("text")).singleElement().matches(d -> d.code().equals("too-much"));
    assertThat(budget.take(quota, all - 1, origin)).isTrue();
    assertThat(budget.take(quota, 1, origin)).isTrue();
    assertThat(budget.take(quota, 1, origin)).isFalse();
    assertThat(new Budget(report, 3).left(quota)).isEqualTo(3 * all);
  }

  @Test
  void boundsTheDepth() {
    assertThat(budget.depth(Budget.MAX_DEPTH, origin)).isTrue();
    assertThat(budget.depth(Budget.MAX_DEPTH + 1, origin)).isFalse();
    assertThat(report.summary("text")).singleElement().matches(d -> d.code().equals("too-deep"));
  }
}
