/** Measures the command as people run it, its peers, and what numbers alone would cost. */
package dev.diptych.benchmarks;
