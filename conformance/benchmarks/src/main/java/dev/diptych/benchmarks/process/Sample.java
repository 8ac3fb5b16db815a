package dev.diptych.benchmarks.process;

/**
 * One run.
 *
 * @param seconds from the start to the end of the process
 * @param cpu processor time in seconds, of all threads; 0 if not available
 * @param peakBytes peak resident memory; 0 if not available
 */
public record Sample(double seconds, double cpu, long peakBytes) {}
