/**
 * Parses authored texts with the authoring grammar. The only package here that knows ANTLR; knows
 * nothing of schemas.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.syntax;

import org.jspecify.annotations.NullMarked;
