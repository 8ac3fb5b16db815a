/** The parts of the way, each alone in a warm Java. */
package dev.diptych.benchmarks.inner;
