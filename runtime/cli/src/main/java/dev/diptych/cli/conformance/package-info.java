/** Commands that run implementations of the formats against the vectors. */
@NullMarked
package dev.diptych.cli.conformance;

import org.jspecify.annotations.NullMarked;
