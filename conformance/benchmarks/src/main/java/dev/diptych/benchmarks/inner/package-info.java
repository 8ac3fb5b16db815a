/** The parts of the conversion, each in its own warm JVM. */
package dev.diptych.benchmarks.inner;
