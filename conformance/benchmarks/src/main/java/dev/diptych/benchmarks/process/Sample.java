package dev.diptych.benchmarks.process;

/**
 * One run.
 *
 * @param seconds from the start to the end of the process
 * @param peakBytes peak resident memory; 0 if not available
 */
public record Sample(double seconds, long peakBytes) {}
