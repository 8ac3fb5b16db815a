package dev.diptych.family.chart;

/**
 * An axis.
 *
 * @param label what its numbers are, with their unit
 * @param from the number at its start, finite
 * @param to the number at its end, finite and at least {@code from}
 */
public record Axis(String label, double from, double to) {
  /** Rejects limits that are no numbers. */
  public Axis {
    if (!(Double.isFinite(from) && Double.isFinite(to) && from <= to)) {
      throw new IllegalArgumentException("an axis from " + from + " to " + to);
    }
  }
}
