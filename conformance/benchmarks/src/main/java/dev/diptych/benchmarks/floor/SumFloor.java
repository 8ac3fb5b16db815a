package dev.diptych.benchmarks.floor;

import dev.diptych.benchmarks.data.Take;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Path;

/** Maps a recording and sums its numbers. */
public final class SumFloor {
  private SumFloor() {}

  /** Arguments: the recording. */
  public static void main(String[] args) throws IOException {
    double sum = 0;
    for (Take.Curve curve : Take.read(Path.of(args[0])).curves()) {
      sum += sum(curve.keys());
    }
    System.out.println(sum);
  }

  private static float sum(FloatBuffer keys) {
    float sum = 0;
    for (int i = 0; i < keys.limit(); i++) {
      sum += keys.get(i);
    }
    return sum;
  }
}
