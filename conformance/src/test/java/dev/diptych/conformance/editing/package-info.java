/** The editing commands, checked by a model and an evaluator that share no code with them. */
package dev.diptych.conformance.editing;
