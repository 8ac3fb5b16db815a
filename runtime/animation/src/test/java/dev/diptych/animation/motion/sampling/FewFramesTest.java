package dev.diptych.animation.motion.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.motion.Track;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

/** Whatever is wanted, the chosen keys play it, frame by frame. */
class FewFramesTest {
  @Property(tries = 300)
  void everyFrameIsWithinTheTolerance(
      @ForAll Track.Kind kind,
      @ForAll boolean spline,
      @ForAll @IntRange(min = 1, max = 120) int length,
      @ForAll @IntRange(max = 50) int first,
      @ForAll @DoubleRange(min = 0.01, max = 5) double tolerance,
      @ForAll long seed) {
    double[][] wanted = wanted(kind, length + 1, new Random(seed));
    int middle = first + length / 2;
    int[] required = {first, middle, first + length};
    Track like =
        new Track(kind, "", "", "", spline ? "spline" : "linear", new int[0], new double[0]);
    int[] frames = Arrays.stream(required).distinct().toArray();
    Track keys = FewFrames.keys(like, frames, frame -> wanted[frame - first], tolerance);
    assertThat(keys.frames()).isSorted().doesNotHaveDuplicates().contains(required);
    Sampling played = Sampling.of(keys);
    for (int i = 0; i < wanted.length; i++) {
      double[] at = played.at(first + i).orElseThrow();
      assertThat(distance(kind, at, wanted[i])).isLessThan(tolerance + 2e-4);
    }
  }

  @Example
  void straightLinesNeedNoKeysBetween() {
    Track like = new Track(Track.Kind.VECTOR, "", "", "", "linear", new int[0], new double[0]);
    int[] ends = {10, 110};
    Track keys = FewFrames.keys(like, ends, frame -> new double[] {frame, 0, 2 * frame}, 1e-3);
    assertThat(keys.frames()).containsExactly(10, 110);
  }

  private static double[][] wanted(Track.Kind kind, int size, Random random) {
    double[][] wanted = new double[size][];
    double[] walk = random.doubles(kind.width(), -1, 1).toArray();
    for (int i = 0; i < size; i++) {
      for (int axis = 0; axis < walk.length; axis++) {
        // Smooth stretches, and jumps.
        walk[axis] += random.nextInt(20) == 0 ? random.nextGaussian() : 0.01;
      }
      wanted[i] =
          kind == Track.Kind.VECTOR
              ? walk.clone()
              : new Quaternion(walk[0], walk[1], walk[2], walk[3]).unit().toArray();
    }
    return wanted;
  }

  /** A distance, or the angle of a rotation in degrees. */
  private static double distance(Track.Kind kind, double[] one, double[] other) {
    double square = 0;
    double dot = 0;
    for (int i = 0; i < one.length; i++) {
      square += (one[i] - other[i]) * (one[i] - other[i]);
      dot += one[i] * other[i];
    }
    return kind == Track.Kind.VECTOR
        ? Math.sqrt(square)
        : 2 * Math.toDegrees(Math.acos(Math.min(1, Math.abs(dot) / length(one))));
  }

  private static double length(double[] numbers) {
    return Math.sqrt(Arrays.stream(numbers).map(number -> number * number).sum());
  }
}
