/**
 * Writes an example as a text with comments.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.example.write;

import org.jspecify.annotations.NullMarked;
