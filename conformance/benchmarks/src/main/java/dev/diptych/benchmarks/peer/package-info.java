/**
 * The same recording in the hands of others: each its own program, each in its own natural form.
 */
package dev.diptych.benchmarks.peer;
