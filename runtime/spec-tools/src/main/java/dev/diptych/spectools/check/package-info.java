/**
 * The report of {@code spec check}: how each field is stored and shown in the text.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.check;

import org.jspecify.annotations.NullMarked;
