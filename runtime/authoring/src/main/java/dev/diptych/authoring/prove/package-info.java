/**
 * Formats texts, plain or authored: changes white space only. Works on tokens, so it knows no
 * formats or schemas.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.prove;

import org.jspecify.annotations.NullMarked;
