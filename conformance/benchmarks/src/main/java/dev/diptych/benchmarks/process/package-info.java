/** Runs programs and measures their time and memory. */
package dev.diptych.benchmarks.process;
