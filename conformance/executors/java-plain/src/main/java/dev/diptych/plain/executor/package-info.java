/** Answers the conformance suite through plain generated code. */
package dev.diptych.plain.executor;
