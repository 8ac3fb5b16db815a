/**
 * Finds the bracket that is missing or too many in a text with errors, so that it is the only error
 * that is reported for it.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.bracket;

import org.jspecify.annotations.NullMarked;
