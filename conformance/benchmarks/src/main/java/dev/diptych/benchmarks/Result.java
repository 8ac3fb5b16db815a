package dev.diptych.benchmarks;

import dev.diptych.benchmarks.process.Measured;

/**
 * A line of a table.
 *
 * @param name what was run
 * @param on what it was run on
 * @param way what to compare it with
 * @param megabytes what its speed counts, in millions of bytes; 0 where only the time counts
 * @param measured what came out
 */
record Result(String name, String on, Way way, double megabytes, Measured measured) {
  /** Megabytes a second; 0 where that means nothing. */
  double speed() {
    return measured.ok() ? megabytes / measured.median() : 0;
  }
}
