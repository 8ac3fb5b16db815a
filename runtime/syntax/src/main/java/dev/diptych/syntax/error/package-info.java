/**
 * What an invalid text was meant to be: repairs by search, the tokens of a repaired text, and the
 * messages. Knows no construct of the languages: it tries changes, and the tables say how much of
 * the text they accept then.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.syntax.error;

import org.jspecify.annotations.NullMarked;
