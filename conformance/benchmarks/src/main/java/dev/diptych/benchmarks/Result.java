package dev.diptych.benchmarks;

import dev.diptych.benchmarks.process.Measured;

/**
 * A row of a table.
 *
 * @param name what was run
 * @param on the input
 * @param way the direction, for comparison
 * @param megabytes size for its speed, in millions of bytes; 0 if only the time matters
 * @param measured the measurement
 */
record Result(String name, String on, Way way, double megabytes, Measured measured) {
  /** Megabytes per second; 0 if not applicable. */
  double speed() {
    return measured.ok() ? megabytes / measured.median() : 0;
  }
}
