package dev.diptych.benchmarks.process;

import java.util.Comparator;
import java.util.List;

/**
 * What some runs of one program gave.
 *
 * @param samples the runs after the warm-up; empty where it failed
 * @param failure why it failed; empty where it did not
 */
public record Measured(List<Sample> samples, String failure) {
  /** Keeps its own copy of the list, the fastest run first. */
  public Measured {
    samples = samples.stream().sorted(Comparator.comparingDouble(Sample::seconds)).toList();
  }

  static Measured failed(String why) {
    return new Measured(List.of(), why);
  }

  /** Whether it did what it was asked for. */
  public boolean ok() {
    return failure.isEmpty();
  }

  /** Of the times. */
  public double median() {
    int upper = samples.size() / 2;
    int lower = (samples.size() - 1) / 2;
    return (samples.get(lower).seconds() + samples.get(upper).seconds()) / 2;
  }

  /** The shortest time. */
  public double fastest() {
    return samples.get(0).seconds();
  }

  /** The longest time. */
  public double slowest() {
    return samples.get(samples.size() - 1).seconds();
  }

  /** The most memory that any run had. */
  public long peakBytes() {
    return samples.stream().mapToLong(Sample::peakBytes).max().orElse(0);
  }
}
