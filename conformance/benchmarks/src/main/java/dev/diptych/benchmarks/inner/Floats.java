package dev.diptych.benchmarks.inner;

import dev.diptych.text.number.FloatPrinter;
import dev.diptych.text.number.NumberReader;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Numbers from 0.001 to 2, as in a recording. One operation is one number. */
@State(Scope.Benchmark)
public class Floats {
  /** Too many for a branch predictor to learn. */
  static final int COUNT = 100_000;

  private static final int SEED = 17;
  private static final int NOTHING = -1;

  private final int[] bits = new int[COUNT];
  private final byte[] text = new byte[COUNT * FloatPrinter.MAX_LENGTH];
  private final byte[] out = new byte[COUNT * FloatPrinter.MAX_LENGTH];
  private final NumberReader reader = new NumberReader();
  private final int length;

  /** Numbers and their text. */
  public Floats() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < COUNT; i++) {
      bits[i] = Float.floatToRawIntBits((float) random.nextDouble(0.001, 2));
    }
    length = printInto(text);
  }

  /** From bits to bytes. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public int print() {
    return printInto(out);
  }

  /** From bytes to bits. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public int read() {
    int sum = 0;
    int at = 0;
    while (at < length) {
      int end = reader.scanFloat(text, at, length);
      sum += end == NOTHING ? 0 : reader.floatBits();
      at = end + 1;
    }
    return sum;
  }

  private int printInto(byte[] bytes) {
    int at = 0;
    for (int number : bits) {
      at = FloatPrinter.print(number, bytes, at);
      bytes[at++] = ' ';
    }
    return at;
  }
}
