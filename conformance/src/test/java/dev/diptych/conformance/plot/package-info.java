/** Plots, read back and compared with evaluators that share no code with them. */
package dev.diptych.conformance.plot;
