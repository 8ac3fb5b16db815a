package dev.diptych.benchmarks.process;

/**
 * One run.
 *
 * @param seconds from the start to the end of the process
 * @param peakBytes the most memory that was resident; 0 where this system does not tell
 */
public record Sample(double seconds, long peakBytes) {}
