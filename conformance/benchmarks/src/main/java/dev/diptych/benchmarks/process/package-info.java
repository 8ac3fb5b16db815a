/** Runs programs as a person would, and looks at the clock and at their memory. */
package dev.diptych.benchmarks.process;
