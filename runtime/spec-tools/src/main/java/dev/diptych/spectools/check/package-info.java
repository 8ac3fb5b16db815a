/**
 * The report of {@code spec check}: a page on what decides how texts are written, or how each field
 * is stored and shown.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.check;

import org.jspecify.annotations.NullMarked;
