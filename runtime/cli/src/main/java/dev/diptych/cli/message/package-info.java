/**
 * Prints diagnostics and failures, for people or for programs.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.message;

import org.jspecify.annotations.NullMarked;
