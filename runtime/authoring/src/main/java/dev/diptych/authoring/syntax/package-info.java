/**
 * Parses authored texts with the authoring grammar. The only package here that knows ANTLR; knows
 * nothing of schemas.
 */
@NullMarked
package dev.diptych.authoring.syntax;

import org.jspecify.annotations.NullMarked;
