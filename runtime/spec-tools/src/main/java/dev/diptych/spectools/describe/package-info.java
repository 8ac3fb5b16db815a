/**
 * Describes the fields of a spec in words: their form in the text, their storage, offsets and
 * derivations.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.describe;

import org.jspecify.annotations.NullMarked;
