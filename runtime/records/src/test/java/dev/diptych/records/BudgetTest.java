package dev.diptych.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What a run may cost beyond what its input pays for. */
class BudgetTest {
  private static <T> T run(int input, Supplier<T> work) {
    return Budget.of(input, 1).run(work);
  }

  /** Steps until the budget ends, at most {@code most}. */
  private static int steps(RecordStream stream, int most) {
    for (int i = 0; i < most; i++) {
      try {
        stream.pos();
      } catch (BudgetExceededException e) {
        return i;
      }
    }
    return most;
  }

  @Test
  void stepsWithoutReadingAreStopped() {
    int steps = run(4, () -> steps(new RecordStream(new byte[4]), 10_000_000));
    assertThat(steps).isBetween(100_000, 1_000_000);
  }

  @Test
  void stepsThatReadNewBytesAreFree() {
    int input = 1 << 20;
    int steps =
        run(
            input,
            () -> {
              RecordStream stream = new RecordStream(new byte[input]);
              int total = 0;
              while (!stream.isEof()) {
                stream.readU1();
                total += steps(stream, 16);
              }
              Budget.current().spend(Budget.FLOOR);
              return total;
            });
    assertThat(steps).isEqualTo(16 * input);
  }

  @Test
  void longStringsDoNotRaiseTheBudget() {
    int input = 1 << 20;
    int steps =
        run(
            input,
            () -> {
              RecordStream stream = new RecordStream(new byte[input]);
              stream.readBytes(input);
              return steps(stream, 10_000_000);
            });
    assertThat(steps).isLessThan(1_000_000);
  }

  @Test
  void readingTheSameBytesRepeatedlyIsStopped() {
    assertThatThrownBy(() -> run(1 << 16, () -> again(new RecordStream(new byte[1 << 16]))))
        .isInstanceOf(BudgetExceededException.class);
  }

  private static int again(RecordStream stream) {
    for (int i = 0; i < 10_000; i++) {
      stream.seek(0);
      stream.readBytesFull();
    }
    return 0;
  }

  @Test
  void unpackingBeyondTheBudgetIsStopped() {
    byte[] packed = Zlib.pack(new byte[100 << 20], Zlib.DEFAULT_LEVEL);
    assertThatThrownBy(() -> run(packed.length, () -> Zlib.unpack(packed)))
        .isInstanceOf(BudgetExceededException.class);
    byte[] unpacked = Budget.of(packed.length, 3).run(() -> Zlib.unpack(packed));
    assertThat(unpacked).hasSize(100 << 20);
  }

  @Test
  void streamsAreCountedBeforeAllocation() {
    assertThatThrownBy(() -> run(4, () -> new RecordStream(Integer.MAX_VALUE)))
        .isInstanceOf(BudgetExceededException.class);
  }

  @Test
  void nestedRunsHaveTheirOwnBudget() {
    long left =
        run(
            0,
            () -> {
              run(0, () -> spent(Budget.FLOOR));
              return spent(Budget.FLOOR);
            });
    assertThat(left).isEqualTo(Budget.FLOOR);
    assertThat(spent(Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
  }

  private static long spent(long bytes) {
    Budget.current().spend(bytes);
    return bytes;
  }
}
