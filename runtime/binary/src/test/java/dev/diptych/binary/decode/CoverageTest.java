package dev.diptych.binary.decode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class CoverageTest {
  private static final int SIZE = 24;

  @Property
  void agreesWithASetOfBytes(
      @ForAll @Size(max = 12) List<@IntRange(max = SIZE) Integer> ends,
      @ForAll @IntRange(max = SIZE) int from,
      @ForAll @IntRange(max = SIZE) int length) {
    Coverage coverage = new Coverage();
    BitSet bytes = new BitSet();
    for (int i = 0; i + 1 < ends.size(); i += 2) {
      int start = Math.min(ends.get(i), ends.get(i + 1));
      int end = Math.max(ends.get(i), ends.get(i + 1));
      coverage.add(start, end);
      bytes.set(start, end);
    }
    int to = Math.min(SIZE, from + length);
    assertThat(coverage.total()).isEqualTo(bytes.cardinality());
    assertThat(coverage.end()).isEqualTo(bytes.length());
    if (from < to) {
      assertThat(coverage.within(from, to)).isEqualTo(bytes.get(from, to).cardinality());
      assertThat(coverage.covers(from, to)).isEqualTo(bytes.nextClearBit(from) >= to);
    }
  }

  @Test
  void joinsRunsThatBecomeAdjacent() {
    Coverage coverage = new Coverage();
    coverage.add(8, 12);
    coverage.add(0, 4);
    assertThat(coverage.covers(0, 12)).isFalse();
    coverage.add(4, 8);
    assertThat(coverage.covers(0, 12)).isTrue();
  }

  @Test
  void isEmptyAtFirst() {
    Coverage coverage = new Coverage();
    assertThat(coverage.covers(0, 1)).isFalse();
    assertThat(coverage.within(0, 9)).isZero();
    assertThat(coverage.end()).isZero();
  }
}
