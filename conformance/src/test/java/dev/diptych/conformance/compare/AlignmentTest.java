package dev.diptych.conformance.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.twin.compare.Alignment;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Alignments are common subsequences, and the longest of them for short sequences. */
class AlignmentTest {
  @Property(tries = 2000)
  void isTheLongestCommonSubsequence(@ForAll long seed) {
    Random random = new Random(seed);
    int[] a = random.ints(random.nextInt(40), 0, 1 + random.nextInt(8)).toArray();
    int[] b = random.ints(random.nextInt(40), 0, 1 + random.nextInt(8)).toArray();
    assertThat(common(a, b)).isEqualTo(longest(a, b));
  }

  @Test
  void longSequencesWithoutCommonElementsEnd() {
    int[] a = new Random(1).ints(300_000, 0, 1 << 30).toArray();
    int[] b = new Random(2).ints(300_000, 0, 1 << 30).toArray();
    b[150_000] = a[150_000];
    assertThat(common(a, b)).isGreaterThanOrEqualTo(0);
  }

  @Test
  void longSequencesWithFewDifferences() {
    int[] a = new Random(1).ints(1_000_000, 0, 1 << 30).toArray();
    int[] b = a.clone();
    for (int i = 0; i < 100; i++) {
      b[i * 9_973] ^= 1;
    }
    assertThat(common(a, b)).isEqualTo(a.length - 100);
  }

  private static int common(int[] a, int[] b) {
    int[] matches = Alignment.match(a.length, b.length, (i, j) -> a[i] == b[j]);
    assertThat(matches).hasSameSizeAs(a);
    int count = 0;
    int last = -1;
    for (int i = 0; i < a.length; i++) {
      if (matches[i] >= 0) {
        assertThat(matches[i]).isGreaterThan(last);
        assertThat(a[i]).isEqualTo(b[matches[i]]);
        last = matches[i];
        count++;
      }
    }
    return count;
  }

  private static int longest(int[] a, int[] b) {
    int[][] best = new int[a.length + 1][b.length + 1];
    for (int i = 1; i <= a.length; i++) {
      for (int j = 1; j <= b.length; j++) {
        best[i][j] =
            a[i - 1] == b[j - 1]
                ? best[i - 1][j - 1] + 1
                : Math.max(best[i - 1][j], best[i][j - 1]);
      }
    }
    return best[a.length][b.length];
  }
}
