/** Input data: recordings and motions generated from a seed. */
package dev.diptych.benchmarks.data;
