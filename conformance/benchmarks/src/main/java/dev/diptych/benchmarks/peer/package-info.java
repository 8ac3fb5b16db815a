/** The same recording with other tools: each in its own program and its natural form. */
package dev.diptych.benchmarks.peer;
