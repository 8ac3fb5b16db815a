/**
 * The differences between two specs, as data and in words.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.diff.change;

import org.jspecify.annotations.NullMarked;
