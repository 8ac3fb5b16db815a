/**
 * Prints documents as canonical text. Omits derived values and defaults; prints curves of one
 * quantity as one table if possible. Knows nothing of files or of parsing.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.print;

import org.jspecify.annotations.NullMarked;
