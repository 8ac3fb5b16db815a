/**
 * Commands that run implementations of the formats against the vectors.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.conformance;

import org.jspecify.annotations.NullMarked;
