/** Syntax errors: recovery of the parser, and messages. */
@NullMarked
package dev.diptych.text.syntax.error;

import org.jspecify.annotations.NullMarked;
