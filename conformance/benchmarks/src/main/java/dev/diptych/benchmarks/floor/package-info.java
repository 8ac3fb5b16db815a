/** The least that there is to do. */
package dev.diptych.benchmarks.floor;
