/**
 * Formats texts, plain or authored: changes white space only. Works on tokens, so it knows no
 * formats or schemas.
 */
@NullMarked
package dev.diptych.authoring.format;

import org.jspecify.annotations.NullMarked;
