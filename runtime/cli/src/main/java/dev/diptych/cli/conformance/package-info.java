/** Commands that run implementations of the formats against the vectors. */
package dev.diptych.cli.conformance;
