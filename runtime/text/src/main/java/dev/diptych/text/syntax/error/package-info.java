/**
 * Syntax errors: recovery of the parser, and messages.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.syntax.error;

import org.jspecify.annotations.NullMarked;
