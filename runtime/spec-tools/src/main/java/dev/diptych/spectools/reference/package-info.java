/**
 * Writes reference pages of specs, of the bytes and of the text.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.reference;

import org.jspecify.annotations.NullMarked;
