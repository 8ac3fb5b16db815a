package dev.diptych.binary.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a run may cost. */
class BudgetTest {
  @Test
  void memoryIsCountedBeforeItIsAllocated() {
    Budget budget = Budget.of(1000, 2);
    long all = 2 * (Budget.FLOOR + 1000 * Budget.PER_BYTE);
    budget.spend(all - 1);
    assertThatThrownBy(() -> budget.spend(2)).isInstanceOf(BudgetExceededException.class);
    budget.spend(1);
    assertThatThrownBy(() -> budget.spend(1)).isInstanceOf(BudgetExceededException.class);
  }

  @Test
  void valuesThatTheInputAccountsForAreFree() {
    Budget budget = Budget.of(1000, 1);
    for (int i = 0; i < 2000; i++) {
      budget.value();
    }
    budget.spend(Budget.FLOOR + 1000 * Budget.PER_BYTE);
    assertThatThrownBy(budget::value).isInstanceOf(BudgetExceededException.class);
  }

  @Test
  void aRunHasItsBudgetAndNothingElseHas() {
    Budget budget = Budget.of(0, 1);
    assertThat(budget.<Budget>run(Budget::current)).isSameAs(budget);
    Budget.current().spend(Long.MAX_VALUE);
  }

  @Test
  void asksForTheSizeOfItsInputOnlyWhenTheKnownOneIsUsedUp() {
    AtomicInteger asked = new AtomicInteger();
    Budget budget = Budget.of(1, () -> 10 + asked.getAndIncrement(), 1);
    budget.value();
    budget.value();
    assertThat(asked).hasValue(0);
    for (int i = 2; i < 20; i++) {
      budget.value();
    }
    budget.spend(Budget.FLOOR + 10L * Budget.PER_BYTE - Budget.VALUE);
    budget.value();
    assertThat(asked).hasValue(1);
    assertThatThrownBy(budget::value).isInstanceOf(BudgetExceededException.class);
  }
}
