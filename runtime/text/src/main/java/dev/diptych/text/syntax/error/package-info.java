/** Syntax errors: recovery of the parser, and messages. */
package dev.diptych.text.syntax.error;
