/** The minimal work. */
package dev.diptych.benchmarks.floor;
