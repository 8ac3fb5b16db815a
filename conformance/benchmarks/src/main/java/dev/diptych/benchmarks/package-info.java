/** Measures the command as a whole, its peers, and the cost of number conversion alone. */
package dev.diptych.benchmarks;
