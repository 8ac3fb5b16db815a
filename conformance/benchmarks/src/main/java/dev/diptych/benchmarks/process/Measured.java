package dev.diptych.benchmarks.process;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Measurements of one program.
 *
 * @param samples the runs after the warm-up; empty if it failed
 * @param failure why it failed; empty if it did not
 */
public record Measured(List<Sample> samples, String failure) {
  /** Sorts the runs, the fastest first. */
  public Measured {
    samples = samples.stream().sorted(Comparator.comparingDouble(Sample::seconds)).toList();
  }

  static Measured failed(String why) {
    return new Measured(List.of(), why);
  }

  /** Whether it succeeded. */
  public boolean ok() {
    return failure.isEmpty();
  }

  /** Median of the times. */
  public double median() {
    return median(Sample::seconds);
  }

  /** Median of the processor times; 0 if not available. */
  public double cpu() {
    return median(Sample::cpu);
  }

  private double median(ToDoubleFunction<Sample> part) {
    double[] sorted = samples.stream().mapToDouble(part).sorted().toArray();
    return (sorted[sorted.length / 2] + sorted[(sorted.length - 1) / 2]) / 2;
  }

  /** The shortest time. */
  public double fastest() {
    return samples.get(0).seconds();
  }

  /** The longest time. */
  public double slowest() {
    return samples.get(samples.size() - 1).seconds();
  }

  /** Peak memory of all runs. */
  public long peakBytes() {
    return samples.stream().mapToLong(Sample::peakBytes).max().orElse(0);
  }
}
